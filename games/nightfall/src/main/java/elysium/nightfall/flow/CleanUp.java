package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;

/// The active player draws up to five cards, and may then use the text of one wound in hand.
///
/// @param discarded the wounds discarded by the text, or NONE before the draw
/// @param each the cards drawn for each
public record CleanUp(int discarded, int each) implements Frame<Nightfall> {
    static final CleanUp START = new CleanUp(NONE, 0), DRAWN = new CleanUp(0, 0);

    /// Wounds in hand are secret, so a player with any card is asked.
    @Override public void resume(Nightfall t) {
        int seat = t.night.active();
        if (discarded == NONE) {
            t.become(DRAWN);
            Piles.draw(t, seat, Nightfall.HAND_SIZE - t.count(HAND + seat));
        } else if (t.count(HAND + seat) > 0) {
            t.ask(seat);
        } else {
            finish(t, seat);
        }
    }

    @Override public void options(Nightfall t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            long move = Move.of(Verb.WOUND, card);
            if (!t.minions.isWound(card)) out.offer(move, NightfallClause.NOT_A_WOUND);
            else if (!Piles.isDuplicate(t, card)) out.offer(move);
        }
        UntimelyMoves.claims(t, seat, out);
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        int seat = t.night.active();
        long move = answers.of(seat);
        if (Move.verb(move) != Verb.WOUND) {
            finish(t, seat);
            return;
        }
        int card = Move.a(move);
        t.become(new CleanUp(discarded + 1, discarded == 0 ? t.printed(card, Fact.DRAW) : each));
        Piles.discard(t, card);
    }

    private void finish(Nightfall t, int seat) {
        if (discarded > 0) {
            t.log(EventKind.MENDED, seat, NONE, discarded);
            Piles.draw(t, seat, discarded * each);
        }
        t.leave();
    }
}
