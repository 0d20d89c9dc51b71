package elysium.rivals.flow.deeds;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.DRAWN;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.LIBRARY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Verb;

/// Draws cards from either deck, lets the player keep one and discards the rest.
///
/// @param left the cards still to draw
public record DrawAndKeepOne(int seat, int left) implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        boolean library = t.count(LIBRARY + seat) > 0;
        int drawn = drawn(t, NONE);
        if (hasChoice(t)) t.ask(seat);
        else if (left > 0 && (library || t.count(FACTION + seat) > 0)) draw(t, library ? 0 : 1);
        else if (drawn == NONE) t.leave();
        else if (drawn(t, drawn) == NONE) t.move(drawn, HAND + seat);
        else t.ask(seat);
    }

    @Override public void options(Rivals t, int who, Offers out) {
        if (hasChoice(t)) {
            out.offer(Move.of(Verb.DRAW, 0));
            out.offer(Move.of(Verb.DRAW, 1));
            return;
        }
        for (int card = drawn(t, NONE); card != NONE; card = drawn(t, card)) out.offer(Move.of(Verb.DISCARD, card));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.DRAW) draw(t, Move.a(move));
        else t.discard(Move.a(move));
    }

    /// Whether the player has a choice of two decks for the next card.
    private boolean hasChoice(Rivals t) {
        return left > 0 && t.count(LIBRARY + seat) > 0 && t.count(FACTION + seat) > 0;
    }

    private void draw(Rivals t, int deck) {
        int card = t.first((deck == 0 ? LIBRARY : FACTION) + seat);
        t.become(new DrawAndKeepOne(seat, left - 1));
        t.move(card, DRAWN + seat);
        t.log(EventKind.DREW, seat, NONE, deck);
    }

    private int drawn(Rivals t, int after) {
        return after == NONE ? t.first(DRAWN + seat) : t.next(after);
    }
}
