package elysium.vtes.stage;

import static elysium.tabletop.scenario.ScenarioValues.integer;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.kernel.Frame;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.Going;
import elysium.vtes.flow.turn.Struggle;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Vtes;

/// Puts the flow where a position text says that it stands.
final class SceneReader {
    private final Vtes t;
    private final Head head;
    private final boolean whole;

    /// @param whole whether the game itself is among the steps that are said
    SceneReader(Vtes t, Head head, boolean whole) {
        this.t = t;
        this.head = head;
        this.whole = whole;
    }

    /// Lets the rules run from there to their first question; in the middle of something that is what is said of it.
    void begin(String words) {
        if (words.equals(Scene.OVER)) {
            t.phaseIs(Phase.OVER);
            t.push(new Halt());
            t.end();
            return;
        }
        boolean in = words.startsWith(Scene.IN);
        if (!in || !whole) t.push(head.goesOn() ? new Struggle(Struggle.Stage.TURNS) : new Halt());
        if (in) {
            t.phaseIs(Beginning.inPhase(words.substring(Scene.IN.length())));
            t.wary();
            return;
        }
        if (words.startsWith(Scene.BEFORE)) {
            Turn.Stage stage = Beginning.stage(words.substring(Scene.BEFORE.length()));
            t.phaseIs(Beginning.phase(stage));
            t.push(Turn.at(stage));
        } else {
            int after = words.indexOf(Scene.AFTER);
            int passed = after < 0 ? 0 : integer(words.substring(after + Scene.AFTER.length()));
            if (passed < 0 || passed >= t.players())
                throw wrong("after 0 to " + (t.players() - 1) + " who have passed, not " + passed);
            phase(after < 0 ? words : words.substring(0, after), passed);
        }
        t.settle();
    }

    private void phase(String words, int passed) {
        switch (words) {
            case "unlock" -> step(Turn.Stage.MASTER, Phase.UNLOCK, new Going(Phase.UNLOCK, passed));
            case "master" -> step(Turn.Stage.MINION, Phase.MASTER, new Going(Phase.MASTER, passed));
            case "minion" -> step(Turn.Stage.INFLUENCE, Phase.MINION, MinionPhase.after(passed));
            case "influence" -> step(Turn.Stage.DISCARD, Phase.INFLUENCE, new Going(Phase.INFLUENCE, passed));
            case "discard" -> step(Turn.Stage.ENDS, Phase.DISCARD, new Going(Phase.DISCARD, passed));
            default -> throw wrong(
                    "expected unlock, master, minion, influence, discard, before … or over, not '" + words
                            + "'");
        }
    }

    /// A phase that goes on, and what comes behind it.
    private void step(Turn.Stage next, Phase phase, Frame<Vtes> frame) {
        t.phaseIs(phase);
        if (!head.goesTo(Scene.ONLY_PHASE)) t.push(Turn.at(next));
        t.push(frame);
    }
}
