package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.Ground.DECK;
import static elysium.vendetta.table.Ground.HAND;

import elysium.kernel.Frame;
import elysium.tabletop.Occurrence;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// Cards played face up on a Position by an effect, one at a time: no fee, no Blood, no flips (VEN-CRL-25).
///
/// @param from whose cards they are, and `to` on whose Position they are played
/// @param left how many are still to be played, and `done` how many were
public record PlayedByEffect(boolean deck, int from, int to, int place, int left, int done) implements Frame<Vendetta> {
    private static final int ALL = Short.MAX_VALUE;

    /// Everything left in a hand.
    public static PlayedByEffect hand(int from, int to, int place) {
        return new PlayedByEffect(false, from, to, place, ALL, 0);
    }

    /// The top card of a Clan deck.
    public static PlayedByEffect top(int seat, int place) {
        return new PlayedByEffect(true, seat, seat, place, 1, 0);
    }

    @Override public void resume(Vendetta t) {
        int card = left == 0 ? NONE : t.first((deck ? DECK : HAND) + from);
        if (card == NONE || !t.alive(to)) {
            t.leave(done);
            return;
        }
        t.become(new PlayedByEffect(deck, from, to, place, left - 1, done + 1));
        t.move(card, Vendetta.position(to, place));
        Occurrence.come(t, Moment.PLAYED, place, card, t.ambition());
    }
}
