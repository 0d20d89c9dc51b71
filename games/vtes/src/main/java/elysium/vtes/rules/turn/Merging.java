package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;

/// Merges advanced vampires with their base cards (VTES-ADV-02).
public final class Merging {
    private Merging() {}

    /// The vampire in play that an uncontrolled one can merge with, or NONE.
    public static int mergePartner(Vtes t, int seat, int card) {
        if (!UsableTexts.of(t.book()).hasTrait(Trait.ADVANCED)) return NONE;
        int name = t.facts.name(card);
        for (int other = t.regions.firstMinion(seat); other != NONE; other = t.regions.nextMinion(other))
            if (t.facts.isVampire(other) && t.facts.name(other) == name && !t.facts.isMerged(other)
                    && t.facts.is(other, Trait.ADVANCED) != t.facts.is(card, Trait.ADVANCED))
                return other;
        return NONE;
    }

    /// Merges two cards. The vampire gets the title of the advanced card, if it has one, and yields the title it
    /// contested (VTES-SEC-03).
    public static void merge(Vtes t, int arriving, int inPlay) {
        int title = t.identity.title(inPlay);
        t.merge(arriving, inPlay, t.facts.is(arriving, Trait.ADVANCED));
        if (t.identity.title(inPlay) != title) t.identity.setContestsTitle(inPlay, false);
        t.identity.requestTitleCheck(inPlay);
        Titles.contestOnEntering(t, inPlay);
    }
}
