package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What a Methuselah would gain by a text with what was picked for it, or lose if it is below 0, about in pool.
@FunctionalInterface
public interface VoteStakes {

    int of(Vtes t, CardPlay<Vtes> play, int seat);

    /// Tells the stakes of a text whose parts do not; it says nothing when it is read.
    record Told(VoteStakes stakes) implements Instruction.Requirement<Vtes>, VoteStakes {
        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            return stakes.of(t, play, seat);
        }

        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return null;
        }
    }

    /// Those of a text, or null if none of its parts tells them.
    static @Nullable VoteStakes in(Instruction<Vtes>[] parts) {
        for (Instruction<Vtes> part : parts) if (part instanceof VoteStakes stakes) return stakes;
        return null;
    }
}
