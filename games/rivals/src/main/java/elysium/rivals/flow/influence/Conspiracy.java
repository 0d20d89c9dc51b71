package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Frame;
import elysium.rivals.flow.Moments;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.CardPlay;

/// Plays a Conspiracy face down, or reveals, resolves and discards it.
public record Conspiracy(int card, int seat, Stage at) implements Frame<Rivals> {

    /// Play; reveal; read the text; trigger others; discard.
    public enum Stage {
        PLAYED, TURNED_UP, READ, RESOLVED, OVER
    }

    public static Conspiracy begin(Rivals t, int card) {
        return new Conspiracy(card, t.controller(card), Stage.PLAYED);
    }

    static Conspiracy resolve(Rivals t, int card) {
        return new Conspiracy(card, t.controller(card), Stage.TURNED_UP);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case PLAYED -> {
                t.moveFaceDown(card, ONGOING + seat);
                t.log(InfluenceEventKind.CONSPIRED, seat, card, 0);
                Conspiracies.putFirstPrestige(t, card);
                t.become(to(Stage.OVER));
                Moments.fire(t, Moment.PLAYED_FACE_DOWN, seat, card, t.turn.active());
            }
            case TURNED_UP -> {
                int mode = Texts.of(t, card, Moment.RESOLVES);
                t.turnUp(card);
                t.logCard(InfluenceEventKind.RESOLVED, seat, card, 0);
                t.become(to(Stage.READ));
                if (mode != NONE) t.push(CardPlay.of(t, card, mode, seat, NONE));
            }
            case READ -> {
                if (t.zone(card) == ONGOING + seat) t.discard(card);
                t.become(to(Stage.RESOLVED));
                Moments.fire(t, Moment.CONSPIRACY_RESOLVED, seat, card, t.turn.active());
            }
            case RESOLVED -> {
                t.become(to(Stage.OVER));
                Moments.fire(t, Moment.RESOLVED_FACE_DOWN, seat, card, t.turn.active());
            }
            case OVER -> t.leave();
        }
    }

    private Conspiracy to(Stage stage) {
        return new Conspiracy(card, seat, stage);
    }
}
