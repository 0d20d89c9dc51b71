package elysium.rivals.scenario;

import java.util.List;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.GameFlow;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.flow.turn.Turn;
import elysium.rivals.table.Rivals;
import elysium.tabletop.scenario.FlowWriter;

/// Writes the frame stack in the words of a position text, as far as they allow.
final class RivalsFlowWriter extends FlowWriter<Rivals> {
    static final String ONLY_PHASE = "only this phase", ONLY_TURN = "only this turn";
    static final String BEFORE = "before ", DRAWS = "draws ";

    RivalsFlowWriter(Rivals t, List<String> names) {
        super(t, names);
        read();
    }

    @Override protected void readFrames() {
        boolean halts = t.frame(0) instanceof ScenarioEnd;
        if (!halts && !(t.frame(0) instanceof GameFlow evening && evening.at() == GameFlow.Stage.TURNS)) return;
        skip(1);
        Turn turn = has(0) && next(0) instanceof Turn found ? found : null;
        if (turn != null) skip(1);
        if (has(0)) step();
        else if (turn != null) express(0, BEFORE + ScenarioStart.words(turn.at()));
        if (isEmpty()) giveUp();
        else if (halts) express(0, turn == null ? ONLY_PHASE : ONLY_TURN);
    }

    private void step() {
        switch (next(0)) {
            case Actions _ -> express(1, "actions");
            case Mending _ -> express(1, "mending");
            case DrawCards drawing when drawing.seat() == t.turn.active() -> express(1, DRAWS + drawing.left());
            default -> {}
        }
    }
}
