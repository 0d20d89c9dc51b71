package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.Viewers;

/// The point of the game at which a scenario begins and ends.
final class ScenarioStart {
    private final Nightfall t;
    private final List<String> names;
    private final Map<String, Object> given;
    private final String phase, until;

    ScenarioStart(Nightfall t, List<String> names, Map<String, Object> given) {
        this.t = t;
        this.names = names;
        this.given = given;
        phase = word("phase", given.getOrDefault("phase", given.containsKey("chain") ? "chain" : "combat"));
        until = word("until", given.getOrDefault("until", "phase"));
        if (!List.of("phase", "turn", "game").contains(until))
            throw wrong("a scenario goes on until phase, turn or game, not '" + until + "'");
        if (given.containsKey("chance") && !phase.equals("chain")) throw wrong("a chance is given in the chain phase");
        if (given.containsKey("pick") && !phase.equals("draft")) throw wrong("a pick is given in the draft");
    }

    boolean isSetUp() {
        return phase.equals("set-up");
    }

    boolean isDraft() {
        return phase.equals("draft");
    }

    /// Runs the rules to the first question.
    void begin() {
        switch (phase) {
            case "set-up" -> t.push(new GameFlow(GameFlow.Stage.LAY));
            case "draft" -> {
                t.push(new GameFlow(GameFlow.Stage.OPEN));
                t.push(new Draft(number("pick", given.getOrDefault("pick", 1)) - 1));
            }
            case "score" -> t.push(new GameFlow(GameFlow.Stage.SCORE));
            case "combat" -> phase(Turn.Stage.COMBAT, new Attacks());
            case "chain" -> chain();
            case "claim" -> phase(Turn.Stage.CLAIM, new Claim());
            case "cleanup" -> phase(Turn.Stage.CLEANUP, new CleanUp(NONE, 0));
            default -> throw wrong("no phase is called '" + phase
                    + "'; there are set-up, draft, combat, chain, claim, cleanup, score");
        }
        t.settle();
    }

    private void phase(Turn.Stage stage, Frame<Nightfall> alone) {
        below();
        if (!until.equals("phase")) t.push(new Turn(stage));
        else if (stage != Turn.Stage.COMBAT || t.count(PLAY + t.night.active()) > 0) t.push(alone);
    }

    /// Resolves a given chain, unless a player may still add to it.
    private void chain() {
        boolean laid = given.containsKey("chain"), chance = given.containsKey("chance");
        if (!laid && !chance) {
            phase(Turn.Stage.CHAIN, new Chain(t.night.active()));
            return;
        }
        below();
        if (!until.equals("phase")) t.push(new Turn(Turn.Stage.CLAIM));
        t.push(chance ? new Chain(Viewers.seat(names, word("chance", given.get("chance")))) : new Resolution(0));
    }

    private void below() {
        if (until.equals("game")) t.push(new GameFlow(GameFlow.Stage.TURNS));
        else t.push(new ScenarioEnd());
    }
}
