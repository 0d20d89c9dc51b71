package elysium.tabletop.game;

import elysium.kernel.Text;

/// An answer other than passing that a standing order can give.
///
/// @param id the permanent id, under which orders are stored
public record OrderAnswer(String id, Text label) {}
