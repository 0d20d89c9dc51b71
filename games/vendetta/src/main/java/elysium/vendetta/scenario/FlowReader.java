package elysium.vendetta.scenario;

import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.GameFlow;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Round;
import elysium.vendetta.table.Evening;
import elysium.vendetta.table.Vendetta;

/// Restores the frame stack that a position text describes.
final class FlowReader {
    private static final String PLANNING = "planning turn ";

    private final Vendetta t;
    private final VendettaPositionHeader head;
    private final List<String> names;

    FlowReader(Vendetta t, VendettaPositionHeader head) {
        this.t = t;
        this.head = head;
        names = head.names();
    }

    /// Runs the rules to the first question.
    void begin(String words) {
        int colon = words.indexOf(": ");
        String what = colon < 0 ? words : words.substring(0, colon);
        String of = colon < 0 ? "" : words.substring(colon + 2);
        switch (what) {
            case VendettaFlowWriter.OVER -> {
                t.push(new ScenarioEnd());
                t.end();
            }
            case "clan choice" -> {
                t.push(new GameFlow(GameFlow.Stage.RELICS));
                t.push(new ClanChoice(t.seats.rank(Viewers.seat(names, of))));
            }
            case "relic choice" -> {
                t.push(new GameFlow(GameFlow.Stage.ROUNDS));
                t.push(new RelicChoice(t.players() - 1 - t.seats.rank(Viewers.seat(names, of))));
            }
            default -> round(what, of);
        }
        t.settle();
    }

    private void round(String what, String of) {
        if (t.evening.round() < 1 || t.evening.round() > Evening.LAST_ROUND)
            throw wrong("expected round 1 to 3, not " + t.evening.round());
        boolean last = t.evening.round() == Evening.LAST_ROUND,
                inRound = head.isUnlimited() || only(VendettaFlowWriter.ONLY_ROUND);
        if (only(VendettaFlowWriter.ONLY_THIS) || only(VendettaFlowWriter.ONLY_ROUND)) t.push(new ScenarioEnd());
        else t.push(new GameFlow(last ? GameFlow.Stage.SCORE : GameFlow.Stage.ROUNDS));
        if (of.isEmpty()) {
            t.push(new Round(VendettaFlowWriter.stage(Round.Stage.values(), what)));
        } else if (what.equals("hand building")) {
            hands(of);
        } else if (what.startsWith(PLANNING)) {
            planning(ScenarioValues.integer(what.substring(PLANNING.length())), turn(of));
        } else if (what.equals("a planning turn")) {
            if (inRound) t.push(new Round(Round.Stage.PLANNED));
            t.push(turn(of));
        } else {
            int place = VendettaCardLookup.place(t, what);
            if (inRound) t.push(new Round(Round.Stage.LOCATION));
            if (t.evening.resolvingPlace() != place) t.evening.setResolvingPlace(place);
            t.push(Resolution.at(place, VendettaFlowWriter.stage(Resolution.Stage.values(), of)));
        }
    }

    private boolean only(String limit) {
        return head.isLimitedTo(limit);
    }

    private void hands(String of) {
        t.push(new Round(Round.Stage.PLANNING));
        t.push(new HandBuilding(HandBuilding.Stage.CHOOSE));
        for (int seat = 0; seat < t.players(); seat++) t.pools.endCheck(seat);
        t.askAll(Viewers.read(names, of));
    }

    private void planning(int number, PlanningTurn turn) {
        if (number < 1 || number > Planning.turns(t))
            throw wrong("expected planning turn 1 to " + Planning.turns(t) + ", not " + number);
        int first = head.planningFrom.isEmpty() ? t.seats.ambition() : Viewers.seat(names, head.planningFrom);
        int before = Math.floorMod(turn.seat() - first, t.players());
        t.push(new Round(Round.Stage.PLANNED));
        t.push(new Planning(first, (number - 1) * t.players() + before + 1));
        t.push(turn);
    }

    /// Reads `Bo, card`, `Bo, blood at The Rack` and `Bo, end at The Rack`.
    private PlanningTurn turn(String words) {
        int comma = words.indexOf(", "), at = words.indexOf(" at ", Math.max(0, comma));
        if (comma < 0) throw wrong("expected 'Bo, card' or 'Bo, blood at The Rack', not '" + words + "'");
        String step = words.substring(comma + 2, at < 0 ? words.length() : at);
        PlanningTurn.Stage stage = VendettaFlowWriter.stage(PlanningTurn.Stage.values(), step);
        if (at < 0 && stage != PlanningTurn.Stage.CARD) throw wrong("expected '" + step + " at' a Location");
        int place = at < 0 ? 0 : VendettaCardLookup.place(t, words.substring(at + 4));
        return PlanningTurn.at(Viewers.seat(names, words.substring(0, comma)), place, stage);
    }
}
