package elysium.kit.trials.brawl;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.kit.trials.Window;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// The last step of a round. It takes place even if the combat ended early, and another combat may begin inside it.
record EndOfRound() implements Window<Brawl>, Speaking {

    @Override public int ranked(Brawl t, int rank) {
        return t.combat.seat(rank);
    }

    @Override public void options(Brawl t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        BrawlFrames.offerHand(t, seat, out, card -> BrawlCards.forbidsRevenge(t, seat, card));
    }

    @Override public void act(Brawl t, int seat, long move) {
        t.ledger.use(Brawl.TURN, seat, BrawlCards.REVENGE);
        t.push(CardPlay.of(t, Move.a(move), 0, seat, BrawlCards.avenger(t, seat)));
    }
}
