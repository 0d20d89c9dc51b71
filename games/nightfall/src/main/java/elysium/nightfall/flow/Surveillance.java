package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DECK;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// A player looks at the top cards of a deck, discards any of them and returns the rest in any order.
///
/// @param seat the seat that looks; others learn only how many are discarded
/// @param of the owner of the deck
/// @param cards the cards left of those looked at
/// @param back the cards already returned to the top
public record Surveillance(int seat, int of, int cards, int back, Stage at) implements Frame<Nightfall> {

    /// Look; discard; return the rest, the last on top.
    public enum Stage {
        LOOK, DISCARD, PUT_BACK
    }

    public static Surveillance of(int seat, int of, int cards) {
        return new Surveillance(seat, of, cards, 0, Stage.LOOK);
    }

    @Override public void resume(Nightfall t) {
        switch (at) {
            case LOOK -> look(t);
            case DISCARD -> {
                if (cards == 0) t.leave();
                else t.ask(seat);
            }
            case PUT_BACK -> {
                if (cards - back > 1) t.ask(seat);
                else putBack(t);
            }
        }
    }

    /// Looks at the top cards, possibly fewer than stated: nothing is drawn, so no deck is renewed (NF-RUL-56).
    private void look(Nightfall t) {
        int there = Math.min(cards, t.count(DECK + of));
        int card = t.first(DECK + of);
        for (int i = 0; i < there; i++, card = t.next(card)) t.showTo(card, 1 << seat);
        t.become(new Surveillance(seat, of, there, 0, Stage.DISCARD));
    }

    /// Returns a card; the last one like the others, so that no event shows the order.
    private void putBack(Nightfall t) {
        if (cards > back) t.moveFirst(card(t, back), DECK + of);
        t.leave();
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        if (at == Stage.DISCARD) out.offer(Move.of(Verbs.PASS));
        for (int i = back; i < cards; i++)
            if (!repeats(t, i)) out.offer(Move.of(Verbs.PICK_CARD, card(t, i)));
    }

    private boolean repeats(Nightfall t, int which) {
        for (int i = back; i < which; i++) if (t.face(card(t, i)) == t.face(card(t, which))) return true;
        return false;
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(new Surveillance(seat, of, cards, 0, Stage.PUT_BACK));
        } else if (at == Stage.DISCARD) {
            t.become(new Surveillance(seat, of, cards - 1, 0, Stage.DISCARD));
            Piles.discard(t, Move.a(move));
        } else {
            t.become(new Surveillance(seat, of, cards, back + 1, Stage.PUT_BACK));
            t.moveFirst(Move.a(move), DECK + of);
        }
    }

    private int card(Nightfall t, int place) {
        int card = t.first(DECK + of);
        for (int i = 0; i < place && card != NONE; i++) card = t.next(card);
        return card;
    }
}
