package elysium.mutants.run;

import java.util.List;
import elysium.kit.scenario.Trial;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// A scenario.
record ScenarioTestRun(Trial trial, CardGame<?> game) implements TestRun {
    @Override public String name() {
        return trial.name();
    }

    @Override public List<String> clauses() {
        return trial.play(game).clauses();
    }

    @Override public List<String> cards() {
        return trial.cards();
    }

    @Override public @Nullable String fails() {
        return trial.play(game).failure();
    }
}
