package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.scenario.CardLists;

/// Sets up the cards and counters of one player.
final class SeatSetup {
    private static final List<String> KEYS = List.of("prestige", "agenda", "haven", "streets", "torpor", "haven card",
            "agenda card", "hand", "library", "faction", "discard", "burned", "ongoing");
    private static final int PRESTIGE = 10, FILLERS = 10;
    /// A Haven whose Leader Ability never asks, and a card without effect to fill decks.
    private static final String PLAIN_HAVEN = "The Outskirts", FILLER = "Late-Night Snack";
    /// Vampires without relevant texts, for players without a stated vampire.
    private static final List<String> PLAIN = List.of("Nancy Witt", "Ty Smith", "Karma", "Bobby Handsome",
            "Lori Swiftfoot", "Humberto Garcia", "John Kartunen", "Lolita");

    private final Rivals t;
    private final int seat;
    private final CardPlacer placing;
    private final RivalsCardLookup naming;
    private final Map<String, Object> given;

    SeatSetup(Rivals t, int seat, CardPlacer placing, RivalsCardLookup naming, Map<String, Object> given) {
        this.t = t;
        this.seat = seat;
        this.placing = placing;
        this.naming = naming;
        this.given = given;
        for (String key : given.keySet())
            if (!KEYS.contains(key)) throw wrong("of a player one gives " + KEYS + ", not '" + key + "'");
    }

    void lay() {
        t.prestige.restore(seat, number("prestige", given.getOrDefault("prestige", PRESTIGE)));
        t.agendas.restore(seat, number("agenda", given.getOrDefault("agenda", 0)));
        for (String card : CardLists.of("haven card", given.getOrDefault("haven card", PLAIN_HAVEN)))
            placing.seatCard(card, seat, Kind.HAVEN);
        for (String card : CardLists.of(given, "agenda card")) placing.seatCard(card, seat, Kind.AGENDA);
        for (String item : CardLists.of(given, "haven")) placing.character(item, seat, HAVEN, Coteries.HOME);
        streets();
        for (String item : CardLists.of(given, "torpor")) placing.character(item, seat, TORPOR, Coteries.HOME);
        cards("hand", HAND);
        cards("discard", DISCARD);
        cards("burned", BURNED);
        cards("faction", FACTION);
        if (given.containsKey("library")) cards("library", LIBRARY);
        else placing.cards(FILLER + " x" + FILLERS, seat, LIBRARY + seat);
        for (String item : CardLists.of(given, "ongoing")) placing.ongoing(item, seat);
    }

    private void cards(String key, int zones) {
        for (String item : CardLists.of(given, key)) placing.cards(item, seat, zones + seat);
    }

    private void streets() {
        if (!given.containsKey("streets")) return;
        for (List<String> members : CardLists.groups("streets", given.get("streets"))) {
            int party = t.coteries.newParty(seat);
            for (String member : members) placing.character(member, seat, STREETS, party);
        }
    }

    /// Gives a plain Leader to a player without a stated vampire.
    void filler() {
        if (given.containsKey("haven") || given.containsKey("streets") || given.containsKey("torpor")) return;
        for (String name : PLAIN) {
            if (lies(naming.card(name))) continue;
            placing.character(name + " (" + CardState.LEADER + ")", seat, HAVEN, Coteries.HOME);
            return;
        }
        throw wrong(t.players() + " players need a vampire each: give one");
    }

    private boolean lies(int def) {
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def && t.zone(row) != NONE) return true;
        return false;
    }
}
