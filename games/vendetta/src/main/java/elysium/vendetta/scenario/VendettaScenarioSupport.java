package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.flag;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.StateChecks;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;

/// Sets up the tables of scenarios and compares them with expectations.
public final class VendettaScenarioSupport implements ScenarioSupport<Vendetta> {
    static final Set<String> KEYS = Set.of("round", "ambition", "phase", "turn", "planning turn", "resolve", "step",
            "teams", "seed", "go on", "allies", "allies deck", "allies left", "sites", "winner", "rewarded", "victims");
    private static final int VICTIMS = 35;

    private final Book<Vendetta> book;

    public VendettaScenarioSupport(Book<Vendetta> book) {
        this.book = book;
    }

    @Override public Staged<Vendetta> createTable(Map<String, Object> given) {
        if (given.containsKey("table")) return read(given);
        List<String> names = new ArrayList<>();
        for (String key : given.keySet())
            if (!KEYS.contains(key)) names.add(key);
        if (names.size() < 3 || names.size() > 6)
            throw ScenarioValues.wrong("a table has 3 to 6 players, each with a clan; here are " + names);
        Vendetta t = new Vendetta(book, StateChecks::due, names.size(), number("seed", given.getOrDefault("seed", 1)));
        t.evening.setPlaceCount(names.size() <= 4 ? 3 : 4);
        t.evening.setTeams(flag("teams", given.getOrDefault("teams", false)));
        if (t.evening.teams() && names.size() % 2 != 0)
            throw ScenarioValues.wrong("teams need 4 or 6 players; here are " + names);
        t.evening.setRound(number("round", given.getOrDefault("round", 1)));
        t.seats.setAmbition(Viewers.seat(names, word("ambition", given.getOrDefault("ambition", names.getFirst()))));
        decks(t, number("victims", given.getOrDefault("victims", VICTIMS)));
        seats(t, names, given);
        places(t, given);
        ScenarioStart.begin(t, names, given);
        return new Staged<>(t, names);
    }

    private Staged<Vendetta> read(Map<String, Object> given) {
        return new PositionReader(book, word("table", given.get("table")), ScenarioValues.deal(given)).read();
    }

    @Override public String position(Vendetta table, List<String> names, int viewer) {
        return new PositionWriter(table, names, viewer).write();
    }

    private static void decks(Vendetta t, int victims) {
        for (int def = 0; def < t.book().size(); def++) {
            Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
            if (kind == Kind.HUMAN || kind == Kind.VAMPIRE) t.addCard(def, NONE, GameLayout.ALLIES, 0);
        }
        int victim = t.book().number("victim");
        for (int i = 0; i < VICTIMS; i++)
            t.addCard(victim, NONE, i < victims ? GameLayout.VICTIMS : GameLayout.GONE, 0);
    }

    /// Takes a common card that no player has yet; Relics and Location cards come from the box.
    static int common(Vendetta t, int def) {
        boolean boxed = isBoxed(t, def);
        for (int row = 0; row < t.rows(); row++) {
            if (t.face(row) != def) continue;
            boxed = false;
            if (t.zone(row) == GameLayout.ALLIES || t.zone(row) == GameLayout.VICTIMS || t.zone(row) == GameLayout.GONE)
                return row;
        }
        if (boxed) return t.addCard(def, NONE, GameLayout.GONE, 0);
        throw ScenarioValues.wrong("'" + t.book().card(def).name().en() + "' lies elsewhere already");
    }

    private static boolean isBoxed(Vendetta t, int def) {
        Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
        return kind == Kind.LOCATION || kind == Kind.RELIC;
    }

    private static void seats(Vendetta t, List<String> names, Map<String, Object> given) {
        for (int seat = 0; seat < names.size(); seat++) {
            Object clan = map(names.get(seat), given.get(names.get(seat))).get("clan");
            if (clan == null) throw ScenarioValues.wrong(names.get(seat) + " needs a clan");
            t.seats.setClan(seat, VendettaCardLookup.clan(word("clan", clan)));
        }
        for (int seat = 0; seat < names.size(); seat++)
            new ScenarioSetup(t, names, seat).lay(map(names.get(seat), given.get(names.get(seat))));
    }

    private static void places(Vendetta t, Map<String, Object> given) {
        if (given.containsKey("allies")) lay(t, map("allies", given.get("allies")), GameLayout.PRIZE);
        if (given.containsKey("sites")) lay(t, map("sites", given.get("sites")), GameLayout.SITE);
        t.shuffle(GameLayout.ALLIES);
        List<String> top =
                given.containsKey("allies deck") ? words("allies deck", given.get("allies deck")) : List.of();
        for (String name : top.reversed())
            t.moveFirst(common(t, VendettaCardLookup.card(name, NONE)), GameLayout.ALLIES);
        if (!given.containsKey("allies left")) return;
        int left = number("allies left", given.get("allies left"));
        while (t.count(GameLayout.ALLIES) > left) t.move(t.last(GameLayout.ALLIES), GameLayout.GONE);
    }

    private static void lay(Vendetta t, Map<String, Object> given, int zones) {
        for (Map.Entry<String, Object> entry : given.entrySet()) {
            int def = VendettaCardLookup.card(word(entry.getKey(), entry.getValue()), NONE);
            t.move(common(t, def), zones + VendettaCardLookup.place(t, entry.getKey()));
        }
    }

    @Override public List<String> unmetExpectations(Staged<Vendetta> staged, Map<String, Object> expected) {
        return new Expectations(staged.table(), staged.names()).unmet(expected);
    }
}
