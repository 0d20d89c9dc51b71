package elysium.server.db.table;

import elysium.server.db.people.Players;
import org.jspecify.annotations.Nullable;

/// A seat of a table and its player.
///
/// @param reservedFor the player that an open seat is reserved for, or who left this seat to a bot and may return
public record SeatRecord(int seat, Sitter sitter, @Nullable String player, String name,
        Players.@Nullable Player reservedFor) {

    /// The kind of player at a seat.
    public enum Sitter {
        OPEN, PERSON, SEARCH, RANDOM;

        public boolean isBot() {
            return this == SEARCH || this == RANDOM;
        }
    }

    public SeatRecord(int seat, Sitter sitter, @Nullable String player, String name) {
        this(seat, sitter, player, name, null);
    }

    public boolean isHeldBy(String somebody) {
        return somebody.equals(player);
    }

    /// Whether a bot plays for a player who may return.
    public boolean isLeftToBot() {
        return sitter.isBot() && reservedFor != null;
    }

    /// Whether this player left the seat to a bot and may return.
    public boolean wasLeftBy(@Nullable String somebody) {
        return sitter.isBot() && reservedFor != null && reservedFor.id().equals(somebody);
    }
}
