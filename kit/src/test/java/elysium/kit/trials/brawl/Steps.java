package elysium.kit.trials.brawl;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.kit.trials.Window;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// The steps of a round that are abandoned with the combat.
final class Steps {
    private Steps() {}

    /// The sides answer each other's manoeuvres; the card that manoeuvres is the strike of the round (VTES-RNG-08).
    record Manoeuvre(int side, int passes) implements Combat.Step, Speaking {

        @Override public void resume(Brawl t) {
            if (passes == 2) t.leave();
            else t.ask(t.combat.seat(side));
        }

        @Override public void options(Brawl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            BrawlFrames.offerHand(t, seat, out, card -> BrawlCards.forbidsManoeuvre(t, side, card));
        }

        @Override public void onAnswers(Brawl t, Answers answers) {
            long move = answers.of(t.combat.seat(side));
            boolean passed = Move.verb(move) == Verbs.PASS;
            t.become(new Manoeuvre(1 - side, passed ? passes + 1 : 1));
            if (passed) return;
            t.combat.commit(side, t.face(Move.a(move)));
            t.combat.changeRange();
            t.spend(Move.a(move));
        }
    }

    /// The sides choose strikes, the acting side first; in an additional pair only sides that have one (VTES-STK-14).
    record Choice(int side, boolean first) implements Combat.Step, Speaking {

        @Override public void resume(Brawl t) {
            if (side == 2) {
                t.leave();
            } else if (first || t.combat.extra(side) > 0) {
                t.ask(t.combat.seat(side));
            } else {
                t.combat.strike(side, NONE);
                t.become(new Choice(side + 1, false));
            }
        }

        @Override public void options(Brawl t, int seat, Offers out) {
            boolean bound = first && t.combat.committed(side) != NONE;
            out.offer(Move.of(bound ? Brawl.KEEP : Verbs.PASS));
            out.offer(Move.of(Brawl.HANDS), BrawlCards.forbidsStrike(t, side, BrawlCards.FISTS, first));
            for (int card = t.first(Brawl.HAND + seat); card != NONE; card = t.next(card))
                out.offer(Move.of(Brawl.STRIKE, card), BrawlCards.forbidsStrike(t, side, t.face(card), first));
        }

        @Override public void onAnswers(Brawl t, Answers answers) {
            long move = answers.of(t.combat.seat(side));
            t.become(new Choice(side + 1, first));
            t.combat.strike(side, chosen(t, move));
            if (!first) t.combat.extra(side, 0);
            if (Move.verb(move) == Brawl.STRIKE) t.spend(Move.a(move));
        }

        private int chosen(Brawl t, long move) {
            return switch (Move.verb(move)) {
                case Brawl.KEEP -> t.combat.committed(side);
                case Brawl.HANDS -> BrawlCards.FISTS;
                case Brawl.STRIKE -> t.face(Move.a(move));
                default -> NONE;
            };
        }
    }

    /// The strikes of one speed resolve together, and their damage before the next speed (VTES-EFF-13, VTES-EFF-15).
    record Strikes(int speed) implements Combat.Step {

        @Override public void resume(Brawl t) {
            if (speed == BrawlCards.SPEEDS) {
                t.leave();
                return;
            }
            t.become(new Strikes(speed + 1));
            for (int side = 0; side < 2; side++) strike(t, side);
            if (t.combat.packets() > 0) t.push(new Damage(0));
        }

        private void strike(Brawl t, int side) {
            int def = t.combat.strike(side);
            if (def == NONE || BrawlCards.speed(def) != speed) return;
            if (speed == BrawlCards.ENDS) t.combat.end();
            else t.combat.hurt(t.combat.fighter(side), t.combat.fighter(1 - side), BrawlCards.damage(def),
                    BrawlCards.kind(def));
        }
    }

    /// After the first pair, each side may gain an additional strike, the acting side first (VTES-STK-13).
    record Additional() implements Window<Brawl>, Combat.Step, Speaking {

        @Override public int ranked(Brawl t, int rank) {
            return t.combat.seat(rank);
        }

        @Override public void options(Brawl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            BrawlFrames.offerHand(t, seat, out, card -> BrawlCards.forbidsFlurry(t, t.combat.side(seat), card));
        }

        @Override public void act(Brawl t, int seat, long move) {
            t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
        }
    }

    /// The sides answer each other's presses; an unanswered one decides (VTES-PRS-04).
    record Presses(int side, int passes) implements Combat.Step, Speaking {

        @Override public void resume(Brawl t) {
            if (passes == 2) t.leave();
            else t.ask(t.combat.seat(side));
        }

        @Override public void options(Brawl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            BrawlFrames.offerHand(t, seat, out,
                    card -> t.face(card) == BrawlCards.PRESS ? null : BrawlClause.OTHER_STEP);
        }

        @Override public void onAnswers(Brawl t, Answers answers) {
            int seat = t.combat.seat(side);
            long move = answers.of(seat);
            boolean passed = Move.verb(move) == Verbs.PASS;
            t.become(new Presses(1 - side, passed ? passes + 1 : 1));
            if (!passed) t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
        }
    }
}
