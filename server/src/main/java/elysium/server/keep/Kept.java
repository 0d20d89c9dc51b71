package elysium.server.keep;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// What is kept of a table besides its entries.
///
/// @param listed whether it stands in the list of open tables, or is found by its address only
/// @param watched whether those who do not sit may look on
/// @param replaced whether a bot takes the seat of somebody who leaves
public record Kept(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
        boolean replaced, long created, State state, List<Chair> chairs) {

    /// How far a table is.
    public enum State {
        OPEN, PLAYING, OVER, FROZEN
    }

    public Kept {
        chairs = List.copyOf(chairs);
    }

    /// The seat that a player has, or NONE.
    public int seatOf(@Nullable String player) {
        if (player == null) return Table.NONE;
        for (Chair chair : chairs) if (chair.heldBy(player)) return chair.seat();
        return Table.NONE;
    }

    public boolean full() {
        return chairs.stream().noneMatch(chair -> chair.sitter() == Chair.Sitter.OPEN);
    }
}
