package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;

/// Compares a table with the expectations of a scenario.
final class Expectations {
    private static final String SEEN_BY = "seen by ", NOBODY = "none";

    private final Nightfall t;
    private final List<String> names;
    private final Mismatches compare;
    private final Spoken spoken;
    private int viewer = NONE;

    Expectations(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
        compare = new Mismatches(names);
        spoken = new Spoken(t, names);
    }

    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) fact(entry.getKey(), entry.getValue());
        return compare.unmet();
    }

    private void fact(String key, Object value) {
        if (key.startsWith(SEEN_BY)) {
            viewer = Viewers.viewer(names, key.substring(SEEN_BY.length()));
            for (Map.Entry<String, Object> entry : map(key, value).entrySet()) fact(entry.getKey(), entry.getValue());
            viewer = NONE;
        } else if (names.contains(key)) {
            new SeatExpectations(t, names.indexOf(key), compare, seeing(), spoken).facts(map(key, value));
        } else {
            table(key, value);
        }
    }

    private void table(String key, Object value) {
        switch (key) {
            case "turn", "active" -> compare.expectEqual(key, names.get(t.night.active()), value);
            case "first" -> compare.expectEqual(key, names.get(t.night.firstPlayer()), value);
            case "game" -> compare.expectEqual(key, t.night.game(), value);
            case "phase" -> compare.expectEqual(key, phase(), value);
            case "chance" -> compare.expectEqual(key, chance(), value);
            case "over" -> compare.expectEqual(key, t.isOver(), value);
            case "ending" -> compare.expectEqual(key, t.night.ending(), value);
            case "no forced blocks" -> compare.expectEqual(key, t.archives.areBlocksSuspended(), value);
            case "opened" -> compare.anyOrder(key, opened(), value);
            case "winner" -> compare.expectEqual(key, t.night.winner() == NONE ? NOBODY : names.get(t.night.winner()),
                    value);
            case "placed" -> compare.expectEqual(key, placed(), words(key, value));
            case "influence" -> map(key, value).forEach(this::influence);
            case "chain" -> compare.ordered(key, seeing().chain(), spoken.owned(key, value));
            case "exile" -> exile(key, spoken.owned(key, value));
            case "aside" -> onTop("the draft cards aside", key, ASIDE, value);
            case "pick" -> compare.expectEqual(key, pick(), value);
            case "commons" -> compare.anyOrder(key, seeing().archives(COMMONS, ARCHIVES), spoken.cards(key, value));
            case "wounds" -> map(key, value).forEach(this::wounds);
            default -> throw wrong("'" + key + "' is neither a player, of whom there are " + names
                    + ", nor anything of the table");
        }
    }

    private void influence(String player, Object value) {
        compare.expectEqual(player + "'s influence", t.archives.influence(Viewers.seat(names, player)), value);
    }

    private void wounds(String key, Object value) {
        switch (key) {
            case "face up" -> compare.expectEqual("wounds face up", t.wounds.faceUpCount(), value);
            case "face down" -> compare.expectEqual("wounds face down", t.count(WOUNDS) - t.wounds.faceUpCount(),
                    value);
            case "left" -> compare.expectEqual("wounds left", t.count(WOUNDS), value);
            case "order" -> onTop("the wounds on top", key, WOUNDS, value);
            default -> throw wrong("of the wounds one expects face up, face down, left, order, not '" + key + "'");
        }
    }

    /// Compares the top cards of a stack, or its size.
    private void onTop(String what, String key, int zone, Object value) {
        List<String> stack = seeing().cards(zone);
        Object expected = spoken.cards(key, value);
        int size = expected instanceof List<?> named ? named.size() : stack.size();
        compare.ordered(what, stack.subList(0, Math.min(size, stack.size())), expected);
    }

    private void exile(String key, Object expected) {
        List<String> named = expected instanceof List<?> ? words(key, expected) : List.of();
        compare.anyOrder(key, seeing().exile(named), expected);
    }

    private NightfallVisibleCards seeing() {
        return new NightfallVisibleCards(t, names, viewer);
    }

    private List<String> opened() {
        List<String> opened = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) if (t.archives.areOpenTo(seat)) opened.add(names.get(seat));
        return opened;
    }

    /// The players of the last finished game, the winner first.
    private List<String> placed() {
        List<String> placed = new ArrayList<>();
        for (int place = 1; place <= names.size(); place++)
            for (int seat = 0; seat < names.size(); seat++)
                if (t.night.placeOf(seat) == place) placed.add(names.get(seat));
        return placed;
    }

    private String phase() {
        if (t.isOver()) return "over";
        for (int i = t.depth() - 1; i >= 0; i--) {
            String phase = phase(t.frame(i));
            if (!phase.isEmpty()) return phase;
        }
        return NOBODY;
    }

    private static String phase(Frame<Nightfall> frame) {
        return switch (frame) {
            case Draft _ -> "draft";
            case Attacks _ -> "combat";
            case Blocks _ -> "combat";
            case Fights _ -> "combat";
            case Chain _ -> "chain";
            case Resolution _ -> "chain";
            case Claim _ -> "claim";
            case CleanUp _ -> "cleanup";
            default -> "";
        };
    }

    /// The number of the pick, or 0 outside the draft.
    private int pick() {
        for (int i = t.depth() - 1; i >= 0; i--) if (t.frame(i) instanceof Draft draft) return draft.round() + 1;
        return 0;
    }

    private String chance() {
        return !t.isOver() && t.top() instanceof Chain chain ? names.get(chain.seat()) : NOBODY;
    }
}
