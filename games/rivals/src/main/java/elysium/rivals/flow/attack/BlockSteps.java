package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.REACTION;
import static elysium.rivals.rules.attack.AttackFields.REACTOR;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.attack.AttackCardRules;
import elysium.rivals.rules.attack.Blocking;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// Steps 6 and 7 of an attack: blocks and the Reaction.
final class BlockSteps {
    private BlockSteps() {}

    static void resume(Rivals t, Attack attack) {
        switch (attack.at()) {
            case BLOCK -> {
                Blocking.saveState(t);
                if (Blocking.canAnyoneBlock(t)) t.ask(attack.askedSeat(t));
                else t.become(Attack.to(Stage.FROM_AFAR, 1));
            }
            case FROM_AFAR -> fromAfar(t, attack);
            default -> {
                if (mayReact(t)) t.ask(attack.askedSeat(t));
                else t.become(Attack.to(Stage.REVEAL));
            }
        }
    }

    /// After the defender, asks each player whose texts allow a block, until one blocks (RIV-RUL-53).
    private static void fromAfar(Rivals t, Attack attack) {
        boolean done = attack.asked() >= t.players() || CurrentAttack.blocked(t) || !Blocking.possible(t);
        if (done) {
            if (!CurrentAttack.blocked(t)) t.log(AttackEventKind.UNBLOCKED, CurrentAttack.attackerSeat(t), NONE, 0);
            t.become(Attack.to(Stage.REACTION));
        } else if (!t.turn.protectedFrom(attack.askedSeat(t)) && Windows.any(t, attack.askedSeat(t), Moment.IN_BLOCK)) {
            t.ask(attack.askedSeat(t));
        } else {
            t.become(Attack.to(Stage.FROM_AFAR, attack.asked() + 1));
        }
    }

    /// A player with any card in hand is asked, so that the question reveals nothing. There is no Reaction for a Mortal
    /// or in a claim.
    private static boolean mayReact(Rivals t) {
        int seat = CurrentAttack.defenderSeat(t);
        return seat != NONE && !CurrentAttack.isClaim(t) && t.count(HAND + seat) > 0;
    }

    static void options(Rivals t, Attack attack, int seat, Offers out) {
        switch (attack.at()) {
            case BLOCK -> {
                out.offer(Move.of(Verb.NO_BLOCK));
                for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
                    out.offer(Move.of(Verb.BLOCK, card), Blocking.forbids(t, card));
            }
            case FROM_AFAR -> {
                out.offer(Move.of(Verbs.PASS));
                Windows.offer(t, seat, Moment.IN_BLOCK, out);
            }
            default -> {
                out.offer(Move.of(Verb.NO_REACTION));
                for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
                    if (!Hands.isDuplicate(t, card)) react(t, card, out);
            }
        }
    }

    private static void react(Rivals t, int card, Offers out) {
        out.offer(Move.of(Verb.REACT, card), AttackCardRules.forbidsReaction(t, card, CurrentAttack.target(t)));
    }

    static void answered(Rivals t, Attack attack, int seat, long move) {
        switch (Move.verb(move)) {
            case Verb.BLOCK -> {
                t.become(Attack.to(Stage.REACTION));
                Blocking.block(t, Move.a(move));
            }
            case Verb.NO_BLOCK -> t.become(Attack.to(Stage.FROM_AFAR, 1));
            case Verb.REACT -> {
                t.become(Attack.to(Stage.REVEAL));
                lay(t, seat, Move.a(move));
            }
            case Verb.NO_REACTION -> {
                t.log(AttackEventKind.NO_REACTION, seat, NONE, 0);
                t.become(Attack.to(Stage.REVEAL));
            }
            case Verbs.ACTIVATE -> Windows.activate(t, seat, move, Moment.IN_BLOCK);
            default -> t.become(Attack.to(Stage.FROM_AFAR, attack.asked() + 1));
        }
    }

    private static void lay(Rivals t, int seat, int card) {
        t.moveFaceDown(card, PLAYED + seat);
        t.activityStack.set(REACTION, card);
        t.activityStack.set(REACTOR, CurrentAttack.target(t));
        t.logHiddenCard(AttackEventKind.REACTION_LAID, seat, card, 0);
    }
}
