package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.flow.turn.StateChecks;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.TurnState;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Viewers;

/// Sets up the table that a scenario describes; whatever it omits gets a minimal default.
final class ScenarioSetup {
    private static final Set<String> KEYS = Set.of("turn", "phase", "until", "actions", "unhosted", "first", "number",
            "played", "rivals", "deals", "options", "seed", "city", "city deck", "city discard", "city burned",
            "aside");
    private static final String PLAIN_CITY = "Vagrant x5";

    private final Map<String, Object> given;
    private final List<String> names = new ArrayList<>(), options;
    private final Rivals t;
    private final RivalsCardLookup naming;
    private final CardPlacer placing;

    ScenarioSetup(Map<String, Object> given) {
        this.given = given;
        for (String key : given.keySet()) if (!KEYS.contains(key)) names.add(key);
        if (names.size() < 2 || names.size() > 4)
            throw wrong("a table has 2 to 4 players; here are " + names + ". What is no player is one of " + KEYS);
        options = given.containsKey("options") ? words("options", given.get("options")) : List.of();
        Options.check(options);
        t = new Rivals(RivalsBook.of(options), StateChecks::due, names.size(), number("seed", or("seed", 1)));
        naming = new RivalsCardLookup(t.book());
        placing = new CardPlacer(t, names, naming);
    }

    Staged<Rivals> lay() {
        int active = seat("turn", 0);
        t.turn.setFirstPlayer(seat("first", 0));
        t.turn.restore(number("number", or("number", names.size() + 1)), active, played());
        t.victory.recordProgress();
        rivals();
        if (given.containsKey("deals"))
            for (String deal : words("deals", given.get("deals"))) PromiseText.read(t, names, deal);
        List<SeatSetup> seats = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) seats.add(new SeatSetup(t, seat, placing, naming, of(seat)));
        for (SeatSetup seat : seats) seat.lay();
        for (SeatSetup seat : seats) seat.filler();
        city();
        for (int seat = 0; seat < names.size(); seat++) placing.covers(seat, CardLists.of(of(seat), "ongoing"));
        t.turn.setActions(number("actions", or("actions", TurnState.ACTIONS)));
        t.turn.setUnhosted(number("unhosted", or("unhosted", 0)));
        t.readiness.forgetExhaustedLeaders();
        Options.set(t, options);
        new ScenarioStart(t, given).begin();
        return new Staged<>(t, names);
    }

    /// The seats that have played a first turn: all unless stated.
    private int played() {
        if (!given.containsKey("played")) return (1 << names.size()) - 1;
        int played = 0;
        for (String name : CardLists.of(given, "played")) played |= 1 << Viewers.seat(names, name);
        return played;
    }

    /// Sets the Rivals: the player to the left unless stated.
    private void rivals() {
        Map<String, Object> said = given.containsKey("rivals") ? map("rivals", given.get("rivals")) : Map.of();
        for (int seat = 0; seat < names.size() && said.isEmpty(); seat++) t.rivalTokens.deal(t.turn.after(seat), seat);
        for (Map.Entry<String, Object> one : said.entrySet())
            for (String rival : CardLists.of("rivals", one.getValue()))
                t.rivalTokens.deal(Viewers.seat(names, rival), Viewers.seat(names, one.getKey()));
    }

    private void city() {
        for (String item : CardLists.of(given, "city")) placing.city(item);
        cards("city deck", given.containsKey("city deck") ? List.of() : List.of(PLAIN_CITY), CITY_DECK);
        cards("city discard", List.of(), CITY_DISCARD);
        cards("city burned", List.of(), CITY_BURNED);
        cards("aside", List.of(), ASIDE);
    }

    private void cards(String key, List<String> otherwise, int zone) {
        for (String item : given.containsKey(key) ? CardLists.of(given, key) : otherwise)
            placing.cards(item, NONE, zone);
    }

    private Map<String, Object> of(int seat) {
        Object said = given.get(names.get(seat));
        return said == null || said.equals("") ? Map.of() : map(names.get(seat), said);
    }

    private int seat(String key, int otherwise) {
        return given.containsKey(key) ? Viewers.seat(names, word(key, given.get(key))) : otherwise;
    }

    private Object or(String key, Object otherwise) {
        return given.getOrDefault(key, otherwise);
    }
}
