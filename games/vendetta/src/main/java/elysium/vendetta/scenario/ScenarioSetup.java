package elysium.vendetta.scenario;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.RELIC;

import java.util.List;
import java.util.Map;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;

/// Sets up the cards and counters of one player; by default a full Pool, a full Clan deck and no more.
final class ScenarioSetup {
    private static final int BLOOD = 6, INFLUENCE = 3;

    private final Vendetta t;
    private final List<String> names;
    private final int seat;

    ScenarioSetup(Vendetta t, List<String> names, int seat) {
        this.t = t;
        this.names = names;
        this.seat = seat;
    }

    void lay(Map<String, Object> given) {
        t.pools.setBlood(seat, BLOOD);
        t.pools.setInfluence(seat, INFLUENCE);
        for (Map.Entry<String, Object> entry : given.entrySet()) fact(entry.getKey(), entry.getValue());
        if (!given.containsKey("deck")) rest();
    }

    private void fact(String key, Object value) {
        switch (key) {
            case "clan" -> {}
            case "blood" -> t.pools.setBlood(seat, number(key, value));
            case "influence" -> t.pools.setInfluence(seat, number(key, value));
            case "tokens" -> t.pools.setTokens(seat, number(key, value), t.pools.tokens(seat) - t.pools.tokensUp(seat));
            case "tokens down" -> t.pools.setTokens(seat, t.pools.tokensUp(seat), number(key, value));
            case "hand" -> cards(words(key, value), HAND + seat);
            case "deck" -> cards(words(key, value), DECK + seat);
            case "alliance" -> cards(words(key, value), ALLIANCE + seat);
            case "drained" -> cards(words(key, value), DRAINED + seat);
            case "relic" -> cards(List.of(word(key, value)), RELIC + seat);
            default -> position(key, map(key, value));
        }
    }

    private void position(String name, Map<String, Object> given) {
        int place = VendettaCardLookup.placeOrNone(t, name);
        if (place == NONE)
            throw ScenarioValues.wrong("'" + name + "' is neither a Location in play nor anything a player has");
        for (Map.Entry<String, Object> entry : given.entrySet())
            switch (entry.getKey()) {
            case "blood" -> t.locations.setDeployed(seat, place, number("blood", entry.getValue()));
            case "cards" -> cards(words("cards", entry.getValue()), Locations.position(seat, place));
            default -> throw ScenarioValues.wrong("on a Position lie blood and cards, not '" + entry.getKey() + "'");
            }
    }

    private void cards(List<String> written, int zone) {
        for (String words : written) {
            VendettaCardLookup.Written card = VendettaCardLookup.written(words);
            int owner = card.owner().isEmpty() ? seat : Viewers.seat(names, card.owner());
            for (int i = 0; i < card.times(); i++)
                card(VendettaCardLookup.card(card.name(), t.seats.clan(owner)), owner, zone, card.down());
        }
    }

    /// A clan card comes from its owner's hand, so that the owner knows it; any other from where it is.
    private void card(int def, int owner, int zone, boolean down) {
        Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
        if (!kind.isClanCard()) {
            int row = VendettaScenarioSupport.common(t, def);
            t.move(row, zone);
            if (down) t.turnDown(row);
            return;
        }
        if (t.book().printed(def, Fact.CLAN) != t.seats.clan(owner))
            throw ScenarioValues.wrong(names.get(owner) + " has no card '" + t.book().card(def).name().en() + "'");
        if (has(def)) throw ScenarioValues.wrong("'" + t.book().card(def).name().en() + "' lies there twice");
        int told = t.book().printed(def, Fact.STARTING) != 0 ? EVERYONE : 0;
        int row = t.addCard(def, owner, zone == DECK + owner ? zone : HAND + owner, zone == DECK + owner ? 0 : told);
        if (zone == HAND + owner || zone == DECK + owner) return;
        if (down) t.moveFaceDown(row, zone);
        else t.move(row, zone);
    }

    /// Shuffles the clan cards not placed elsewhere into the deck.
    void rest() {
        for (int def = 0; def < t.book().size(); def++)
            if (t.book().printed(def, Fact.CLAN) == t.seats.clan(seat) && t.book().printed(def, Fact.STARTING) == 0
                    && !has(def))
                t.addCard(def, seat, DECK + seat, 0);
        t.shuffle(DECK + seat);
    }

    private boolean has(int def) {
        for (int row = 0; row < t.rows(); row++)
            if (t.face(row) == def) return true;
        return false;
    }
}
