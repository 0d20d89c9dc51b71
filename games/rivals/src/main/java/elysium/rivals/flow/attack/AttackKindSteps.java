package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.CARD;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.attack.AttackCardRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Verb;

/// Steps 4 and 5 of an attack: its kind and its card.
final class AttackKindSteps {
    static final int DOWN = 0, UP = 1;

    private AttackKindSteps() {}

    static void resume(Rivals t, Attack attack) {
        if (attack.at() == Stage.KIND) {
            if (t.activityStack.get(KIND) == NONE) t.ask(attack.askedSeat(t));
            else t.become(Attack.to(Stage.BLOCK));        // a card played in the Intel step has said it
        } else if (mayPlay(t)) {
            t.ask(attack.askedSeat(t));
        } else {
            noCard(t);
        }
    }

    /// Against a claimant, only a Rival of the claimant's player may play a card (RIV-PRC-07).
    private static boolean mayPlay(Rivals t) {
        int seat = CurrentAttack.attackerSeat(t);
        if (t.count(HAND + seat) == 0) return false;
        return !CurrentAttack.isClaim(t) || t.rivalTokens.isRival(seat, CurrentAttack.defenderSeat(t));
    }

    private static void noCard(Rivals t) {
        t.log(AttackEventKind.NO_CARD, CurrentAttack.attackerSeat(t), NONE, 0);
        t.become(Attack.to(Stage.BLOCK));
    }

    static void options(Rivals t, Attack attack, int seat, Offers out) {
        if (attack.at() == Stage.KIND) {
            for (int kind = 0; kind < AttackKind.COUNT; kind++) out.offer(Move.of(Verb.ANNOUNCE, kind));
            return;
        }
        out.offer(Move.of(Verb.NO_CARD));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!Hands.isDuplicate(t, card)) offer(t, card, out);
    }

    private static void offer(Rivals t, int card, Offers out) {
        Clause forbids = AttackCardRules.forbids(t, card, CurrentAttack.kind(t));
        if (forbids != null && !out.collectsRefusals()) return;
        for (int side = DOWN; side <= UP; side++) {
            Clause way = forbids != null ? forbids : AttackCardRules.forbidsSide(t, card, side == UP);
            out.offer(Move.of(Verb.ATTACK_CARD, card, side), way);
        }
    }

    static void answered(Rivals t, int seat, long move) {
        switch (Move.verb(move)) {
            case Verb.ANNOUNCE -> {
                t.activityStack.set(KIND, Move.a(move));
                t.log(AttackEventKind.ANNOUNCED, seat, NONE, Move.a(move));
                t.become(Attack.to(Stage.CARD));
            }
            case Verb.ATTACK_CARD -> {
                t.become(Attack.to(Stage.BLOCK));
                placeAttackCard(t, Move.a(move), Move.b(move) == UP);
            }
            default -> noCard(t);
        }
    }

    /// Places the Attack card beside the attacker.
    static void placeAttackCard(Rivals t, int card, boolean up) {
        int seat = CurrentAttack.attackerSeat(t);
        if (up) t.move(card, PLAYED + seat);
        else t.moveFaceDown(card, PLAYED + seat);
        t.activityStack.set(CARD, card);
        t.logHiddenCard(AttackEventKind.CARD_LAID, seat, card, up ? 1 : 0);
    }
}
