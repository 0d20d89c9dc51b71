package elysium.rivals.table;

import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;

/// Attributes, Disciplines, Secrecy and Influence of vampires.
public final class Attributes extends RivalsPart {
    Attributes(Rivals table) {
        super(table);
    }

    /// The attribute that defends against a kind of attack; attacks of that kind add it too, except Ranged ones.
    public int attribute(int card, AttackKind kind) {
        if (table.coteries.inTorpor(card)) return 0;
        int fact = kind.attribute();
        return table.printed(card, fact) + table.value(Value.PHYSICAL + fact - Fact.PHYSICAL, card);
    }

    public int icons(int card, Discipline discipline) {
        if (table.coteries.inTorpor(card)) return 0;
        return table.printed(card, Fact.ICONS + discipline.ordinal())
                + table.value(Value.ICONS + discipline.ordinal(), card);
    }

    public boolean has(int card, Discipline discipline) {
        return icons(card, discipline) > 0;
    }

    /// The icons in a vampire's party, repeats included (RIV-DIS-04).
    public int partyIcons(int member, Discipline discipline) {
        int icons = 0;
        for (int card = table.first(table.zone(member)); card != NONE; card = table.next(card))
            if (table.coteries.sameParty(card, member)) icons += icons(card, discipline);
        return icons;
    }

    /// How many characters in a vampire's party have a Discipline (RIV-DIS-02).
    public int partyWith(int member, Discipline discipline) {
        int with = 0;
        for (int card = table.first(table.zone(member)); card != NONE; card = table.next(card))
            if (table.coteries.sameParty(card, member) && has(card, discipline)) with++;
        return with;
    }

    public int coterieIcons(int seat, Discipline discipline) {
        int icons = 0;
        for (int card = table.coteries.firstOf(seat); card != NONE; card = table.coteries.nextOf(card))
            icons += icons(card, discipline);
        return icons;
    }

    /// The clan of a vampire that is not in torpor, or of any other card; -1 if none.
    public int clan(int card) {
        return table.coteries.inTorpor(card) ? NONE : table.printed(card, Fact.CLAN);
    }

    public int secrecy(int card) {
        return table.value(Value.NO_SECRECY, card) > 0 ? 0 : Math.max(0, table.value(Value.SECRECY, card));
    }

    /// The Influence that a vampire can exert; 0 in torpor or under a "No Influence" token.
    public int influence(int card) {
        if (table.readiness.hasNoInfluence(card) || table.coteries.inTorpor(card)) return 0;
        return Math.max(0, (table.coteries.isLeader(card) ? 1 : 0) + table.value(Value.INFLUENCE, card));
    }

    public boolean isGuard(int card) {
        return table.isActive(card) && table.facts.is(card, Trait.GUARD) || table.value(Value.GUARD, card) > 0;
    }
}
