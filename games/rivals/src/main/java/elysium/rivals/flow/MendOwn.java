package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.CardAreas.YOUR_CHARACTERS;
import static elysium.tabletop.Verbs.PICK_CARD;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;

/// Lets a player mend blood, one at a time, on own characters in the coterie or in torpor.
public record MendOwn(int seat, int left) implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        int one = next(t, NONE);
        if (left == 0 || one == NONE) t.leave();
        else if (next(t, one) == NONE) mend(t, one, left);
        else t.ask(seat);
    }

    @Override public void options(Rivals t, int who, Offers out) {
        for (int card = next(t, NONE); card != NONE; card = next(t, card)) out.offer(Move.of(PICK_CARD, card));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        mend(t, Move.a(answers.of(seat)), 1);
    }

    private void mend(Rivals t, int card, int blood) {
        t.become(new MendOwn(seat, left - blood));
        t.blood.mend(card, blood);
    }

    /// The next character with room for blood.
    private int next(Rivals t, int after) {
        int card = YOUR_CHARACTERS.next(t, seat, after);
        while (card != NONE && t.blood.of(card) >= t.blood.bp(card)) card = YOUR_CHARACTERS.next(t, seat, card);
        return card;
    }
}
