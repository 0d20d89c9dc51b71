package elysium.server.message;

import elysium.kernel.Text;

/// A clause of the rules with its text, in JSON.
public record Rule(String id, Text text) {}
