package elysium.server.db;

import org.jspecify.annotations.Nullable;

/// A seat at a table, and who has it.
///
/// @param whose the one an open seat is kept for, or who left this seat to a bot and may return
public record SeatRecord(int seat, Sitter sitter, @Nullable String player, String name,
        Players.@Nullable Player whose) {

    /// What sits on a chair.
    public enum Sitter {
        OPEN, PERSON, SEARCH, RANDOM;

        public boolean bot() {
            return this == SEARCH || this == RANDOM;
        }
    }

    public SeatRecord(int seat, Sitter sitter, @Nullable String player, String name) {
        this(seat, sitter, player, name, null);
    }

    public boolean heldBy(String somebody) {
        return somebody.equals(player);
    }

    /// Whether a bot sits there for somebody who may have the seat again.
    public boolean left() {
        return sitter.bot() && whose != null;
    }

    /// Whether somebody left it to a bot and may have it again.
    public boolean leftBy(@Nullable String somebody) {
        return sitter.bot() && whose != null && whose.id().equals(somebody);
    }
}
