package elysium.tabletop.game;

import elysium.kernel.Text;

/// When an order expires automatically, such as "until this action is over".
///
/// @param id the permanent id, under which orders are stored
public record OrderExpiry(String id, Text label) {}
