package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.rivals.table.AttackClause;
import elysium.rivals.table.AttackKind;
import elysium.rivals.table.Fact;
import elysium.rivals.table.Kind;
import elysium.rivals.table.Moment;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Trait;
import elysium.rivals.table.Value;
import org.jspecify.annotations.Nullable;

/// Which cards may be played in an attack, by whom.
public final class AttackCardRules {
    private AttackCardRules() {}

    /// Why a card cannot be the Attack card of an attack of a kind, or null.
    public static @Nullable Clause forbids(Rivals t, int card, AttackKind kind) {
        if (!t.is(card, Kind.ATTACK) || (t.printed(card, Fact.ATTACKS) & kind.bit()) == 0)
            return AttackClause.CARD_KIND;
        Clause forbids = forbidsToAll(t, card, CurrentAttack.attackerSeat(t), Fact.ATTACKS);
        if (forbids != null) return forbids;
        return t.printed(card, Fact.REQUIREMENT) > t.bp(CurrentAttack.attacker(t)) ? AttackClause.CARD_BP : null;
    }

    /// Why a card cannot be laid face up, or face down, or null: only Mortals may see it before (RIV-MOR-02).
    public static @Nullable Clause forbidsSide(Rivals t, int card, boolean up) {
        boolean must = t.is(card, Trait.FACE_UP);
        if (up) return must || CurrentAttack.isMortal(t) ? null : AttackClause.FACE_DOWN;
        return must ? AttackClause.FACE_UP : null;
    }

    /// Why the target cannot play a card as its Reaction, or null.
    public static @Nullable Clause forbidsReaction(Rivals t, int card, int reactor) {
        int kind = CurrentAttack.kind(t).bit();
        if (!t.is(card, Kind.REACTION)) return ActionCardRules.otherTime(t, t.controller(reactor), card);
        if ((t.printed(card, Fact.REACTS) & kind) == 0) return AttackClause.REACTION_KIND;
        Clause forbids = forbidsToAll(t, card, t.controller(reactor), Fact.REACTS);
        if (forbids != null) return forbids;
        return t.printed(card, Fact.REQUIREMENT) > t.bp(reactor) ? AttackClause.REACTION_BP : null;
    }

    /// A clan card asks for a vampire of its clan in the coterie; no Ranged card can be played while a text bars them.
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
    public static boolean foreseen(Rivals t, int card) {
        return Texts.of(t, card, Moment.FORESEEN) != NONE;
    }
}
