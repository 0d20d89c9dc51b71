package elysium.rivals.scenario;

import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.GameFlow;
import elysium.rivals.flow.turn.Turn;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Phase;

/// The step of a turn at which a scenario begins and ends.
final class ScenarioStart {
    private static final String ACTIONS = "actions";
    private static final List<String> PHASES = List.of("beginning", "start of turn", "return", ACTIONS, "end",
            "mending", "end of turn", "antagonists", "drawing", "over");

    private final Rivals t;
    private final String phase, until;

    ScenarioStart(Rivals t, Map<String, Object> given) {
        this.t = t;
        phase = word("phase", given.getOrDefault("phase", ACTIONS));
        until = word("until", given.getOrDefault("until", "turn"));
        if (!List.of("phase", "turn", "game").contains(until))
            throw wrong("a scenario goes on until phase, turn or game, not '" + until + "'");
        if (until.equals("phase") && !phase.equals(ACTIONS))
            throw wrong("only the Action Phase can be played alone: 'until: phase' goes with 'phase: actions'");
    }

    /// Runs the rules to the first question.
    void begin() {
        Turn.Stage stage = stage(phase);
        t.turn.setPhase(phase(stage));
        t.push(until.equals("game") ? new GameFlow(GameFlow.Stage.TURNS) : new ScenarioEnd());
        t.push(until.equals("phase") ? Actions.ASK : Turn.at(stage));
        t.settle();
    }

    /// The words for a step of a turn.
    static String words(Turn.Stage stage) {
        return PHASES.get(stage.ordinal());
    }

    static Turn.Stage stage(String words) {
        int at = PHASES.indexOf(words);
        if (at < 0) throw wrong("no phase or step is called '" + words + "'; there are " + PHASES);
        return Turn.Stage.values()[at];
    }

    static Phase phase(Turn.Stage stage) {
        return stage.compareTo(Turn.Stage.ACTIONS) < 0 ? Phase.BEGINNING
                : stage == Turn.Stage.ACTIONS ? Phase.ACTION : Phase.END;
    }

    /// The words for a phase.
    static String words(Phase phase) {
        return switch (phase) {
            case SET_UP -> "set-up";
            case BEGINNING -> "beginning";
            case ACTION -> ACTIONS;
            case END -> "end";
            case OVER -> "over";
        };
    }
}
