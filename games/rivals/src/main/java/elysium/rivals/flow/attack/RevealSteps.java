package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.CARD;
import static elysium.rivals.rules.attack.AttackFields.HELD;
import static elysium.rivals.rules.attack.AttackFields.REACTION;
import static elysium.rivals.rules.attack.AttackFields.REACTION_NEGATED;
import static elysium.rivals.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Outing;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.rules.Texts;
import elysium.rivals.rules.attack.AttackCardRules;
import elysium.rivals.rules.attack.Blocking;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Targeting;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// Steps 8 and 9 of an attack: reveal the cards, then abilities of the attacker and the defender.
final class RevealSteps {
    private RevealSteps() {}

    static void resume(Rivals t, Attack attack) {
        switch (attack.at()) {
            case REVEAL -> reveal(t);
            case AIM -> {
                if (mayAim(t)) t.ask(attack.askedSeat(t));
                else t.become(attack.onward());
            }
            case REVEALED -> {
                t.become(attack.onward());
                readCard(t, Moment.REVEALED);
            }
            case REACTS -> {
                t.become(attack.onward());
                readReaction(t, Moment.REACTS);
            }
            case ATTACKER_ACTS -> {
                if (attackerMayAct(t, CurrentAttack.attackerSeat(t))) t.ask(attack.askedSeat(t));
                else t.become(attack.onward());
            }
            default -> {
                if (defenderMayAct(t, CurrentAttack.defenderSeat(t))) t.ask(attack.askedSeat(t));
                else t.become(attack.onward());
            }
        }
    }

    /// Reveals the Attack card first; if it is illegal, the attack returns to step 6 (RIV-ATK-30, RIV-RUL-15).
    private static void reveal(Rivals t) {
        int card = CurrentAttack.attackCard(t), reaction = CurrentAttack.reactionCard(t);
        if (card != NONE) show(t, card);
        if (card != NONE && AttackCardRules.forbids(t, card, CurrentAttack.kind(t)) != null) {
            backToBlocks(t, card, reaction);
            return;
        }
        if (reaction != NONE) show(t, reaction);
        if (reaction != NONE && AttackCardRules.forbidsReaction(t, reaction, CurrentAttack.reactor(t)) != null)
            drop(t, reaction);
        CurrentAttack.mark(t, HELD);
        t.become(Attack.to(Stage.AIM));
    }

    private static void show(Rivals t, int card) {
        t.turnUp(card);
        t.logCard(AttackEventKind.REVEALED, t.controller(card), card, 0);
    }

    private static void backToBlocks(Rivals t, int card, int reaction) {
        t.logCard(AttackEventKind.ILLEGAL, CurrentAttack.attackerSeat(t), card, 1);
        if (reaction != NONE) t.move(reaction, HAND + t.controller(reaction));
        t.discard(card);
        t.activityStack.set(CARD, NONE);
        t.activityStack.set(REACTION, NONE);
        Blocking.undo(t);
        t.become(Attack.to(Stage.BLOCK));
    }

    /// Discards an illegal Reaction without effect (RIV-REA-09).
    private static void drop(Rivals t, int reaction) {
        t.logCard(AttackEventKind.ILLEGAL, t.controller(reaction), reaction, 0);
        t.discard(reaction);
        t.activityStack.set(REACTION, NONE);
    }

    // ---- a Targeted attack is aimed anew; in a claim only the claimant may be attacked (RIV-PRC-03)

    private static boolean mayAim(Rivals t) {
        int card = CurrentAttack.attackCard(t);
        if (card == NONE || !t.facts.is(card, Trait.TARGETED) || CurrentAttack.isMortal(t) || CurrentAttack.isClaim(t))
            return false;
        int seat = CurrentAttack.defenderSeat(t);
        for (int one = t.coteries.firstOf(seat); one != NONE; one = t.coteries.nextOf(one))
            if (one != CurrentAttack.target(t) && Targeting.mayTarget(t, one)) return true;
        return false;
    }

    // ---- abilities

    private static boolean attackerMayAct(Rivals t, int seat) {
        return Windows.any(t, seat, Moment.IN_ATTACK) || Windows.mayCardAct(t) || Outing.anyAnimal(t, seat);
    }

    private static boolean defenderMayAct(Rivals t, int seat) {
        return seat != NONE && Windows.any(t, seat, Moment.IN_DEFENCE);
    }

    static void options(Rivals t, Attack attack, int seat, Offers out) {
        if (attack.at() == Stage.AIM) {
            for (int one = t.coteries.firstOf(CurrentAttack.defenderSeat(t)); one != NONE; one = t.coteries.nextOf(one))
                if (Targeting.mayTarget(t, one)) out.offer(Move.of(Verb.TARGET, one));
            return;
        }
        out.offer(Move.of(Verbs.PASS));
        if (attack.at() == Stage.ATTACKER_ACTS) Windows.offerOfCard(t, out);
        Windows.offer(t, seat, window(attack), out);
    }

    private static int window(Attack attack) {
        return attack.at() == Stage.ATTACKER_ACTS ? Moment.IN_ATTACK : Moment.IN_DEFENCE;
    }

    static void answered(Rivals t, Attack attack, int seat, long move) {
        if (Move.verb(move) == Verbs.ACTIVATE) {
            Windows.activate(t, seat, move, window(attack));
            return;
        }
        t.become(attack.onward());
        if (Move.verb(move) == Verb.TARGET) CurrentAttack.retarget(t, Move.a(move));
    }

    // ---- what the two cards say

    /// Reads the text of the Attack card for a moment, unless negated.
    static void readCard(Rivals t, int moment) {
        if (Attack.mayCardAct(t)) read(t, CurrentAttack.attackCard(t), moment, CurrentAttack.attacker(t));
    }

    /// Reads the text of the Reaction for a moment, unless negated.
    static void readReaction(Rivals t, int moment) {
        int card = CurrentAttack.reactionCard(t);
        if (card != NONE && !CurrentAttack.marked(t, REACTION_NEGATED)) read(t, card, moment, CurrentAttack.reactor(t));
    }

    private static void read(Rivals t, int card, int moment, int vampire) {
        int mode = Texts.of(t, card, moment);
        if (mode != NONE) t.push(CardPlay.of(t, card, mode, t.owner(card), vampire));
    }
}
