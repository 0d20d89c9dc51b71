package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;

/// An advanced vampire and its namesake become one (VTES-ADV-02).
public final class Merging {
    private Merging() {}

    /// The vampire in play with which one of the uncontrolled region can merge, or NONE.
    public static int half(Vtes t, int seat, int card) {
        if (!Chances.of(t.book()).any(Trait.ADVANCED)) return NONE;
        int name = t.nameOf(card);
        for (int other = t.firstMinion(seat); other != NONE; other = t.nextMinion(other))
            if (t.isVampire(other) && t.nameOf(other) == name && !t.merged(other)
                    && t.is(other, Trait.ADVANCED) != t.is(card, Trait.ADVANCED))
                return other;
        return NONE;
    }

    public static void merge(Vtes t, int arriving, int inPlay) {
        t.merge(arriving, inPlay, t.is(arriving, Trait.ADVANCED));
        Titles.entered(t, inPlay);
    }
}
