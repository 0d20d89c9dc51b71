package elysium.nightfall.show.text;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import org.jspecify.annotations.Nullable;

/// Derives the current phase from the frame stack.
public final class CurrentPhase {

    public enum Phase {
        DRAFT, COMBAT, CHAIN, CLAIM, CLEANUP, OVER
    }

    private CurrentPhase() {}

    /// The current phase, also in a scenario of a single phase.
    public static Phase phase(Nightfall t) {
        if (t.isOver()) return Phase.OVER;
        for (int at = t.depth() - 1; at >= 0; at--) {
            Phase phase = phase(t.frame(at));
            if (phase != null) return phase;
        }
        return Phase.DRAFT;
    }

    /// The phase of a frame; during a phase, the turn frame already names the next.
    private static @Nullable Phase phase(Frame<Nightfall> frame) {
        return switch (frame) {
            case Attacks _,Blocks _,Fights _ -> Phase.COMBAT;
            case Chain _,Resolution _ -> Phase.CHAIN;
            case Claim _ -> Phase.CLAIM;
            case CleanUp _ -> Phase.CLEANUP;
            case Turn turn -> Phase.values()[Math.max(1, turn.at().ordinal())];
            default -> null;
        };
    }

    static @Nullable public Draft draft(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof Draft draft) return draft;
        return null;
    }

    static @Nullable public CleanUp cleanUp(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof CleanUp cleanUp) return cleanUp;
        return null;
    }

    /// The damage left of the combat or text.
    public static int damage(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--) {
            if (t.frame(at) instanceof DamageToPlayer harm) return harm.left();
            if (t.frame(at) instanceof Strike strike) return strike.left();
        }
        return 0;
    }

    /// The current resolution of the resolving order, counted from 1.
    public static int currentResolution(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof Resolution resolution) return resolution.applied();
        return 0;
    }

    /// The seat that may add orders to the chain, or NONE.
    public static int chainBuilder(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof Chain chain) return chain.seat();
        return NONE;
    }

    /// The attacker in combat, or NONE.
    public static int fightingAttacker(Nightfall t) {
        for (int at = t.depth() - 1; at >= 0; at--) {
            Frame<Nightfall> frame = t.frame(at);
            if (frame instanceof Strike strike) return strike.attacker();
        }
        return NONE;
    }

    /// The number of seats before this one in the chain, from the active player on.
    public static int seatsBefore(Nightfall t, int seat) {
        return (seat - t.night.active() + t.players()) % t.players();
    }

    /// The colors allowed for the next order, as a bit set; NONE without a chain.
    public static int allowedColors(Nightfall t) {
        int last = t.last(GameLayout.CHAIN);
        boolean building = chainBuilder(t) != NONE && last != NONE;
        return building ? t.printed(last, Fact.LINKS) : NONE;
    }
}
