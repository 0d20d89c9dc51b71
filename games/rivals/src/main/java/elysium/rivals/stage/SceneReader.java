package elysium.rivals.stage;

import static elysium.tabletop.scenario.ScenarioValues.integer;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.kernel.Frame;
import elysium.rivals.flow.Drawing;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.Evening;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.flow.turn.Turn;
import elysium.rivals.table.Phase;
import elysium.rivals.table.Rivals;

/// Puts the flow where a position text says that it stands.
final class SceneReader {
    private final Rivals t;
    private final Head head;

    SceneReader(Rivals t, Head head) {
        this.t = t;
        this.head = head;
    }

    /// Lets the rules run from there to their first question.
    void begin(String words) {
        if (words.equals(Scene.OVER)) {
            t.phase(Phase.OVER);
            t.push(new Halt());
            t.end();
            return;
        }
        t.push(head.goesOn() ? new Evening(Evening.Stage.TURNS) : new Halt());
        if (words.startsWith(Scene.BEFORE)) {
            Turn.Stage stage = Beginning.stage(words.substring(Scene.BEFORE.length()));
            t.phase(Beginning.phase(stage));
            t.push(Turn.at(stage));
        } else if (words.startsWith(Scene.DRAWS)) {
            int left = integer(words.substring(Scene.DRAWS.length()));
            step(Turn.Stage.OVER, new Drawing(t.active(), left, true));
        } else {
            switch (words) {
                case "actions" -> step(Turn.Stage.TORPOR, Actions.ASK);
                case "mending" -> step(Turn.Stage.END, new Mending(t.active()));
                default -> throw wrong("expected actions, mending, draws 2, before … or over, not '" + words + "'");
            }
        }
        t.settle();
    }

    /// A step that goes on, and what comes behind it.
    private void step(Turn.Stage next, Frame<Rivals> frame) {
        t.phase(frame instanceof Actions ? Phase.ACTION : Phase.END);
        if (!head.goesTo(Scene.ONLY_PHASE)) t.push(Turn.at(next));
        t.push(frame);
    }
}
