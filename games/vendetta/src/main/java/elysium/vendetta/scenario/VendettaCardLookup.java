package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;

/// Finds cards, clans, Locations and players by their names in either language.
public final class VendettaCardLookup {
    private static final Text[] PLACES = {new Text("The Rack", "Le Rack"), new Text("The Asylum", "L'Asile"),
            new Text("Club Zombie", "Club Zombie")};
    private static final Map<String, List<Integer>> CARDS = cards();
    private static final Text[] AT = {new Text("at The Rack", "au Rack"), new Text("at The Asylum", "à l'Asile"),
            new Text("at Club Zombie", "au Club Zombie")};
    private static final Text[] FROM = {new Text("from The Rack", "du Rack"),
            new Text("from The Asylum", "de l'Asile"), new Text("from Club Zombie", "du Club Zombie")};
    private static final Text HAVEN = new Text("Prince's Haven", "Refuge du Prince"),
            AT_HAVEN = new Text("at the Prince's Haven", "au Refuge du Prince"),
            FROM_HAVEN = new Text("from the Prince's Haven", "du Refuge du Prince");

    /// A card phrase: its name, number, side, and owner if not its holder.
    record Written(String name, int times, boolean down, String owner) {}

    private VendettaCardLookup() {}

    public static Text place(Vendetta t, int place) {
        return place == t.evening.haven() ? HAVEN : PLACES[place];
    }

    /// Where something happens: `at The Rack`.
    public static Text at(Vendetta t, int place) {
        return place == t.evening.haven() ? AT_HAVEN : AT[place];
    }

    /// Where something comes from: `from The Rack`.
    public static Text from(Vendetta t, int place) {
        return place == t.evening.haven() ? FROM_HAVEN : FROM[place];
    }

    /// Reads `Name`, `Name x2`, `Name (down)`, `Name (used)`, `Name of Bo` and `Name of Bo (down)`.
    static Written written(String words) {
        String whole = words.strip(), rest = front(whole), owner = "";
        boolean back = !rest.equals(whole);
        int of = rest.lastIndexOf(" of ");
        if (of > 0 && !isCard(rest)) {
            owner = rest.substring(of + 4);
            rest = front(rest.substring(0, of));
            back |= rest.length() < of;
        }
        int x = rest.lastIndexOf(" x");
        boolean many = x > 0 && isNumber(rest.substring(x + 2));
        int times = many ? Integer.parseInt(rest.substring(x + 2)) : 1;
        return new Written(many ? rest.substring(0, x) : rest, times, back, owner);
    }

    /// A card phrase without the mark for its back.
    private static String front(String words) {
        boolean back = words.endsWith(" (down)") || words.endsWith(" (used)");
        return back ? words.substring(0, words.length() - " (down)".length()) : words;
    }

    private static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++)
            if (!Character.isDigit(word.charAt(i))) return false;
        return !word.isEmpty();
    }

    private static boolean isCard(String name) {
        return CARDS.containsKey(normalize(name));
    }

    /// The card with a name, that of the clan if several clans have one.
    static int card(String name, int clan) {
        List<Integer> all = CARDS.get(normalize(name));
        if (all == null) throw wrong("no card is called '" + name + "'");
        for (int def : all)
            if (VendettaBook.BOOK.printed(def, Fact.CLAN) == clan) return def;
        return all.getFirst();
    }

    private static Map<String, List<Integer>> cards() {
        Map<String, List<Integer>> cards = new HashMap<>();
        for (Card<Vendetta> card : VendettaBook.BOOK.cards())
            for (String name : new HashSet<>(
                    List.of(card.slug(), normalize(card.name().en()), normalize(card.name().fr()))))
                cards.computeIfAbsent(name, _ -> new ArrayList<>()).add(card.number());
        return cards;
    }

    static int clan(String name) {
        for (Clan clan : Clan.values())
            if (called(clan.title(), name)) return clan.ordinal();
        throw wrong("no clan is called '" + name + "'");
    }

    /// The Location of that name, or NONE.
    static int placeOrNone(Vendetta t, String name) {
        for (int place = 0; place < t.evening.placeCount(); place++)
            if (called(place(t, place), name)) return place;
        return NONE;
    }

    static int place(Vendetta t, String name) {
        int place = placeOrNone(t, name);
        if (place == NONE) throw wrong("no Location in play is called '" + name + "'");
        return place;
    }

    static boolean called(Text text, String name) {
        for (Lang lang : Lang.values())
            if (normalize(text.in(lang)).equals(normalize(name))) return true;
        return false;
    }
}
