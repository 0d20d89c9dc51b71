package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.CARD;
import static elysium.rivals.rules.attack.AttackFields.INTEL;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.rules.attack.AttackFields.TRIED;
import static elysium.rivals.table.GameLayout.HAND;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.rules.attack.AttackCardRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Step 3 of an attack: each player in turn may give Intel while some is missing (RIV-RUL-12).
final class IntelStep {
    private IntelStep() {}

    static void resume(Rivals t, Attack attack) {
        if (!t.coteries.inCoterie(CurrentAttack.attacker(t))) {
            t.turn.spendAction(false);
            t.become(Attack.to(Stage.CLOSED));            // it did not survive the choice of a Mortal (RIV-RUL-30)
        } else if (Targeting.missingIntel(t) <= 0) {
            t.log(AttackEventKind.DECLARED, CurrentAttack.attackerSeat(t), NONE, 0);
            t.turn.spendAction(false);
            t.become(Attack.to(Stage.KIND));
        } else if (attack.asked() == t.players()) {
            tooSecret(t);
        } else if (mayHelp(t, attack)) {
            t.ask(attack.askedSeat(t));
        } else {
            t.become(Attack.to(Stage.INTEL, attack.asked() + 1));
        }
    }

    private static boolean mayHelp(Rivals t, Attack attack) {
        int seat = attack.askedSeat(t);
        return t.count(HAND + seat) > 0 || attack.asked() == 0 && Windows.any(t, seat, Moment.IN_INTEL);
    }

    /// Not enough Intel: lets the attacker choose another target, or calls the attack off. Discarded cards are lost.
    private static void tooSecret(Rivals t) {
        int card = CurrentAttack.attackCard(t);
        CurrentAttack.mark(t, TRIED);
        t.activityStack.set(INTEL, 0);
        t.activityStack.set(KIND, NONE);
        t.activityStack.set(CARD, NONE);
        if (card != NONE) t.discard(card);
        if (TargetSteps.hasTarget(t)) t.become(Attack.to(Stage.TARGET));
        else TargetSteps.callOff(t);
    }

    static void options(Rivals t, Attack attack, int seat, Offers out) {
        boolean attacks = attack.asked() == 0;
        out.offer(Move.of(Verbs.PASS),
                PromiseRules.forbidsRefusing(t, seat, CurrentAttack.attackerSeat(t), CurrentAttack.defenderSeat(t)));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            if (Hands.isDuplicate(t, card)) continue;
            out.offer(Move.of(Verb.DISCARD_FOR_INTEL, card));
            if (attacks && AttackCardRules.isPlayableInIntelStep(t, card))
                out.offer(Move.of(Verb.ATTACK_CARD, card, AttackKindSteps.UP), forbidsEarly(t, card));
        }
        if (attacks) Windows.offer(t, seat, Moment.IN_INTEL, out);
    }

    private static @Nullable Clause forbidsEarly(Rivals t, int card) {
        if (CurrentAttack.attackCard(t) != NONE) return AttackClause.CARD_KIND;
        return AttackCardRules.forbids(t, card, AttackCardRules.kindOf(t, card));
    }

    static void answered(Rivals t, Attack attack, int seat, long move) {
        switch (Move.verb(move)) {
            case Verb.DISCARD_FOR_INTEL -> {
                CurrentAttack.addIntel(t, 1);
                t.discard(Move.a(move));
                t.logCard(AttackEventKind.INTEL, seat, Move.a(move), 1);
                PromiseRules.endIntelPromise(t, seat, CurrentAttack.attackerSeat(t));
            }
            case Verb.ATTACK_CARD -> playEarly(t, seat, Move.a(move));
            case Verbs.ACTIVATE -> Windows.activate(t, seat, move, Moment.IN_INTEL);
            default -> t.become(Attack.to(Stage.INTEL, attack.asked() + 1));
        }
    }

    /// A card played in this step announces its kind of attack at once (RIV-CRD-35).
    private static void playEarly(Rivals t, int seat, int card) {
        AttackKindSteps.placeAttackCard(t, card, true);
        t.activityStack.set(KIND, AttackCardRules.kindOf(t, card).ordinal());
        t.push(CardPlay.of(t, card, Texts.of(t, card, Moment.FORESEEN), seat, CurrentAttack.attacker(t)));
    }
}
