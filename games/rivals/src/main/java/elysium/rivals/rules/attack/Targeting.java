package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.STREETS;

import elysium.kernel.Clause;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Checks who may attack whom.
public final class Targeting {
    private static final int[] LEARNING = {STREETS, ATTACHED, ONGOING};

    private Targeting() {}

    /// The clause that forbids a vampire to attack, or null.
    public static @Nullable Clause forbidsAttack(Rivals t, int vampire) {
        if (t.readiness.exhausted(vampire)) return AttackClause.ATTACKER_READY;
        if (!t.coteries.inStreets(vampire) && !mayAttackFromHaven(t, vampire)) return AttackClause.ATTACK_FROM_STREETS;
        if (anyTarget(t, vampire, true)) return null;
        return t.promises.count() > 0 && anyTarget(t, vampire, false) ? RivalsClause.PROMISED
                : AttackClause.NOBODY_IN_REACH;
    }

    /// Whether a text lets a vampire attack Mortals from its Haven.
    public static boolean mayAttackFromHaven(Rivals t, int vampire) {
        return t.coteries.inHaven(vampire) && t.value(Value.MAY_ATTACK_FROM_HAVEN, vampire) > 0;
    }

    /// Whether there is a target, at once or with Intel from discards (RIV-RUL-13).
    ///
    /// @param keeps whether promises of peace count
    private static boolean anyTarget(Rivals t, int vampire, boolean keeps) {
        int seat = t.controller(vampire);
        for (int card = t.first(CITY); card != NONE; card = t.next(card))
            if (t.city.isMortal(card) && forbidsMortal(t, seat, card) == null) return true;
        if (t.coteries.inHaven(vampire)) return false;
        int help = mayLearn(t, seat) ? Short.MAX_VALUE : cardsInAllHands(t);
        for (int foe = t.turn.after(seat); foe != seat; foe = t.turn.after(foe)) {
            if (t.turn.protectedFrom(foe) || keeps && PromiseRules.forbidsAttack(t, seat, foe) != null) continue;
            for (int card = t.coteries.firstOf(foe); card != NONE; card = t.coteries.nextOf(card))
                if (t.attributes.secrecy(card) <= Intel.of(t, vampire, card) + help) return true;
        }
        return false;
    }

    /// Whether a ready card of a seat could give Intel once a target is chosen.
    private static boolean mayLearn(Rivals t, int seat) {
        if (!t.hasTrigger(Moment.IN_INTEL)) return false;
        for (int zones : LEARNING)
            for (int card = t.first(zones + seat); card != NONE; card = t.next(card))
                if (t.isActive(card) && t.readiness.isReady(card) && Texts.has(t, card, Moment.IN_INTEL)) return true;
        return false;
    }

    /// The cards in all hands, each of which could be discarded for Intel (RIV-SEC-03).
    public static int cardsInAllHands(Rivals t) {
        int cards = 0;
        for (int seat = 0; seat < t.players(); seat++) cards += t.count(HAND + seat);
        return cards;
    }

    /// The clause that forbids a vampire or Mortal as target of the current attack, or null.
    ///
    /// @param help the Intel still available
    public static @Nullable Clause forbidsTarget(Rivals t, int card, int help) {
        if (t.zone(card) == CITY) return forbidsMortal(t, CurrentAttack.attackerSeat(t), card);
        if (t.coteries.inHaven(CurrentAttack.attacker(t))) return AttackClause.FROM_HAVEN_AT_MORTALS;
        if (t.coteries.inTorpor(card)) return AttackClause.TORPOR_IS_SAFE;
        if (t.turn.protectedFrom(t.controller(card))) return RivalsClause.FIRST_TURN;
        Clause peace = PromiseRules.forbidsAttack(t, CurrentAttack.attackerSeat(t), t.controller(card));
        if (peace != null) return peace;
        return t.attributes.secrecy(card) <= Intel.of(t, CurrentAttack.attacker(t), card) + help ? null
                : AttackClause.SECRECY;
    }

    private static @Nullable Clause forbidsMortal(Rivals t, int seat, int card) {
        if (t.facts.is(card, Trait.PRINCE)) return AttackClause.PRINCE_LIES_THERE;
        if (!t.city.isMortal(card)) return AttackClause.NO_TARGET;
        return prestigeCost(t, seat, card) < Math.max(1, t.prestige.of(seat)) ? null : AttackClause.TOLL;
    }

    /// The prestige paid to choose a Mortal on another player's card (RIV-RUL-48).
    public static int prestigeCost(Rivals t, int seat, int mortal) {
        int host = t.attachments.hostOf(mortal);
        return host == NONE || t.controller(host) == seat ? 0 : t.value(Value.TOLL, mortal);
    }

    /// The Intel missing against the chosen target.
    public static int missingIntel(Rivals t) {
        int target = CurrentAttack.target(t);
        if (CurrentAttack.isMortal(t) || CurrentAttack.isClaim(t)) return 0;
        return t.attributes.secrecy(target) - Intel.of(t, CurrentAttack.attacker(t), target)
                - t.activityStack.get(AttackFields.INTEL);
    }

    /// Whether a revealed card may choose this target: Intel from discards counts for the first target only
    /// (RIV-SEC-04).
    public static boolean mayTarget(Rivals t, int card) {
        if (card == CurrentAttack.target(t)) return true;
        int help = card == CurrentAttack.firstTarget(t) ? t.activityStack.get(AttackFields.INTEL) : 0;
        return CurrentAttack.inDefendingParty(t, card) && forbidsTarget(t, card, help) == null;
    }
}
