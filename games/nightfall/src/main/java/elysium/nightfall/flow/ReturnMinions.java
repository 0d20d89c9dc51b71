package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DISCARD;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// The owner of a text may put minions of one name from their discard pile into play, one by one.
///
/// @param left how many more may return
public record ReturnMinions(int seat, int def, int left) implements Frame<Nightfall> {

    /// Discard piles are secret, so a player with any discard is asked.
    @Override public void resume(Nightfall t) {
        if (left == 0 || t.count(DISCARD + seat) == 0) t.leave();
        else t.ask(seat);
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(DISCARD + seat); card != NONE; card = t.next(card))
            if (t.face(card) == def) {
                out.offer(Move.of(Verbs.PICK_CARD, card));
                return;
            }
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.leave();
        } else {
            t.become(new ReturnMinions(seat, def, left - 1));
            Minions.enter(t, Move.a(move));
        }
    }
}
