package elysium.nightfall.flow;

import elysium.kernel.Frame;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;

/// A whole game, or several in apocalypse mode: set-up, draft, turns until the wounds run out, score.
public record GameFlow(Stage at) implements Frame<Nightfall> {
    /// Turns per player without a wound after which the game ends (NF-RUL-65).
    private static final int CALM = 30;

    public enum Stage {
        LAY, DRAFT, OPEN, TURNS, SCORE
    }

    @Override public void resume(Nightfall t) {
        switch (at) {
            case LAY -> {
                t.beginGame(t.night.game() == 0 ? t.roll(t.players()) : Scoring.lastSeat(t));
                Dealing.setUp(t);
                t.become(new GameFlow(t.night.has(VariantFlags.QUICK) ? Stage.OPEN : Stage.DRAFT));
            }
            case DRAFT -> {
                t.become(new GameFlow(Stage.OPEN));
                t.push(new Draft(0));
            }
            case OPEN -> {
                Dealing.finishSetUp(t);
                t.become(new GameFlow(Stage.TURNS));
            }
            case TURNS -> turn(t);
            case SCORE -> score(t);
        }
    }

    /// The number of turns without a wound that ends the game (NF-RUL-65).
    public static int quietTurnLimit(Nightfall t) {
        return CALM * t.players();
    }

    private void turn(Nightfall t) {
        if (t.night.ending() || t.night.turnsSinceWound() >= quietTurnLimit(t)) {
            t.become(new GameFlow(Stage.SCORE));
            return;
        }
        t.night.beginTurn(t.night.turn() == 0 ? t.night.firstPlayer() : t.night.after(t.night.active()));
        t.push(Turn.at(Turn.Stage.COMBAT));
    }

    private static void score(Nightfall t) {
        Scoring.recordPlaces(t);
        if (t.night.has(VariantFlags.APOCALYPSE) && !Scoring.apocalypse(t)) {
            t.become(new GameFlow(Stage.LAY));
            return;
        }
        t.night.setWinner(Scoring.winner(t));
        t.end();
        t.leave();
    }
}
