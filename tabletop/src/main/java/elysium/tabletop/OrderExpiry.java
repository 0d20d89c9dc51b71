package elysium.tabletop;

import elysium.kernel.Text;

/// How long an order may last that falls away by itself, such as "until this action is over".
///
/// @param id permanent: orders are kept with it
public record OrderExpiry(String id, Text about) {}
