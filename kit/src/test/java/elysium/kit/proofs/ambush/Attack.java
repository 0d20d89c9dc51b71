package elysium.kit.proofs.ambush;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_NOW;
import static elysium.kit.proofs.Proof.Rule.NOT_THAT;
import static elysium.kit.proofs.Proof.Rule.TOO_DEAR;
import static elysium.kit.proofs.ambush.Ambush.ATTACKER;
import static elysium.kit.proofs.ambush.Ambush.BLOCKER;
import static elysium.kit.proofs.ambush.Ambush.HAND;
import static elysium.kit.proofs.ambush.Ambush.LAID;
import static elysium.kit.proofs.ambush.Ambush.POWER;
import static elysium.kit.proofs.ambush.Ambush.REACTOR;
import static elysium.kit.proofs.ambush.Ambush.STREETS;
import static elysium.kit.proofs.ambush.Ambush.STRIKE;
import static elysium.kit.proofs.ambush.Ambush.WEAKENED;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// An attack, with one stage for each numbered step. It owns its activity, so it is never abandoned.
record Attack(int seat, Step at) implements Frame<Ambush> {
    enum Step {
        CARD, BLOCKS, REACTION, REVEAL, CHOICES, DAMAGE, AFTER, OVER
    }

    /// Opens the activity of an attack.
    static Attack begin(Ambush t, int attacker, int target) {
        t.activityStack.begin();
        t.activityStack.set(ATTACKER, attacker);
        t.activityStack.set(Ambush.TARGET, target);
        t.activityStack.set(BLOCKER, NONE);
        t.activityStack.set(REACTOR, NONE);
        t.exhaust(attacker);
        return new Attack(t.controller(attacker), Step.CARD);
    }

    private int foe() {
        return 1 - seat;
    }

    private Attack to(Step step) {
        return new Attack(seat, step);
    }

    @Override public void resume(Ambush t) {
        switch (at) {
            case CARD -> t.ask(seat);
            case BLOCKS, REACTION -> t.ask(foe());
            case REVEAL -> reveal(t);
            case CHOICES -> {
                t.become(to(Step.DAMAGE));
                read(t, seat);
            }
            case DAMAGE -> {
                t.become(to(Step.AFTER));
                int shield = t.count(LAID + foe()) > 0 ? 1 : 0;
                t.hurt(t.victim(), 1 + 2 * t.count(LAID + seat) - shield);
            }
            case AFTER -> {
                t.become(to(Step.OVER));
                read(t, foe());
            }
            case OVER -> {
                for (int side = 0; side < 2; side++)
                    if (t.count(LAID + side) > 0) t.move(t.first(LAID + side), Ambush.DISCARD + side);
                t.activityStack.end();
                t.leave();
            }
        }
    }

    private static void read(Ambush t, int side) {
        if (t.count(LAID + side) > 0) t.push(CardPlay.of(t, t.first(LAID + side), 0, side, NONE));
    }

    /// RIV-ATK-12, RIV-ATK-30: the attack card comes first; if it is illegal, the attack returns to step 6.
    private void reveal(Ambush t) {
        int card = t.first(LAID + seat), reaction = t.first(LAID + foe());
        if (card != NONE) t.turnUp(card);
        if (card != NONE && t.power() < t.printed(card, POWER)) {
            t.move(card, Ambush.DISCARD + seat);
            if (reaction != NONE) t.move(reaction, HAND + foe());
            t.activityStack.refund(0);
            t.activityStack.set(BLOCKER, NONE);
            t.activityStack.set(REACTOR, NONE);
            t.become(to(Step.BLOCKS));
            return;
        }
        if (reaction != NONE) t.turnUp(reaction);
        t.become(to(Step.CHOICES));
    }

    @Override public void options(Ambush t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        switch (at) {
            case CARD -> {
                for (int card = t.first(HAND + who); card != NONE; card = t.next(card))
                    out.offer(Move.of(Ambush.LAY, card), t.face(card) == STRIKE ? null : NOT_NOW);
            }
            case BLOCKS -> {
                for (int card = t.first(STREETS + who); card != NONE; card = t.next(card))
                    out.offer(Move.of(Ambush.BLOCK, card), forbidsBlock(t, who, card));
                for (int card = t.first(HAND + who); card != NONE; card = t.next(card))
                    out.offer(Move.of(Ambush.SPY, card), t.activityStack.get(WEAKENED) > 0 ? NOT_NOW : null);
            }
            case REACTION -> {
                for (int card = t.first(HAND + who); card != NONE; card = t.next(card)) reactions(t, who, card, out);
            }
            default -> throw new IllegalStateException(this + " asks nothing");
        }
    }

    private static void reactions(Ambush t, int who, int card, Offers out) {
        boolean reacts = t.face(card) == Ambush.PARRY || t.face(card) == Ambush.SLANDER;
        for (int character = t.first(STREETS + who); character != NONE; character = t.next(character))
            out.offer(Move.of(Ambush.REACT, card, character),
                    !reacts ? NOT_NOW : t.counters(character) < 2 ? TOO_DEAR : null);
    }

    private static @Nullable Clause forbidsBlock(Ambush t, int who, int card) {
        if (card == t.activityStack.get(Ambush.TARGET) || !t.ready(card)) return NOT_THAT;
        return t.prestige(who) == 0 ? TOO_DEAR : null;
    }

    @Override public void onAnswers(Ambush t, Answers answers) {
        int who = at == Step.CARD ? seat : foe();
        long move = answers.of(who);
        switch (Move.verb(move)) {
            case Ambush.LAY -> t.moveFaceDown(Move.a(move), LAID + who);
            case Ambush.BLOCK -> t.block(Move.a(move));
            case Ambush.REACT -> t.react(Move.a(move), Move.b(move));
            case Ambush.SPY -> {
                t.move(Move.a(move), Ambush.DISCARD + who);
                t.activityStack.set(WEAKENED, 2);
                return;                                   // the question about the block is still to come
            }
            default -> {}
        }
        t.become(to(Step.values()[at.ordinal() + 1]));
    }
}
