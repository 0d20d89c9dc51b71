package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.scenario.FlowWriter;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;

/// Writes the state of a turn in words, where words exist for it: `minion`, `unlock after 2`.
final class VtesFlowWriter extends FlowWriter<Vtes> {
    static final String ONLY_PHASE = "only this phase", ONLY_TURN = "only this turn";
    static final String BEFORE = "before ", AFTER = " after ", IN = "in ";

    VtesFlowWriter(Vtes t, List<String> names) {
        super(t, names);
        read();
    }

    @Override protected void readFrames() {
        boolean halts = t.frame(0) instanceof ScenarioEnd;
        if (!halts && !isInTurns(t)) {
            express(t.depth(), IN + ScenarioStart.words(t.turn.phase()));
            return;
        }
        boolean turn = t.depth() > 1 && t.frame(1) instanceof Turn;
        String between = between(turn ? 2 : 1);
        if (turn && t.depth() == 2) express(2, BEFORE + ScenarioStart.words(((Turn) t.frame(1)).at()));
        else express(t.depth(), between.isEmpty() ? IN + ScenarioStart.words(t.turn.phase()) : between);
        if (halts) express(0, turn ? ONLY_TURN : ONLY_PHASE);
    }

    /// Whether the game is within a turn, as nearly always.
    static boolean isInTurns(Vtes t) {
        return t.frame(0) instanceof GameFlow struggle && struggle.at() == GameFlow.Stage.TURNS;
    }

    /// The phase that asks, between two actions.
    private String between(int at) {
        if (t.depth() != at + 1 || t.activities.innermost() != 0) return "";
        return switch (t.frame(at)) {
            case MinionPhase minion when minion.passed() < t.players() -> phase(Phase.MINION, minion.passed());
            case PhaseWindow going -> phase(going.phase(), going.passed());
            default -> "";
        };
    }

    /// Whether an activity is in progress.
    boolean isMiddle() {
        return !phrases().isEmpty() && phrases().getFirst().startsWith(IN);
    }

    /// A phase, and how many seats have passed.
    private static String phase(Phase phase, int passed) {
        return ScenarioStart.words(phase) + (passed == 0 ? "" : AFTER + passed);
    }
}
