package elysium.vendetta.flow;

import elysium.kernel.Frame;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Ground;
import elysium.vendetta.table.Tell;
import elysium.vendetta.table.Vendetta;

/// The whole game: clans and Relics are chosen, three rounds are played, and the most Influence wins.
public record Evening(Stage at) implements Frame<Vendetta> {

    /// The parts of the game.
    public enum Stage {
        CLANS, RELICS, ROUNDS, SCORE
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case CLANS -> {
                t.become(new Evening(Stage.RELICS));
                t.push(new ClanChoice(0));
            }
            case RELICS -> {
                t.become(new Evening(Stage.ROUNDS));
                if (t.count(Ground.RELICS) > 0) t.push(new RelicChoice(0));
            }
            case ROUNDS -> {
                t.round(t.round() + 1);
                t.become(new Evening(t.round() == Vendetta.LAST_ROUND ? Stage.SCORE : Stage.ROUNDS));
                t.push(new Round(Round.Stage.FEED));
            }
            case SCORE -> {
                end(t);
                t.leave();                                // kept games have fingerprints of this end
            }
        }
    }

    /// The game is over: everybody hears who has won.
    static void end(Vendetta t) {
        t.say(Tell.ENDED, Scoring.winner(t), 0, 0);
        t.end();
    }
}
