package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import org.jspecify.annotations.Nullable;

/// Finds the text of a card for a moment and checks its requirements.
public final class Texts {
    private Texts() {}

    /// The first text of a card for a moment, or NONE.
    public static int of(Rivals t, int card, int moment) {
        Mode<Rivals>[] modes = t.book().modes(t.face(card));
        for (int mode = 0; mode < modes.length; mode++) if (modes[mode].moment() == moment) return mode;
        return NONE;
    }

    public static boolean has(Rivals t, int card, int moment) {
        return (t.book().triggers(t.face(card)) >> moment & 1) != 0;
    }

    /// The clause that forbids an announced text: an unmet requirement, an unpayable cost; or null.
    public static @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
        return forbids(t, play, true);
    }

    /// The same for a text not announced yet; most have no requirement or cost.
    public static @Nullable Clause forbids(Rivals t, int card, int mode, int seat, int subject) {
        if (t.book().conditions(t.face(card), mode).length == 0) return null;
        return forbids(t, CardPlay.of(t, card, mode, seat, subject), true);
    }

    /// The same by public information only.
    public static boolean mayBeUsed(Rivals t, CardPlay<Rivals> play) {
        return forbids(t, play, false) == null;
    }

    private static @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play, boolean looking) {
        for (Instruction.Precondition<Rivals> condition : t.book().conditions(play.def(), play.mode())) {
            if (!looking && condition instanceof HiddenRequirement) continue;
            Clause forbids = condition.forbids(t, play);
            if (forbids != null) return forbids;
        }
        return null;
    }
}
