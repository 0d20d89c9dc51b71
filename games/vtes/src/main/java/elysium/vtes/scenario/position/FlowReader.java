package elysium.vtes.scenario.position;

import static elysium.tabletop.scenario.ScenarioValues.integer;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.kernel.Frame;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;

/// Rebuilds the frame stack from a position text.
final class FlowReader {
    private final Vtes t;
    private final VtesPositionHeader head;
    private final boolean whole;

    /// @param whole whether the frames include the game itself
    FlowReader(Vtes t, VtesPositionHeader head, boolean whole) {
        this.t = t;
        this.head = head;
        this.whole = whole;
    }

    /// Runs the rules to their first question, or restores the described frames.
    void begin(String words) {
        if (words.equals(VtesFlowWriter.OVER)) {
            t.turn.restorePhase(Phase.OVER);
            t.push(new ScenarioEnd());
            t.end();
            return;
        }
        boolean in = words.startsWith(VtesFlowWriter.IN);
        if (!in || !whole) t.push(head.isUnlimited() ? new GameFlow(GameFlow.Stage.TURNS) : new ScenarioEnd());
        if (in) {
            t.turn.restorePhase(ScenarioStart.inPhase(words.substring(VtesFlowWriter.IN.length())));
            t.requestAllChecks();
            return;
        }
        if (words.startsWith(VtesFlowWriter.BEFORE)) {
            Turn.Stage stage = ScenarioStart.stage(words.substring(VtesFlowWriter.BEFORE.length()));
            t.turn.restorePhase(ScenarioStart.phase(stage));
            t.push(Turn.at(stage));
        } else {
            int after = words.indexOf(VtesFlowWriter.AFTER);
            int passed = after < 0 ? 0 : integer(words.substring(after + VtesFlowWriter.AFTER.length()));
            if (passed < 0 || passed >= t.players())
                throw wrong("after 0 to " + (t.players() - 1) + " who have passed, not " + passed);
            phase(after < 0 ? words : words.substring(0, after), passed);
        }
        t.settle();
    }

    private void phase(String words, int passed) {
        switch (words) {
            case "unlock" -> step(Turn.Stage.MASTER, Phase.UNLOCK, new PhaseWindow(Phase.UNLOCK, passed));
            case "master" -> step(Turn.Stage.MINION, Phase.MASTER, new PhaseWindow(Phase.MASTER, passed));
            case "minion" -> step(Turn.Stage.INFLUENCE, Phase.MINION, MinionPhase.after(passed));
            case "influence" -> step(Turn.Stage.DISCARD, Phase.INFLUENCE, new PhaseWindow(Phase.INFLUENCE, passed));
            case "discard" -> step(Turn.Stage.ENDS, Phase.DISCARD, new PhaseWindow(Phase.DISCARD, passed));
            default -> throw wrong(
                    "expected unlock, master, minion, influence, discard, before … or over, not '" + words
                            + "'");
        }
    }

    /// A phase in progress and what follows it.
    private void step(Turn.Stage next, Phase phase, Frame<Vtes> frame) {
        t.turn.restorePhase(phase);
        if (!head.isLimitedTo(VtesFlowWriter.ONLY_PHASE)) t.push(Turn.at(next));
        t.push(frame);
    }
}
