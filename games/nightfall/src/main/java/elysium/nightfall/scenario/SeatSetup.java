package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.number;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.tabletop.scenario.CardPhrase;

/// Sets up the cards and counters of one player.
final class SeatSetup {
    static final String REST = "rest";
    private static final List<String> KEYS = List.of("hand", "deck", "discard", "play", "archives", "dealt", "wounds",
            "influence", "sum", "placed");

    private final Nightfall t;
    private final int seat;
    private final List<String> names;

    SeatSetup(Nightfall t, int seat, List<String> names) {
        this.t = t;
        this.seat = seat;
        this.names = names;
    }

    /// The wounds of earlier games, and the place in the last one.
    void sum(Map<String, Object> given) {
        for (String key : given.keySet())
            if (!KEYS.contains(key)) throw wrong("of a player one gives " + KEYS + ", not '" + key + "'");
        if (!given.containsKey("sum") && !given.containsKey("placed")) return;
        int sum = number("sum", given.getOrDefault("sum", 0));
        t.wounds.add(seat, 0, sum);
        t.night.setPlaceOf(seat, number("placed", given.getOrDefault("placed", 0)));
        t.wounds.add(seat, 0, -sum);
    }

    /// Places all cards except the deck; cards placed elsewhere are not in it.
    void cards(Map<String, Object> given) {
        for (String item : list(given, "hand")) all(item, HAND);
        for (String item : list(given, "discard").reversed()) all(item, DISCARD);
        for (String item : list(given, "play")) minions(Spoken.plain(item, names));
        for (String item : list(given, "dealt")) draftCard(Spoken.plain(item, names));
        List<String> archives = list(given, "archives");
        if (archives.size() > PRIVATE) throw wrong(names.get(seat) + " can have " + PRIVATE + " archives");
        for (int k = 0; k < archives.size(); k++)
            ScenarioSetup.archive(t, Spoken.plain(archives.get(k), names), seat * PRIVATE + k);
    }

    private void all(String item, int zones) {
        CardPhrase written = Spoken.plain(item, names);
        written.allowOnly();
        for (int i = 0; i < written.copies(); i++)
            card(NightfallCardLookup.card(t.book(), written.name()), zones + seat);
    }

    private int card(int def, int zone) {
        int card = t.addCard(def, seat, zone);
        if (t.minions.isWound(card)) t.wounds.add(seat, t.printed(card, Fact.TYPE), 1);
        return card;
    }

    private void minions(CardPhrase written) {
        written.allowOnly("damage");
        for (int i = 0; i < written.copies(); i++) {
            int card = t.addCard(NightfallCardLookup.card(t.book(), written.name()), seat, PLAY + seat);
            if (!t.minions.isMinion(card)) throw wrong(written.name() + " is no minion, and cannot be in play");
            t.minions.setDamage(card, written.number("damage", 0));
            if (t.minions.health(card) < 1) throw wrong(written.name() + " would be destroyed by so much damage");
        }
    }

    private void draftCard(CardPhrase written) {
        written.allowOnly();
        t.addCard(NightfallCardLookup.card(t.book(), written.name()), Nightfall.DRAFT, DEALT + seat);
    }

    /// The deck, the top card first: by default the rest of the starting deck, also written `rest` at the end; a number
    /// means that many cards of the rest. Wounds not placed elsewhere are at the bottom.
    void deck(Map<String, Object> given) {
        Object deck = given.getOrDefault("deck", List.of(REST));
        List<String> named = deck instanceof List<?> ? words("deck", deck) : List.of();
        boolean rest = !named.isEmpty() && named.getLast().equals(REST);
        if (rest || !(deck instanceof List<?>)) starters(rest ? Integer.MAX_VALUE : number("deck", cards(deck)));
        for (String item : (rest ? named.subList(0, named.size() - 1) : named).reversed()) onTop(item);
        Object wounds = given.get("wounds");
        if (wounds != null) wounds(wounds);
    }

    /// A number of cards may be given as such.
    private static Object cards(Object deck) {
        boolean said = deck instanceof String words && words.matches("\\d+ cards?");
        return said ? Integer.valueOf(deck.toString().substring(0, deck.toString().indexOf(' '))) : deck;
    }

    private void onTop(String item) {
        CardPhrase written = Spoken.plain(item, names);
        written.allowOnly();
        for (int i = 0; i < written.copies(); i++)
            t.moveFirst(card(NightfallCardLookup.card(t.book(), written.name()), DECK + seat), DECK + seat);
    }

    private void starters(int most) {
        for (int def : Stacks.starters(t.book()))
            for (int i = had(def); i < Stacks.STARTERS_EACH; i++) t.addCard(def, seat, DECK + seat);
        t.shuffle(DECK + seat);
        int all = t.count(DECK + seat);
        if (most != Integer.MAX_VALUE && most > all)
            throw wrong(names.get(seat) + "'s starting deck has only " + all + " cards left; name the others");
        while (t.count(DECK + seat) > most) t.move(t.last(DECK + seat), BOX);
    }

    /// The number of copies the player already has, exiled ones included.
    private int had(int def) {
        int had = 0;
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def && t.owner(row) == seat) had++;
        return had;
    }

    private void wounds(Object given) {
        for (Map.Entry<String, Object> one : map("wounds", given).entrySet()) {
            int count = number("wounds", one.getValue());
            if (one.getKey().equals("untyped")) {
                t.wounds.add(seat, Wound.UNTYPED, count);
                continue;
            }
            int def = NightfallCardLookup.card(t.book(), one.getKey());
            if (t.book().printed(def, Fact.TYPE) == NONE) throw wrong(one.getKey() + " is no wound");
            for (int i = 0; i < count; i++) card(def, DECK + seat);
        }
    }

    private static List<String> list(Map<String, Object> given, String key) {
        return given.containsKey(key) ? words(key, given.get(key)) : List.of();
    }
}
