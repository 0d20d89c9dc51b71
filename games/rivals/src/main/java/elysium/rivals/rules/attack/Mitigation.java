package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.VICTIM;
import static elysium.rivals.rules.attack.AttackFields.WEAKENED;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Reduces damage: first by attribute, then by shields, then by chosen prevention (RIV-RUL-59).
public final class Mitigation {
    private Mitigation() {}

    // ---- for texts that prevent

    /// The character about to take damage.
    public static int victim(Rivals t) {
        return t.activityStack.get(VICTIM);
    }

    /// The damage left.
    public static int damageLeft(Rivals t) {
        return t.defeats.pendingDamage(victim(t));
    }

    /// The Aggravated part of it.
    public static int aggravatedLeft(Rivals t) {
        return t.defeats.pendingAggravated(victim(t));
    }

    /// The kind of damage; null for Antagonists and for texts that name none.
    public static @Nullable AttackKind kind(Rivals t) {
        return kind(t, victim(t));
    }

    /// Prevents some of the damage, Aggravated first.
    public static void prevent(Rivals t, int most) {
        int card = victim(t), n = Math.min(most, t.defeats.pendingDamage(card));
        take(t, card, n);
        t.logCard(AttackEventKind.PREVENTED, t.controller(card), card, n);
    }

    /// Prevents some of the Aggravated damage.
    public static void preventAggravated(Rivals t, int most) {
        prevent(t, Math.min(most, aggravatedLeft(t)));
    }

    // ---- for the steps of damage

    /// The kind of damage a character takes; an attacker takes that of the Reaction.
    static @Nullable AttackKind kind(Rivals t, int card) {
        boolean back = CurrentAttack.isInProgress(t) && card == CurrentAttack.attacker(t);
        int kind =
                back ? t.printed(CurrentAttack.reactionCard(t), Fact.REPLIES) : t.activityStack.get(AttackFields.KIND);
        return kind == NONE ? null : AttackKind.of(kind);
    }

    /// Reduces damage by attribute and shields, without a choice.
    public static void reduceDamage(Rivals t, int card) {
        byAttribute(t, card);
        int n = Math.min(shields(t, card), t.defeats.pendingDamage(card));
        if (n <= 0) return;
        take(t, card, n);
        t.logCard(AttackEventKind.SHIELDED, t.controller(card), card, n);
    }

    /// Attributes reduce neither Aggravated damage (RIV-AGG-01) nor damage without a kind.
    private static void byAttribute(Rivals t, int card) {
        AttackKind kind = kind(t, card);
        boolean past = CurrentAttack.marked(t, AttackFields.PAST_ATTRIBUTE);
        if (kind == null || past && aimedAt(t, card)) return;
        int n = Math.min(t.attributes.attribute(card, kind),
                t.defeats.pendingDamage(card) - t.defeats.pendingAggravated(card));
        if (n <= 0) return;
        t.defeats.setPendingDamage(card, t.defeats.pendingDamage(card) - n, t.defeats.pendingAggravated(card));
        t.logCard(AttackEventKind.WITHSTOOD, t.controller(card), card, n);
    }

    /// The shields of a character against this attack; a Reaction's protect the character that plays it (RIV-REA-08).
    public static int shields(Rivals t, int card) {
        if (!CurrentAttack.isInProgress(t)) return 0;
        boolean aimed = card != CurrentAttack.attacker(t);
        if (aimed && (CurrentAttack.marked(t, AttackFields.PAST_SHIELDS) || t.value(Value.IGNORES_SHIELDS, card) > 0))
            return 0;
        int shields = t.cardTokens.shield(card) + t.value(Value.SHIELDS, card) + printed(t, card);
        if (aimedAt(t, card)) shields += t.value(Value.TARGET_SHIELDS, card) - t.activityStack.get(WEAKENED);
        return Math.max(0, shields);
    }

    private static int printed(Rivals t, int card) {
        int reaction = CurrentAttack.reactionCard(t);
        if (reaction == NONE || card != CurrentAttack.reactor(t)) return 0;
        return CurrentAttack.marked(t, AttackFields.REACTION_NEGATED) ? 0
                : Math.max(0, t.printed(reaction, Fact.SHIELD));
    }

    private static boolean aimedAt(Rivals t, int card) {
        return CurrentAttack.isInProgress(t) && card == CurrentAttack.target(t);
    }

    private static void take(Rivals t, int card, int n) {
        t.defeats.setPendingDamage(card, t.defeats.pendingDamage(card) - n,
                Math.max(0, t.defeats.pendingAggravated(card) - n));
    }

    /// The next character with pending damage, seats from the active one on, or NONE.
    public static int next(Rivals t, int after) {
        int seat = after == NONE ? t.turn.active() : t.controller(after);
        int card = after == NONE ? firstOf(t, seat) : t.coteries.nextOf(after);
        while (true) {
            while (card != NONE && t.defeats.pendingDamage(card) == 0) card = t.coteries.nextOf(card);
            if (card != NONE) return card;
            seat = t.turn.after(seat);
            if (seat == t.turn.active()) return NONE;
            card = firstOf(t, seat);
        }
    }

    private static int firstOf(Rivals t, int seat) {
        return t.defeats.anyPendingDamage(seat) ? t.coteries.firstOf(seat) : NONE;
    }
}
