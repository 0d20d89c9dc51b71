package elysium.server.db.table;

import elysium.server.db.people.Players;
import org.jspecify.annotations.Nullable;

/// A seat of a table and its player.
///
/// @param whose the player that an open seat is reserved for, or who left this seat to a bot and may return
public record SeatRecord(int seat, Sitter sitter, @Nullable String player, String name,
        Players.@Nullable Player whose) {

    /// The kind of player at a seat.
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

    /// Whether a bot plays for a player who may return.
    public boolean left() {
        return sitter.bot() && whose != null;
    }

    /// Whether this player left the seat to a bot and may return.
    public boolean leftBy(@Nullable String somebody) {
        return sitter.bot() && whose != null && whose.id().equals(somebody);
    }
}
