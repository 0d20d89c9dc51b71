package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.DRAWN;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.VariantFlags;
import elysium.rivals.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// The choice of starting vampires: chosen in secret, revealed together, auctioned if equal, then they lead.
///
/// @param asked the seats that choose now, as a bit set
public record Leaders(Stage at, int asked) implements Frame<Rivals> {

    /// Choose; reveal; auction equal ones; losers choose again; give them their blood.
    public enum Stage {
        CHOOSE, TURN_UP, BID, REPLACE, CROWN
    }

    /// Begins with the vampires of each deck in front of their player, the deck's Leader first.
    public static Leaders begin(Rivals t) {
        return new Leaders(Stage.CHOOSE,
                (t.turn.options() & VariantFlags.CHOOSE_LEADER) != 0 ? (1 << t.players()) - 1 : 0);
    }

    private static Leaders to(Stage stage) {
        return new Leaders(stage, 0);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case CHOOSE -> {
                if (asked != 0) t.askAll(asked);
                else usual(t);
            }
            case REPLACE -> t.ask(next(t, asked));
            case TURN_UP -> {
                for (int n = 0, seat = t.turn.firstPlayer(); n < t.players(); n++, seat = t.turn.after(seat))
                    turnUp(t, seat);
                t.become(to(Stage.BID));
            }
            case BID -> bid(t);
            case CROWN -> {
                for (int n = 0, seat = t.turn.firstPlayer(); n < t.players(); n++, seat = t.turn.after(seat))
                    crown(t, seat);
                t.leave();
            }
        }
    }

    /// Reveals a face-down Haven together with the Leader; an Agenda stays face down (RIV-SET-16).
    private static void turnUp(Rivals t, int seat) {
        t.turnUp(leader(t, seat));
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.isFaceDown(card) && t.facts.is(card, Kind.HAVEN)) t.revealHaven(card);
    }

    /// Auctions a shared vampire (RIV-UNQ-03); losers choose another, in turn order.
    private void bid(Rivals t) {
        int rivals = sharing(t);
        if (rivals != 0) {
            t.become(new Leaders(Stage.BID, asked | rivals));
            t.push(Auction.of(t, rivals));
        } else if (asked != 0) {
            t.become(new Leaders(Stage.REPLACE, losers(t)));
        } else {
            t.become(to(Stage.CROWN));
        }
    }

    /// The first group of seats with the same revealed vampire, as a bit set.
    private static int sharing(Rivals t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int same = 0;
            for (int other = 0; other < t.players(); other++) if (same(t, seat, other)) same |= 1 << other;
            if (same != 1 << seat && !t.isFaceDown(leader(t, seat))) return same;
        }
        return 0;
    }

    private static boolean same(Rivals t, int seat, int other) {
        int one = leader(t, seat), two = leader(t, other);
        return t.face(one) == t.face(two) && !t.isFaceDown(one) && !t.isFaceDown(two);
    }

    /// The seats that lost an auction, whose vampires are face down again.
    private static int losers(Rivals t) {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++) if (t.isFaceDown(leader(t, seat))) seats |= 1 << seat;
        return seats;
    }

    private static void usual(Rivals t) {
        t.become(to(Stage.TURN_UP));
        for (int seat = 0; seat < t.players(); seat++) t.moveFaceDown(t.first(DRAWN + seat), HAVEN + seat);
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        for (int card = t.first(DRAWN + seat); card != NONE; card = t.next(card))
            out.offer(Move.of(Verb.LEAD, card), at == Stage.REPLACE ? forbids(t, card) : null);
    }

    /// It must differ from all vampires on the table (RIV-UNQ-07).
    private static @Nullable RivalsClause forbids(Rivals t, int card) {
        for (int seat = 0; seat < t.players(); seat++)
            if (t.face(leader(t, seat)) == t.face(card)) return RivalsClause.LEADS_ALREADY;
        return null;
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        if (at == Stage.CHOOSE) {
            t.become(to(Stage.TURN_UP));
            for (int seat = 0; seat < t.players(); seat++) t.moveFaceDown(Move.a(answers.of(seat)), HAVEN + seat);
            return;
        }
        int seat = next(t, asked), left = asked & ~(1 << seat);
        t.become(left == 0 ? to(Stage.CROWN) : new Leaders(Stage.REPLACE, left));
        t.move(leader(t, seat), FACTION + seat);
        t.move(Move.a(answers.of(seat)), HAVEN + seat);
    }

    /// Makes the starting vampire the Leader with blood from the pool (RIV-SET-08, RIV-SET-09); the others form the
    /// Faction Deck, still to be shuffled.
    private static void crown(Rivals t, int seat) {
        int leader = leader(t, seat);
        while (t.first(DRAWN + seat) != NONE) t.move(t.first(DRAWN + seat), FACTION + seat);
        t.coteries.setLeader(seat, leader);
        t.blood.moveFromPool(seat, leader, t.blood.bp(leader), NONE);
    }

    static int leader(Rivals t, int seat) {
        return t.first(HAVEN + seat);
    }

    private static int next(Rivals t, int seats) {
        int seat = t.turn.firstPlayer();
        while (!has(seats, seat)) seat = t.turn.after(seat);
        return seat;
    }

    private static boolean has(int seats, int seat) {
        return (seats >> seat & 1) != 0;
    }
}
