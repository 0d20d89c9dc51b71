package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;

/// Cards played face up by an effect, one at a time, each with Blood: no fee, no flips (VEN-CRL-25).
///
/// @param from the owner of the cards; `to` is the seat on whose Position they are played
/// @param left the cards still to play; `done` is the number played
/// @param card the card just played, which may still get Blood; NONE otherwise
public record PlayedByEffect(boolean deck, int from, int to, int place, int left, int done, int card)
        implements Frame<Vendetta> {
    private static final int ALL = Short.MAX_VALUE, MOST_SHOWN = 4;

    /// All cards left in a hand.
    public static PlayedByEffect hand(int from, int to, int place) {
        return new PlayedByEffect(false, from, to, place, ALL, 0, NONE);
    }

    /// The top card of a Clan deck.
    public static PlayedByEffect top(int seat, int place) {
        return new PlayedByEffect(true, seat, seat, place, 1, 0, NONE);
    }

    @Override public void resume(Vendetta t) {
        if (!t.seats.isAlive(to)) t.leave(done);
        else if (card == NONE) play(t);
        else if (Fees.spendableBlood(t, to) > 0) t.ask(to);
        else t.become(settled());
    }

    private void play(Vendetta t) {
        int next = left == 0 ? NONE : t.first((deck ? DECK : HAND) + from);
        if (next == NONE) {
            t.leave(done);
            return;
        }
        t.become(new PlayedByEffect(deck, from, to, place, left - 1, done + 1, next));
        t.move(next, Locations.position(to, place));
        TriggerResolution.start(t, Moment.PLAYED, place, next, t.seats.ambition());
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        int most = out.collectsRefusals() ? MOST_SHOWN : Math.min(Fees.BLOOD_PER_CARD, Fees.spendableBlood(t, to));
        int flips = out.collectsRefusals() ? t.pools.tokens(to) : 0;
        for (int amount = 0; amount <= most; amount++)
            for (int flip = 0; flip <= flips; flip++)
                out.offer(Move.of(Verb.BLOOD, amount, flip),
                        flip > 0 ? VendettaClause.FLIPS_IN_PLANNING : Fees.forbidsBlood(t, to, amount));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        t.become(settled());
        Bank.deploy(t, to, place, Move.a(answers.of(to)));
    }

    private PlayedByEffect settled() {
        return new PlayedByEffect(deck, from, to, place, left, done, NONE);
    }
}
