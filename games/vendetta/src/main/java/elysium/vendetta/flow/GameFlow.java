package elysium.vendetta.flow;

import elysium.kernel.Frame;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Evening;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// The whole game: choice of clans and Relics, three rounds, and victory by the most Influence.
public record GameFlow(Stage at) implements Frame<Vendetta> {

    public enum Stage {
        CLANS, RELICS, ROUNDS, SCORE
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case CLANS -> {
                t.become(new GameFlow(Stage.RELICS));
                t.push(new ClanChoice(0));
            }
            case RELICS -> {
                t.become(new GameFlow(Stage.ROUNDS));
                if (t.count(GameLayout.RELICS) > 0) t.push(new RelicChoice(0));
            }
            case ROUNDS -> {
                t.evening.setRound(t.evening.round() + 1);
                t.become(new GameFlow(t.evening.round() == Evening.LAST_ROUND ? Stage.SCORE : Stage.ROUNDS));
                t.push(new Round(Round.Stage.FEED));
            }
            case SCORE -> {
                end(t);
                t.leave();                                // kept games have fingerprints of this end
            }
        }
    }

    /// Ends the game and sends the result.
    static void end(Vendetta t) {
        t.log(EventKind.ENDED, Scoring.winner(t), 0, 0);
        t.end();
    }
}
