package elysium.vtes.scenario.position;

import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;

/// Where in a turn a scenario begins, and how far it runs.
public final class ScenarioStart {
    private static final List<String> STAGES =
            List.of("beginning", "unlock", "master", "minion", "influence", "discard", "end", "over");
    private static final List<String> PHASES =
            List.of("set-up", "unlock", "master", "minion", "influence", "discard", "over");

    private final Vtes t;
    private final Turn.Stage stage;
    private final String until;

    public ScenarioStart(Vtes t, Map<String, Object> given) {
        this.t = t;
        stage = stage(word("phase", given.getOrDefault("phase", "minion")));
        until = word("until", given.getOrDefault("until", "turn"));
        if (!List.of("turn", "game").contains(until))
            throw wrong("a scenario runs until turn or game, not '" + until + "'");
    }

    /// Runs the rules to their first question.
    public void begin() {
        t.turn.restorePhase(phase());
        t.push(until.equals("game") ? new GameFlow(GameFlow.Stage.TURNS) : new ScenarioEnd());
        t.push(Turn.at(stage));
        t.settle();
    }

    static Turn.Stage stage(String words) {
        int at = STAGES.indexOf(words);
        if (at < 0) throw wrong("no phase or step is called '" + words + "'; there are " + STAGES);
        return Turn.Stage.values()[at];
    }

    /// The phase of a name.
    static Phase inPhase(String words) {
        int at = PHASES.indexOf(words);
        if (at < 0) throw wrong("no phase is called '" + words + "'; there are " + PHASES);
        return Phase.of(at);
    }

    private Phase phase() {
        return phase(stage);
    }

    /// The phase of a stage of the turn.
    static Phase phase(Turn.Stage stage) {
        return switch (stage) {
            case BEGINS, UNLOCK -> Phase.UNLOCK;
            case MASTER -> Phase.MASTER;
            case MINION -> Phase.MINION;
            case INFLUENCE -> Phase.INFLUENCE;
            case DISCARD, ENDS, OVER -> Phase.DISCARD;
        };
    }

    /// The name of a stage.
    static String words(Turn.Stage stage) {
        return STAGES.get(stage.ordinal());
    }

    /// The name of a phase.
    public static String words(Phase phase) {
        return PHASES.get(phase.ordinal());
    }
}
