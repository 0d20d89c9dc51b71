package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// A player discards chosen cards from hand, wounds included (NF-RUL-64), as far as the hand suffices (NF-RES-07).
///
/// @param left the cards still to discard
public record Discarding(int seat, int left) implements Frame<Nightfall> {

    /// The question depends only on the size of the hand, which is public.
    @Override public void resume(Nightfall t) {
        int held = t.count(HAND + seat);
        if (left == 0 || held == 0) t.leave();
        else if (held <= left) discard(t, t.first(HAND + seat));
        else t.ask(seat);
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!Piles.isDuplicate(t, card)) out.offer(Move.of(Verbs.PICK_CARD, card));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        discard(t, Move.a(answers.of(seat)));
    }

    private void discard(Nightfall t, int card) {
        t.become(new Discarding(seat, left - 1));
        Piles.discard(t, card);
    }
}
