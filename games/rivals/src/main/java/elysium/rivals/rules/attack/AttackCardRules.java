package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.rivals.rules.ActionCardRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Checks which cards may be played in an attack, and by whom.
public final class AttackCardRules {
    private AttackCardRules() {}

    /// The clause that forbids an Attack card for a kind of attack, or null.
    public static @Nullable Clause forbids(Rivals t, int card, AttackKind kind) {
        if (!t.facts.is(card, Kind.ATTACK) || (t.printed(card, Fact.ATTACKS) & kind.bit()) == 0)
            return AttackClause.CARD_KIND;
        Clause forbids = forbidsToAll(t, card, CurrentAttack.attackerSeat(t), Fact.ATTACKS);
        if (forbids != null) return forbids;
        return t.printed(card, Fact.REQUIREMENT) > t.blood.bp(CurrentAttack.attacker(t)) ? AttackClause.CARD_BP : null;
    }

    /// The clause that forbids playing a card face up or face down, or null: only against Mortals is it public
    /// (RIV-MOR-02).
    public static @Nullable Clause forbidsSide(Rivals t, int card, boolean up) {
        boolean must = t.facts.is(card, Trait.FACE_UP);
        if (up) return must || CurrentAttack.isMortal(t) ? null : AttackClause.FACE_DOWN;
        return must ? AttackClause.FACE_UP : null;
    }

    /// The clause that forbids the target a Reaction, or null.
    public static @Nullable Clause forbidsReaction(Rivals t, int card, int reactor) {
        int kind = CurrentAttack.kind(t).bit();
        if (!t.facts.is(card, Kind.REACTION)) return ActionCardRules.forbidsNow(t, t.controller(reactor), card);
        if ((t.printed(card, Fact.REACTS) & kind) == 0) return AttackClause.REACTION_KIND;
        Clause forbids = forbidsToAll(t, card, t.controller(reactor), Fact.REACTS);
        if (forbids != null) return forbids;
        return t.printed(card, Fact.REQUIREMENT) > t.blood.bp(reactor) ? AttackClause.REACTION_BP : null;
    }

    /// A clan card needs a vampire of its clan in the coterie, and a text may bar all Ranged cards.
    private static @Nullable Clause forbidsToAll(Rivals t, int card, int seat, int kinds) {
        boolean ranged = (t.printed(card, kinds) & AttackKind.RANGED.bit()) != 0;
        if (ranged && t.value(Value.RANGED_BARRED, seat) > 0) return AttackClause.NO_RANGED_CARDS;
        return ActionCardRules.forbidsClan(t, seat, card);
    }

    /// The kind of attack that a card is for, where it names just one.
    public static AttackKind kindOf(Rivals t, int card) {
        return AttackKind.of(Integer.numberOfTrailingZeros(t.printed(card, Fact.ATTACKS)));
    }

    /// Whether a card can be played in the Intel step.
    public static boolean isPlayableInIntelStep(Rivals t, int card) {
        return Texts.of(t, card, Moment.FORESEEN) != NONE;
    }
}
