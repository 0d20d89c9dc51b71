package elysium.vtes.flow.turn;

import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.LIBRARY;

import elysium.kernel.Frame;
import elysium.kernel.Table;
import elysium.vtes.flow.Tidying;
import elysium.vtes.rules.turn.Ending;
import elysium.vtes.table.Hands;
import elysium.vtes.table.Vtes;

/// A game: the deal, then turn after turn to the left until one Methuselah is left or time is up.
public record GameFlow(Stage at) implements Frame<Vtes> {
    private static final int CRYPT_CARDS = 4;
    private static final GameFlow TURNS = new GameFlow(Stage.TURNS);

    public enum Stage {
        DEAL, FIRST_TURN, TURNS, NEXT_TURN
    }

    @Override public void resume(Vtes t) {
        switch (at) {
            case DEAL -> {
                t.turn.setFirstPlayer(t.roll(t.players()));
                for (int n = 0, seat = t.turn.firstPlayer(); n < t.players(); n++, seat = t.seats.after(seat))
                    deal(t, seat);
                t.become(new GameFlow(Stage.FIRST_TURN));
            }
            case FIRST_TURN -> turn(t, t.turn.firstPlayer());
            case TURNS -> {
                if (t.result() == Table.ABANDONED) interrupted(t);
                else next(t);                             // a turn that reaches its end has cleaned up after itself
            }
            case NEXT_TURN -> next(t);
        }
    }

    /// Cleans up after a turn that was cut short.
    private static void interrupted(Vtes t) {
        Tidying.cleanUp(t);
        Turn.close(t);
        t.become(new GameFlow(Stage.NEXT_TURN));
    }

    private static void next(Vtes t) {
        if (Ending.timeIsUp(t)) Ending.scoreTimeUp(t);
        else turn(t, t.seats.leftOf(t.turn.active()));
    }

    private static void turn(Vtes t, int seat) {
        t.become(TURNS);
        t.turn.begin(seat);
        t.push(Turn.START);
    }

    /// Deals seven library cards to the hand and four crypt cards to the uncontrolled region (VTES-SET-10,
    /// VTES-SET-11).
    private static void deal(Vtes t, int seat) {
        t.shuffle(LIBRARY + seat);
        t.shuffle(CRYPT + seat);
        for (int i = 0; i < Hands.HAND_SIZE; i++) t.draw(seat);
        for (int i = 0; i < CRYPT_CARDS; i++) t.drawCrypt(seat);
    }
}
