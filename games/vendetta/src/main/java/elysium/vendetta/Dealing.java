package elysium.vendetta;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.flow.StateChecks;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;

/// Places the cards of a new game: Locations, clans to choose from, Allies, Victims, Relics and Location cards.
final class Dealing {
    private static final int VICTIMS = 35;

    private Dealing() {}

    /// An empty table with its Locations.
    static Vendetta table(int seats, long seed) {
        Vendetta t = new Vendetta(VendettaBook.BOOK, StateChecks::due, seats, seed);
        t.evening.setPlaceCount(seats <= 4 ? 3 : 4);
        return t;
    }

    static Vendetta deal(Setup setup) {
        Vendetta t = table(setup.seats(), setup.seed());
        t.evening.setTeams(setup.has(VendettaGame.TEAMS));
        t.seats.setAmbition(t.roll(setup.seats()));
        int clans = 0;
        for (int clan : some(t, all(Clan.values().length), setup.seats() + 1)) clans |= 1 << clan;
        t.seats.setClansShown(clans);
        decks(t);
        if (setup.has(VendettaGame.LOCATIONS)) {
            List<Integer> sites = some(t, of(Kind.LOCATION), t.evening.haven());
            for (int place = 0; place < t.evening.haven(); place++)
                t.addCard(sites.get(place), NONE, GameLayout.SITE + place, 0);
        }
        if (setup.has(VendettaGame.RELICS))
            for (int relic : some(t, of(Kind.RELIC), setup.seats() + 1)) t.addCard(relic, NONE, GameLayout.RELICS, 0);
        return t;
    }

    /// The Allies shuffled face down, the Victims face up.
    static void decks(Vendetta t) {
        for (int def = 0; def < t.book().size(); def++) {
            Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
            if (kind == Kind.HUMAN || kind == Kind.VAMPIRE) t.addCard(def, NONE, GameLayout.ALLIES, 0);
        }
        t.shuffle(GameLayout.ALLIES);
        int victim = of(Kind.VICTIM).getFirst();
        for (int i = 0; i < VICTIMS; i++) t.addCard(victim, NONE, GameLayout.VICTIMS, 0);
    }

    /// The cards of a kind.
    static List<Integer> of(Kind kind) {
        List<Integer> defs = new ArrayList<>();
        for (var card : VendettaBook.BOOK.cards())
            if (card.kind() == kind.ordinal()) defs.add(card.number());
        return defs;
    }

    private static List<Integer> all(int count) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(i);
        return all;
    }

    private static List<Integer> some(Vendetta t, List<Integer> from, int count) {
        List<Integer> left = new ArrayList<>(from), some = new ArrayList<>();
        while (some.size() < count) some.add(left.remove(t.roll(left.size())));
        return some;
    }
}
