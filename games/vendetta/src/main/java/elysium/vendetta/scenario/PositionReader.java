package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.ALLIES;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.DRAWN;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.PRIZE;
import static elysium.vendetta.table.GameLayout.RELIC;
import static elysium.vendetta.table.GameLayout.RELICS;
import static elysium.vendetta.table.GameLayout.SITE;
import static elysium.vendetta.table.GameLayout.VICTIMS;

import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.StateChecks;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Sets up a table from a position text, exactly as it says.
final class PositionReader {
    private static final String NO_CLAN = "no clan", OUT = "out", RESOLVING = "resolving", LEFT = "clans left ",
            VICTIM = "victim", CHOSEN = "chosen ", JUDGED = "judged ";

    private final List<Item> items;
    private final VendettaPositionHeader head;
    private final List<String> names;
    private final Vendetta t;
    private final PositionCards replica;

    PositionReader(Book<Vendetta> book, String text, @Nullable Long deal) {
        items = PositionParser.of(text);
        head = VendettaPositionHeader.of(items);
        names = head.names();
        t = new Vendetta(book, StateChecks::due, names.size(), head.seed(deal));
        t.evening.setPlaceCount(names.size() <= 4 ? 3 : 4);
        t.evening.setTeams(head.teams);
        t.evening.setRound(head.round);
        replica = new PositionCards(t, names, deal);
    }

