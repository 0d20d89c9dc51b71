package elysium.vtes.rules.politics;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What a Methuselah would gain by a text with its picks, roughly in pool; negative for a loss.
@FunctionalInterface
public interface VoteStakes {

    int of(Vtes t, CardPlay<Vtes> play, int seat);

    /// States the stakes of a text whose instructions do not; it does nothing as an instruction.
    record Told(VoteStakes stakes) implements Instruction.Requirement<Vtes>, VoteStakes {
        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            return stakes.of(t, play, seat);
        }

        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return null;
        }
    }

    /// The stakes of a text, or null if none of its instructions states them.
    static @Nullable VoteStakes find(Instruction<Vtes>[] parts) {
        for (Instruction<Vtes> part : parts) if (part instanceof VoteStakes stakes) return stakes;
        return null;
    }
}
