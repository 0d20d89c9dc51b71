package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.scenario.position.ScenarioStart;
import elysium.vtes.scenario.position.VtesVisibleCards;
import elysium.vtes.table.Vtes;

/// Compares a table with a scenario's expectations.
final class Expectations {
    private static final String SEEN_BY = "seen by ";

    private final Vtes t;
    private final List<String> names;
    private final Mismatches compare;
    private final CardLookup<Vtes> naming;
    private int viewer = NONE;

    Expectations(Vtes t, List<String> names) {
        this.t = t;
        this.names = names;
        compare = new Mismatches(names);
        naming = new CardLookup<>(t.book());
    }

    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) fact(entry.getKey(), entry.getValue());
        return compare.unmet();
    }

    private void fact(String key, Object value) {
        VtesVisibleCards seeing = new VtesVisibleCards(t, names, naming, viewer);
        if (key.startsWith(SEEN_BY)) {
            viewer = Viewers.viewer(names, key.substring(SEEN_BY.length()));
            for (Map.Entry<String, Object> entry : map(key, value).entrySet()) fact(entry.getKey(), entry.getValue());
            viewer = NONE;
        } else if (names.contains(key)) {
            VtesCardMatcher matching = new VtesCardMatcher(t, names, naming, seeing, compare);
            new SeatExpectations(t, names.indexOf(key), compare, matching).facts(map(key, value));
        } else if (!table(key, value, seeing) && !affair(key, value, seeing)) {
            throw wrong("'" + key + "' is neither a Methuselah (" + names
                    + ") nor a field of the table: turn, number, first, phase, turn limit, edge, over, winner,"
                    + " master actions, transfers, discard actions, values, action, combat, referendum");
        }
    }

    private boolean table(String key, Object value, VtesVisibleCards seeing) {
        switch (key) {
            case "turn" -> compare.expectEqual(key, names.get(t.turn.active()), value);
            case "first" -> compare.expectEqual(key, names.get(t.turn.firstPlayer()), value);
            case "number" -> compare.expectEqual(key, t.turn.number(), value);
            case "phase" -> compare.expectEqual(key, ScenarioStart.words(t.turn.phase()), value);
            case "turn limit" -> compare.expectEqual(key, t.turn.limit(), value);
            case "edge" -> compare.expectEqual(key, seeing.seat(t.pools.edge()), value);
            case "over" -> compare.expectEqual(key, t.isOver(), value);
            case "winner" -> compare.expectEqual(key, seeing.seat(t.victory.winner()), value);
            case "master actions" -> compare.expectEqual(key, t.turn.masterActions(), value);
            case "transfers" -> compare.expectEqual(key, t.turn.transfers(), value);
            case "discard actions" -> compare.expectEqual(key, t.turn.discardActions(), value);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean affair(String key, Object value, VtesVisibleCards seeing) {
        switch (key) {
            case "values" -> new ValuesExpectations(t, naming, compare).all(map(key, value));
            case "action" -> new ActionExpectations(t, seeing, compare).all(value);
            case "combat" -> new CombatExpectations(t, seeing, compare).all(value);
            case "referendum" -> new PollExpectations(t, seeing, compare).all(value);
            default -> {
                return false;
            }
        }
        return true;
    }
}
