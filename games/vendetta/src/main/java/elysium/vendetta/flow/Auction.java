package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.rules.Ranking;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// A secret auction of Blood: the lowest bid turns a card face down, the auctioneer's bid is played, the others' bids
/// are lost.
///
/// @param bids the revealed bids, ten bits per seat
/// @param bidders the seats whose bid is not settled yet, as a bit set
public record Auction(int seat, int place, int def, int bidders, long bids, Stage at) implements Frame<Vendetta> {
    private static final int BITS = 10;

    /// Bid; the lowest bidder flips a card; settle the bids.
    public enum Stage {
        BID, FLIP, SETTLE
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case BID -> t.askAll(bidders & t.seats.aliveSeats());
            case FLIP -> flip(t);
            case SETTLE -> settle(t);
        }
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        if (at == Stage.BID) {
            for (int bid = 0; bid <= Fees.spendableBlood(t, who); bid++) out.offer(Move.of(Verb.BID, bid));
            return;
        }
        for (int card = t.first(Locations.position(who, place)); card != NONE; card = t.next(card))
            if (!t.isFaceDown(card)) out.offer(Move.of(Verbs.PICK_CARD, card));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        if (at == Stage.FLIP) {
            t.become(to(bidders, bids, Stage.SETTLE));
            t.turnDown(Move.a(answers.of(lowest(t))));
            return;
        }
        long given = 0;
        for (int i = 0, bidder = t.seats.ambition(); i < t.players(); i++, bidder = t.seats.after(bidder)) {
            if ((bidders >> bidder & 1) == 0) continue;
            given |= (long) Move.a(answers.of(bidder)) << BITS * bidder;
            t.log(EventKind.BID, bidder, place, Move.a(answers.of(bidder)));
        }
        t.become(to(bidders, given, Stage.FLIP));
    }

    private void flip(Vendetta t) {
        int loser = lowest(t), choices = 0, only = NONE;
        for (int card = t.first(Locations.position(loser, place)); card != NONE; card = t.next(card)) {
            if (t.isFaceDown(card)) continue;
            choices++;
            only = card;
        }
        if (choices > 1) {
            t.ask(loser);
            return;
        }
        t.become(to(bidders, bids, Stage.SETTLE));
        if (only != NONE) t.turnDown(only);
    }

    /// Settles the auctioneer's bid first, then the others' in turn order.
    private void settle(Vendetta t) {
        boolean own = (bidders >> seat & 1) != 0;
        int next = own ? seat : Opponents.firstFrom(t, t.seats.ambition(), bidders);
        if (next == NONE) {
            t.leave();
            return;
        }
        t.become(to(bidders & ~(1 << next), bids, Stage.SETTLE));
        if (own) Bank.deploy(t, seat, place, bid(seat));
        else BloodLoss.lose(t, next, bid(next), new BloodLoss.Source(seat, def, place));
    }

    /// The lowest bidder; among tied seats, the one that would lose every tie (VEN-CRL-24).
    private int lowest(Vendetta t) {
        int lowest = NONE;
        for (int bidder = 0; bidder < t.players(); bidder++) {
            if ((bidders >> bidder & 1) == 0) continue;
            if (lowest == NONE || bid(bidder) < bid(lowest)
                    || bid(bidder) == bid(lowest) && Ranking.winsTie(t, lowest, bidder))
                lowest = bidder;
        }
        return lowest;
    }

    private int bid(int bidder) {
        return (int) (bids >>> BITS * bidder) & (1 << BITS) - 1;
    }

    private Auction to(int left, long given, Stage stage) {
        return new Auction(seat, place, def, left, given, stage);
    }
}
