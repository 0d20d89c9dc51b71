package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.flag;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;

import java.util.List;
import java.util.Map;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.GameFlow;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Round;
import elysium.vendetta.flow.RoundEnd;
import elysium.vendetta.table.Evening;
import elysium.vendetta.table.Vendetta;

/// The point of the game at which a scenario begins.
final class ScenarioStart {
    private ScenarioStart() {}

    /// Sets the stated phase, turn or step and runs it to its first question; the game continues after that part only
    /// if the scenario says so.
    static void begin(Vendetta t, List<String> names, Map<String, Object> given) {
        boolean last = t.evening.round() == Evening.LAST_ROUND, score = "score".equals(given.get("phase"));
        boolean goesOn = score || flag("go on", given.getOrDefault("go on", false));
        if (goesOn) t.push(new GameFlow(last ? GameFlow.Stage.SCORE : GameFlow.Stage.ROUNDS));
        else t.push(new ScenarioEnd());
        if (given.containsKey("resolve")) resolve(t, names, given, goesOn);
        else phase(t, names, given);
        t.settle();
    }

    private static void phase(Vendetta t, List<String> names, Map<String, Object> given) {
        String phase = word("phase", given.getOrDefault("phase", "planning"));
        switch (phase) {
            case "feed" -> t.push(new Round(Round.Stage.FEED));
            case "location setup" -> t.push(new Round(Round.Stage.LOCATIONS));
            case "hand building" -> t.push(new Round(Round.Stage.HANDS));
            case "planning" -> planning(t, names, given);
            case "end of planning" -> t.push(new Round(Round.Stage.PLANNED));
            case "resolution" -> t.push(new Round(Round.Stage.RESOLUTION));
            case "end of round" -> {
                t.push(new Round(Round.Stage.END));
                if (t.evening.round() < Evening.LAST_ROUND) t.push(new RoundEnd(RoundEnd.Stage.BLOOD));
            }
            case "score" -> {}
            default -> throw ScenarioValues.wrong("no phase is called '" + phase + "'; there are feed, location setup,"
                    + " hand building, planning, end of planning, resolution, end of round, score");
        }
    }

    /// One turn of a player, or all turns from a given one on.
    private static void planning(Vendetta t, List<String> names, Map<String, Object> given) {
        if (given.containsKey("turn")) {
            int seat = Viewers.seat(names, word("turn", given.get("turn")));
            t.push(PlanningTurn.at(seat, 0, PlanningTurn.Stage.CARD));
            return;
        }
        int turn = number("planning turn", given.getOrDefault("planning turn", 1));
        if (turn < 1 || turn > Planning.turns(t))
            throw ScenarioValues.wrong("planning turn should be 1 to " + Planning.turns(t));
        t.push(new Round(Round.Stage.PLANNED));
        t.push(new Planning(t.seats.ambition(), (turn - 1) * t.players()));
    }

    private static void resolve(Vendetta t, List<String> names, Map<String, Object> given, boolean goesOn) {
        int place = VendettaCardLookup.place(t, word("resolve", given.get("resolve")));
        String step = word("step", given.getOrDefault("step", "withdraw"));
        Resolution.Stage stage = switch (step) {
            case "withdraw" -> Resolution.Stage.TOKENS;
            case "staying" -> Resolution.Stage.STAYING;
            case "revelation" -> Resolution.Stage.SETTLED;
            case "preparation" -> Resolution.Stage.PREPARATION;
            case "conflict" -> Resolution.Stage.DIPLOMACY;
            case "ranking" -> Resolution.Stage.COMPARING;
            case "aftermath" -> Resolution.Stage.AFTERMATH;
            default -> throw ScenarioValues
                    .wrong("no step is called '" + step + "'; there are withdraw, staying, revelation,"
                            + " preparation, conflict, ranking, aftermath");
        };
        if (goesOn) t.push(new Round(Round.Stage.LOCATION));
        t.evening.setResolvingPlace(place);
        if (stage != Resolution.Stage.TOKENS) t.conflict.setStayingSeats(t.locations.presentAt(place));
        if (given.containsKey("winner"))
            t.conflict.setSeatAtRank(0, Viewers.seat(names, word("winner", given.get("winner"))));
        if (given.containsKey("rewarded"))
            for (String name : words("rewarded", given.get("rewarded")))
                t.conflict.setRewardedSeats(t.conflict.rewardedSeats() | 1 << Viewers.seat(names, name));
        t.push(Resolution.at(place, stage));
    }

    /// The winner, or NONE.
    static int winner(Vendetta t) {
        return t.isOver() ? elysium.vendetta.rules.Scoring.winner(t) : NONE;
    }
}
