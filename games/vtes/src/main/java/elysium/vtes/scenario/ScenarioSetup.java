package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.scenario.position.CardPlacer;
import elysium.vtes.scenario.position.ScenarioStart;
import elysium.vtes.scenario.position.SeatSetup;
import elysium.vtes.table.Vtes;

/// Builds the table of a scenario; zones it does not mention are empty.
final class ScenarioSetup {
    private static final Set<String> KEYS =
            Set.of("turn", "phase", "until", "number", "first", "edge", "turn limit", "seed");
    /// A turn late enough for all transfers (VTES-INF-02).
    private static final int LATE = 9;

    private final Map<String, Object> given;
    private final List<String> names = new ArrayList<>();
    private final Vtes t;
    private final CardPlacer placing;

    ScenarioSetup(Map<String, Object> given, Book<Vtes> book) {
        this.given = given;
        for (String key : given.keySet()) if (!KEYS.contains(key)) names.add(key);
        if (names.size() < 2 || names.size() > 6)
            throw wrong(
                    "a table has 2 to 6 Methuselahs, not " + names + ". The other keys are " + KEYS);
        t = new Vtes(book, StateChecks::due, names.size(), number("seed", or("seed", 1)));
        placing = new CardPlacer(t, names, new CardLookup<>(book));
    }

    Staged<Vtes> lay() {
        int active = seat("turn", 0);
        t.turn.setFirstPlayer(seat("first", 0));
        t.turn.restore(number("number", or("number", LATE)), active);
        t.turn.setLimit(number("turn limit", or("turn limit", 0)));
        for (int seat = 0; seat < names.size(); seat++) new SeatSetup(t, seat, placing, of(seat)).lay();
        t.pools.restoreEdge(seat("edge", NONE));
        new ScenarioStart(t, given).begin();
        return new Staged<>(t, names);
    }

    private Map<String, Object> of(int seat) {
        Object said = given.get(names.get(seat));
        return said == null || said.equals("") ? Map.of() : map(names.get(seat), said);
    }

    private int seat(String key, int otherwise) {
        Object said = or(key, CardLists.NOTHING);
        return said.equals(CardLists.NOTHING) ? otherwise : Viewers.seat(names, word(key, said));
    }

    private Object or(String key, Object otherwise) {
        return given.getOrDefault(key, otherwise);
    }
}
