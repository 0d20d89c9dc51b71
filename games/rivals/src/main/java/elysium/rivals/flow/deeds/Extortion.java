package elysium.rivals.flow.deeds;

import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;

/// Each chosen player, clockwise from the active one, names another player and steals prestige (RIV-CRD-05).
///
/// @param chosen the players who steal, as a bit set
/// @param done the number of seats passed
public record Extortion(int chosen, int prestige, int done) implements Frame<Rivals> {

    public static Extortion by(int chosen) {
        return new Extortion(chosen, 1, 0);
    }

    @Override public void resume(Rivals t) {
        if (done == t.players()) t.leave();
        else if ((chosen >> seat(t) & 1) == 0) t.become(new Extortion(chosen, prestige, done + 1));
        else if (others(t) == 0) t.leave();
        else if (Integer.bitCount(others(t)) == 1) steal(t, Integer.numberOfTrailingZeros(others(t)));
        else t.ask(seat(t));
    }

    @Override public void options(Rivals t, int who, Offers out) {
        for (int seat = 0; seat < t.players(); seat++)
            if ((others(t) >> seat & 1) != 0) out.offer(Move.of(PICK_SEAT, seat));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        steal(t, Move.a(answers.of(seat(t))));
    }

    private void steal(Rivals t, int from) {
        int to = seat(t);
        t.become(new Extortion(chosen, prestige, done + 1));
        t.prestige.steal(from, to, prestige);
    }

    /// The players who are not chosen and have played a first turn (RIV-TRN-15).
    private int others(Rivals t) {
        int others = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if ((chosen >> seat & 1) == 0 && !t.turn.protectedFrom(seat)) others |= 1 << seat;
        return others;
    }

    private int seat(Rivals t) {
        return (t.turn.active() + done) % t.players();
    }
}
