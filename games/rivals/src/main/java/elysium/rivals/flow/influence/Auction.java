package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// An auction among players who revealed the same starting vampire: one bid each, in turn order (RIV-UNQ-03 to
/// RIV-UNQ-07).
///
/// @param rivals the bidders, as a bit set
/// @param seat the seat that bids now, or NONE after the last
/// @param best the highest bid so far, or NONE; `holder` made it
public record Auction(int rivals, int seat, int best, int holder) implements Frame<Rivals> {

    static Auction of(Rivals t, int rivals) {
        return new Auction(rivals, bidder(t, rivals, t.turn.firstPlayer()), NONE, NONE);
    }

    /// The next bidder from a seat on, or NONE after the last.
    private static int bidder(Rivals t, int rivals, int from) {
        int seat = from;
        while ((rivals >> seat & 1) == 0) {
            seat = t.turn.after(seat);
            if (seat == t.turn.firstPlayer()) return NONE;
        }
        return seat;
    }

    @Override public void resume(Rivals t) {
        if (seat == NONE) settle(t);
        else t.ask(seat);
    }

    /// Gives the vampire to the highest bidder, who pays the bid; without a bid, to the first in turn order.
    private void settle(Rivals t) {
        int winner = holder == NONE ? bidder(t, rivals, t.turn.firstPlayer()) : holder;
        int price = Math.max(0, best);
        t.prestige.pay(winner, price);
        t.logCard(InfluenceEventKind.BOUGHT, winner, Leaders.leader(t, winner), price);
        for (int loser = 0; loser < t.players(); loser++)
            if ((rivals >> loser & 1) != 0 && loser != winner) t.turnDown(Leaders.leader(t, loser));
        t.leave();
    }

    /// A bid must leave enough for the blood of any starting vampire and one prestige.
    @Override public void options(Rivals t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        int leader = Leaders.leader(t, seat), most = t.prestige.of(seat) - t.blood.bp(leader) - 1;
        for (int bid = best + 1; bid <= most; bid++) out.offer(Move.of(Verb.BID, bid));
        if (!out.collectsRefusals()) return;
        if (best >= 0) out.offer(Move.of(Verb.BID, best), RivalsClause.BID_HIGHER);
        out.offer(Move.of(Verb.BID, Math.max(best, most) + 1), RivalsClause.LAST_PRESTIGE);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        int next = t.turn.after(seat) == t.turn.firstPlayer() ? NONE : bidder(t, rivals, t.turn.after(seat));
        if (Move.verb(move) == Verb.BID) {
            t.log(InfluenceEventKind.BID, seat, NONE, Move.a(move));
            t.become(new Auction(rivals, next, Move.a(move), seat));
        } else {
            t.log(InfluenceEventKind.OUTBID, seat, NONE, 0);
            t.become(new Auction(rivals, next, best, holder));
        }
    }
}
