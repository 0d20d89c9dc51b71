package elysium.rivals.scenario;

import static elysium.tabletop.scenario.ScenarioValues.integer;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.kernel.Frame;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.GameFlow;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.flow.turn.Turn;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Phase;

/// Restores the frame stack that a position text describes.
final class FlowReader {
    private final Rivals t;
    private final RivalsPositionHeader head;

    FlowReader(Rivals t, RivalsPositionHeader head) {
        this.t = t;
        this.head = head;
    }

    /// Runs the rules to the first question.
    void begin(String words) {
        if (words.equals(RivalsFlowWriter.OVER)) {
            t.turn.setPhase(Phase.OVER);
            t.push(new ScenarioEnd());
            t.end();
            return;
        }
        t.push(head.isUnlimited() ? new GameFlow(GameFlow.Stage.TURNS) : new ScenarioEnd());
        if (words.startsWith(RivalsFlowWriter.BEFORE)) {
            Turn.Stage stage = ScenarioStart.stage(words.substring(RivalsFlowWriter.BEFORE.length()));
            t.turn.setPhase(ScenarioStart.phase(stage));
            t.push(Turn.at(stage));
        } else if (words.startsWith(RivalsFlowWriter.DRAWS)) {
            int left = integer(words.substring(RivalsFlowWriter.DRAWS.length()));
            step(Turn.Stage.OVER, new DrawCards(t.turn.active(), left, true));
        } else {
            switch (words) {
                case "actions" -> step(Turn.Stage.TORPOR, Actions.ASK);
                case "mending" -> step(Turn.Stage.END, new Mending(t.turn.active()));
                default -> throw wrong("expected actions, mending, draws 2, before … or over, not '" + words + "'");
            }
        }
        t.settle();
    }

    /// A current step, and the one that follows.
    private void step(Turn.Stage next, Frame<Rivals> frame) {
        t.turn.setPhase(frame instanceof Actions ? Phase.ACTION : Phase.END);
        if (!head.isLimitedTo(RivalsFlowWriter.ONLY_PHASE)) t.push(Turn.at(next));
        t.push(frame);
    }
}
