package elysium.kit.trials.brawl;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The turns of the gangs, and the offers for a hand.
final class BrawlFrames {
    private BrawlFrames() {}

    /// Why a card may not be played, or null.
    interface Judge {
        @Nullable Clause forbids(int card);
    }

    static void offerHand(Brawl t, int seat, Offers out, Judge judge) {
        for (int card = t.first(Brawl.HAND + seat); card != NONE; card = t.next(card))
            out.offer(Move.of(Brawl.PLAY, card), judge.forbids(card));
    }

    /// A seat may send one of its fighters against one of the rival's.
    record Turn(int seat, boolean done) implements Frame<Brawl>, Speaking {

        @Override public void resume(Brawl t) {
            if (!done) t.ask(seat);
            else if (t.nextTurn()) t.become(new Turn(t.turnOf(), false));
            else t.end();
        }

        @Override public void options(Brawl t, int who, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            for (int mine = t.first(Brawl.READY + who); mine != NONE; mine = t.next(mine))
                for (int theirs = t.first(Brawl.READY + 1 - who); theirs != NONE; theirs = t.next(theirs))
                    out.offer(Move.of(Brawl.FIGHT, mine, theirs));
            offerHand(t, who, out, _ -> BrawlClause.OTHER_STEP);
        }

        @Override public void onAnswers(Brawl t, Answers answers) {
            long move = answers.of(seat);
            t.become(new Turn(seat, true));
            if (Move.verb(move) != Verbs.PASS) t.push(new Combat(Move.a(move), Move.b(move), Combat.Stage.BEGIN));
        }
    }
}
