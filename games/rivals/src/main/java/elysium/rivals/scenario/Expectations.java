package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Victory;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;

/// Compares a table with what a scenario expects of it.
final class Expectations {
    private static final String SEEN_BY = "seen by ";

    private final Rivals t;
    private final List<String> names;
    private final Mismatches compare;
    private final RivalsCardLookup naming;
    private int viewer = NONE;

    Expectations(Rivals t, List<String> names) {
        this.t = t;
        this.names = names;
        compare = new Mismatches(names);
        naming = new RivalsCardLookup(t.book());
    }

    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) fact(entry.getKey(), entry.getValue());
        return compare.unmet();
    }

    private void fact(String key, Object value) {
        RivalsVisibleCards seeing = seeing();
        RivalsCardMatcher matching = new RivalsCardMatcher(t, names, naming, seeing, compare);
        if (key.startsWith(SEEN_BY)) {
            viewer = Viewers.viewer(names, key.substring(SEEN_BY.length()));
            for (Map.Entry<String, Object> entry : map(key, value).entrySet()) fact(entry.getKey(), entry.getValue());
            viewer = NONE;
        } else if (names.contains(key)) {
            new SeatExpectations(t, names.indexOf(key), names, compare, matching).facts(map(key, value));
        } else if (!table(key, value) && !city(key, value, matching, seeing)) {
            throw wrong("'" + key + "' is neither a player, of whom there are " + names
                    + ", nor anything of the table: turn, number, phase, actions, unhosted, over, winner, won, tie,"
                    + " values, attack, conflict, deals, city, city deck, city discard, city burned, aside");
        }
    }

    private RivalsVisibleCards seeing() {
        return new RivalsVisibleCards(t, names, naming, viewer);
    }

    private boolean table(String key, Object value) {
        switch (key) {
            case "turn" -> compare.expectEqual(key, names.get(t.turn.active()), value);
            case "first" -> compare.expectEqual(key, names.get(t.turn.firstPlayer()), value);
            case "number" -> compare.expectEqual(key, t.turn.number(), value);
            case "phase" -> compare.expectEqual(key, ScenarioStart.words(t.turn.phase()), value);
            case "actions" -> compare.expectEqual(key, t.turn.actions(), value);
            case "unhosted" -> compare.expectEqual(key, t.turn.unhosted(), value);
            case "over" -> compare.expectEqual(key, t.isOver(), value);
            case "winner" -> compare.expectEqual(key, seeing().seat(t.victory.winner()), value);
            case "won" -> compare.expectEqual(key, won(), value);
            case "tie" -> compare.expectEqual(key, tie(), value);
            case "attack" -> new OccasionExpectations(t, names, seeing(), compare).attack(value);
            case "conflict" -> new OccasionExpectations(t, names, seeing(), compare).conflict(value);
            case "deals" -> compare.expectEqual(key, PromiseText.written(t, names), sorted(words(key, value)));
            case "values" -> new ValuesExpectations(t, naming, compare).all(map(key, value));
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean city(String key, Object value, RivalsCardMatcher matching, RivalsVisibleCards seeing) {
        switch (key) {
            case "city" -> matching.anyOrder(key, seeing.zone(CITY), value);
            case "city deck" -> matching.ordered(key, seeing.zone(CITY_DECK), value);
            case "city discard" -> matching.anyOrder(key, seeing.zone(CITY_DISCARD), value);
            case "city burned" -> matching.anyOrder(key, seeing.zone(CITY_BURNED), value);
            case "aside" -> matching.ordered(key, seeing.zone(ASIDE), value);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static List<String> sorted(List<String> words) {
        Collections.sort(words);
        return words;
    }

    private String won() {
        return switch (t.victory.winReason()) {
            case Victory.BY_AGENDA -> "agenda";
            case Victory.BY_RIVAL -> "rival";
            case Victory.BY_MOST -> "most agenda";
            case Victory.BY_STANDSTILL -> "calm";
            default -> CardLists.NOTHING;
        };
    }

    /// The step of the tie-break that decided.
    private String tie() {
        return switch (t.victory.tieBreakStep()) {
            case 1 -> "active player";
            case 2 -> "prestige";
            case 3 -> "number";
            default -> CardLists.NOTHING;
        };
    }
}
