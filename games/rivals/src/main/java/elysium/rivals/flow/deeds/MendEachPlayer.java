package elysium.rivals.flow.deeds;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.CardAreas.YOUR_CHARACTERS;
import static elysium.tabletop.Verbs.PICK_CARD;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;

/// Each player in turn order chooses an own character, in the coterie or in torpor, which mends (RIV-CRD-25).
///
/// @param done the number of players who have chosen
public record MendEachPlayer(int blood, int done) implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        if (done == t.players()) {
            t.leave();
            return;
        }
        int one = YOUR_CHARACTERS.next(t, seat(t), NONE);
        if (YOUR_CHARACTERS.next(t, seat(t), one) == NONE) mend(t, one);
        else t.ask(seat(t));
    }

    @Override public void options(Rivals t, int who, Offers out) {
        for (int card = YOUR_CHARACTERS.next(t, who, NONE); card != NONE; card = YOUR_CHARACTERS.next(t, who, card))
            out.offer(Move.of(PICK_CARD, card));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        mend(t, Move.a(answers.of(seat(t))));
    }

    private void mend(Rivals t, int card) {
        t.become(new MendEachPlayer(blood, done + 1));
        t.blood.mend(card, blood);
    }

    private int seat(Rivals t) {
        return (t.turn.active() + done) % t.players();
    }
}
