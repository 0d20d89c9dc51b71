package elysium.kit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Clause;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// A scenario written in Java: given, when, then. Errors count lines by step.
public final class Scenario<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final Map<String, Object> given = new LinkedHashMap<>();
    private final List<ScenarioStep> acts = new ArrayList<>();
    private boolean open;

    private Scenario(CardGame<T> game) {
        this.game = game;
    }

    public static <T extends CardTable<T>> Scenario<T> of(CardGame<T> game) {
        return new Scenario<>(game);
    }

    public Scenario<T> given(Map<String, Object> facts) {
        given.putAll(facts);
        return this;
    }

    /// A seat makes moves, one after the other.
    public Scenario<T> when(String name, String... moves) {
        return add(new ScenarioStep.Plays(step(), name, List.of(moves)));
    }

    /// A move of a seat must be refused by exactly this clause.
    public Scenario<T> refused(String name, String move, Clause because) {
        return add(new ScenarioStep.Cannot(step(), name, move, because.id()));
    }

    public Scenario<T> notOffered(String name, String move) {
        return add(new ScenarioStep.Cannot(step(), name, move, ScenarioStep.NOT_OFFERED));
    }

    public Scenario<T> cautioned(String name, String move, Clause because) {
        return add(new ScenarioStep.Cautioned(step(), name, move, because.id()));
    }

    public Scenario<T> together(Map<String, String> moves) {
        return add(new ScenarioStep.Together(step(), moves));
    }

    public Scenario<T> check(Map<String, Object> expected) {
        return add(new ScenarioStep.Check(step(), expected));
    }

    /// Exactly these seats must be pending.
    public Scenario<T> asked(String... names) {
        return add(new ScenarioStep.Asked(step(), List.of(names)));
    }

    /// Allows open questions at the end.
    public Scenario<T> open() {
        open = true;
        return this;
    }

    /// Runs the scenario. Throws a [ScenarioFailedError] unless it ends as expected.
    public void then(Map<String, Object> expected) {
        ScenarioStep.Check last = new ScenarioStep.Check(step(), expected);
        Script script = new Script("scenario", 1, "in Java", game.id(), List.of(), List.of(), given, acts, last, open);
        ScenarioRunner.play(game, script).orThrow();
    }

    private Scenario<T> add(ScenarioStep act) {
        acts.add(act);
        return this;
    }

    private int step() {
        return acts.size() + 1;
    }
}