    Staged<Vendetta> read() {
        head.readScene(_ -> t.seats.setAmbition(Viewers.seat(names, head.ambition)));
        for (Item item : items) item.parse(() -> first(item));
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.clan(seat) != NONE && t.seats.clansShown() != 0)
                t.seats.setClansShown(t.seats.clansShown() | 1 << t.seats.clan(seat));
        for (Item item : items) item.parse(() -> fact(item));
        replica.lay();
        LedgerText notes = new LedgerText(t, names);
        for (Item item : items) {
            if (item.subject().equals(PositionWriter.NOTED)) item.parse(() -> notes.readNoted(item.words()));
            if (item.subject().equals(PositionWriter.LASTING)) item.parse(() -> notes.readLasting(item.words()));
        }
        head.readScene(words -> new FlowReader(t, head).begin(words));
        SealedChoices choosing = new SealedChoices(t, names);
        for (Item item : items)
            if (item.words().startsWith(CHOSEN)) item.parse(() -> choosing.read(item.subject(), item.after(CHOSEN)));
        return new Staged<>(t, names);
    }

    /// Reads what the rest depends on: clans, eliminated players, the Location being resolved.
    private void first(Item item) {
        int seat = names.indexOf(item.subject());
        if (seat >= 0 && isClan(item.words())) t.seats.setClan(seat, VendettaCardLookup.clan(item.words()));
        if (seat >= 0 && item.words().equals(OUT)) t.seats.remove(seat);
        if (item.words().equals(RESOLVING)) t.evening.setResolvingPlace(VendettaCardLookup.place(t, item.subject()));
        if (!item.words().startsWith(LEFT)) return;
        for (String clan : PositionParser.list(item.after(LEFT)))
            t.seats.setClansShown(t.seats.clansShown() | 1 << VendettaCardLookup.clan(clan));
    }

    private static boolean isClan(String words) {
        for (Clan clan : Clan.values()) if (VendettaCardLookup.called(clan.title(), words)) return true;
        return false;
    }

    private void fact(Item item) {
        int seat = names.indexOf(item.subject());
        switch (item.subject()) {
            case "", PositionWriter.NOTED, PositionWriter.LASTING -> {}
            case PositionWriter.COMMON -> common(item);
            default -> {
                if (seat >= 0) seat(seat, item);
                else place(VendettaCardLookup.place(t, item.subject()), item);
            }
        }
    }

    private void seat(int seat, Item item) {
        String words = item.words();
        int colon = words.indexOf(": ");
        if (words.equals(NO_CLAN) || words.equals(OUT) || isClan(words) || words.startsWith(CHOSEN)) return;
        if (colon > 0 && VendettaCardLookup.placeOrNone(t, words.substring(0, colon)) != NONE) {
            position(seat, VendettaCardLookup.place(t, words.substring(0, colon)), item, words.substring(colon + 2));
            return;
        }
        int space = words.lastIndexOf(' ');
        String last = words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "blood" -> t.pools.setBlood(seat, ScenarioValues.integer(last));
            case "influence" -> t.pools.setInfluence(seat, ScenarioValues.integer(last));
            case "tokens" -> t.pools.setTokens(seat, ScenarioValues.integer(last),
                    t.pools.tokens(seat) - t.pools.tokensUp(seat));
            case "tokens down" -> t.pools.setTokens(seat, t.pools.tokensUp(seat), ScenarioValues.integer(last));
            default -> replica.cards(item, seat, words.startsWith("gone ") ? GONE : zone(words) + seat);
        }
    }

    private static int zone(String words) {
        int space = words.indexOf(' ');
        return switch (space < 0 ? "" : words.substring(0, space)) {
            case "relic" -> RELIC;
            case "alliance" -> ALLIANCE;
            case "drained" -> DRAINED;
            case "hand" -> HAND;
            case "drawn" -> DRAWN;
            case "deck" -> DECK;
            default -> throw ScenarioValues
                    .wrong("of a player one says a clan, out, blood, influence, tokens, tokens down,"
                            + " relic, alliance, drained, hand, drawn, chosen, deck, gone or a Location with a colon, not '"
                            + words + "'");
        };
    }

    private void position(int seat, int place, Item item, String list) {
        for (String words : PositionParser.list(list)) {
            int blood = words.lastIndexOf(" blood");
            if (words.startsWith(JUDGED))
                t.locations.setFinalPower(seat, place, ScenarioValues.integer(words.substring(JUDGED.length())));
            else if (words.endsWith(" blood"))
                t.locations.setDeployed(seat, place, ScenarioValues.integer(words.substring(0, blood)));
            else replica.card(item, words, seat, Locations.position(seat, place));
        }
    }

    private void place(int place, Item item) {
        String words = item.words();
        int space = words.indexOf(' ');
        String seats = space < 0 ? "" : words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "ally" -> replica.cards(item, NONE, PRIZE + place);
            case "site" -> replica.cards(item, NONE, SITE + place);
            case RESOLVING -> {}
            case "stayed" -> t.conflict.setStayingSeats(Viewers.read(names, seats));
            case "skipping" -> t.conflict.setSkippingSeats(Viewers.read(names, seats));
            case "rewarded" -> t.conflict.setRewardedSeats(Viewers.read(names, seats));
            case "alone" -> t.conflict.setOnlyPlayer(Viewers.seat(names, seats));
            case "ranked" -> {
                List<String> ranked = PositionParser.list(seats);
                for (int rank = 0; rank < ranked.size(); rank++)
                    t.conflict.setSeatAtRank(rank, Viewers.seat(names, ranked.get(rank)));
            }
            default -> throw ScenarioValues
                    .wrong("of a Location one says ally, site, resolving, stayed, skipping, ranked,"
                            + " rewarded or alone, not '" + words + "'");
        }
    }

    private void common(Item item) {
        String words = item.words();
        if (words.startsWith("victims "))
            for (int i = ScenarioValues.integer(item.after("victims")); i > 0; i--)
                replica.card(item, VICTIM, NONE, VICTIMS);
        else if (words.startsWith("allies deck ")) replica.cards(item, "allies deck", NONE, ALLIES);
        else if (words.startsWith("relics ")) replica.cards(item, NONE, RELICS);
        else if (words.startsWith("gone ")) replica.cards(item, NONE, GONE);
        else if (!words.startsWith(LEFT))
            throw ScenarioValues
                    .wrong("of the common cards one says victims, allies deck, relics, gone or clans left, not '"
                            + words + "'");
    }
}
