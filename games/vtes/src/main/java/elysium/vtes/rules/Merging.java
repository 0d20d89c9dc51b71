package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;

/// Merges advanced vampires with their base cards (VTES-ADV-02).
public final class Merging {
    private Merging() {}

    /// The vampire in play that an uncontrolled one can merge with, or NONE.
    public static int half(Vtes t, int seat, int card) {
        if (!UsableTexts.of(t.book()).any(Trait.ADVANCED)) return NONE;
        int name = t.nameOf(card);
        for (int other = t.firstMinion(seat); other != NONE; other = t.nextMinion(other))
            if (t.isVampire(other) && t.nameOf(other) == name && !t.merged(other)
                    && t.is(other, Trait.ADVANCED) != t.is(card, Trait.ADVANCED))
                return other;
        return NONE;
    }

    /// Merges two cards. The vampire gets the title of the advanced card, if it has one, and yields the title it
    /// contested (VTES-SEC-03).
    public static void merge(Vtes t, int arriving, int inPlay) {
        int title = t.title(inPlay);
        t.merge(arriving, inPlay, t.is(arriving, Trait.ADVANCED));
        if (t.title(inPlay) != title) t.setContestsTitle(inPlay, false);
        t.doubt(inPlay);
        Titles.entered(t, inPlay);
    }
}
