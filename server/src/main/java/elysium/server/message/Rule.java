package elysium.server.message;

import elysium.kernel.Text;

/// A clause of the rules as clients show it.
public record Rule(String id, Text text) {}
