package elysium.vendetta.stage;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.Ground.ALLIANCE;
import static elysium.vendetta.table.Ground.ALLIES;
import static elysium.vendetta.table.Ground.DECK;
import static elysium.vendetta.table.Ground.DRAINED;
import static elysium.vendetta.table.Ground.DRAWN;
import static elysium.vendetta.table.Ground.GONE;
import static elysium.vendetta.table.Ground.HAND;
import static elysium.vendetta.table.Ground.PRIZE;
import static elysium.vendetta.table.Ground.RELIC;
import static elysium.vendetta.table.Ground.RELICS;
import static elysium.vendetta.table.Ground.SITE;
import static elysium.vendetta.table.Ground.VICTIMS;

import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.ScenarioSupport.Staged;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.Inevitable;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Lays a table out from a position text: exactly what it says, and nothing else.
final class PositionReader {
    private static final String NO_CLAN = "no clan", OUT = "out", RESOLVING = "resolving", LEFT = "clans left ",
            VICTIM = "victim", CHOSEN = "chosen ", JUDGED = "judged ";

    private final List<Item> items;
    private final Head head;
    private final List<String> names;
    private final Vendetta t;
    private final Replica replica;

    PositionReader(Book<Vendetta> book, String text, @Nullable Long deal) {
        items = PositionParser.of(text);
        head = Head.of(items);
        names = head.names();
        t = new Vendetta(book, Inevitable::due, names.size(), head.seed(deal));
        t.places(names.size() <= 4 ? 3 : 4);
        t.teams(head.teams);
        t.round(head.round);
        replica = new Replica(t, names, deal);
    }

    Staged<Vendetta> read() {
        head.scene(_ -> t.ambition(Viewers.seat(names, head.ambition)));
        for (Item item : items) item.with(() -> first(item));
        for (int seat = 0; seat < t.players(); seat++)
            if (t.clan(seat) != NONE && t.clansShown() != 0) t.clansShown(t.clansShown() | 1 << t.clan(seat));
        for (Item item : items) item.with(() -> fact(item));
        replica.lay();
        Notes notes = new Notes(t, names);
        for (Item item : items) {
            if (item.subject().equals(PositionWriter.NOTED)) item.with(() -> notes.readNoted(item.words()));
            if (item.subject().equals(PositionWriter.LASTING)) item.with(() -> notes.readLasting(item.words()));
        }
        head.scene(words -> new SceneReader(t, head).begin(words));
        Choosing choosing = new Choosing(t, names);
        for (Item item : items)
            if (item.words().startsWith(CHOSEN)) item.with(() -> choosing.read(item.subject(), item.behind(CHOSEN)));
        return new Staged<>(t, names);
    }

    /// What all else depends on: clans, who is out, which Location is being resolved.
    private void first(Item item) {
        int seat = names.indexOf(item.subject());
        if (seat >= 0 && isClan(item.words())) t.clan(seat, Naming.clan(item.words()));
        if (seat >= 0 && item.words().equals(OUT)) t.out(seat);
        if (item.words().equals(RESOLVING)) t.resolve(Naming.place(t, item.subject()));
        if (!item.words().startsWith(LEFT)) return;
        for (String clan : PositionParser.list(item.behind(LEFT)))
            t.clansShown(t.clansShown() | 1 << Naming.clan(clan));
    }

    private static boolean isClan(String words) {
        for (Clan clan : Clan.values()) if (Naming.called(clan.title(), words)) return true;
        return false;
    }

    private void fact(Item item) {
        int seat = names.indexOf(item.subject());
        switch (item.subject()) {
            case "", PositionWriter.NOTED, PositionWriter.LASTING -> {}
            case PositionWriter.COMMON -> common(item);
            default -> {
                if (seat >= 0) seat(seat, item);
                else place(Naming.place(t, item.subject()), item);
            }
        }
    }

    private void seat(int seat, Item item) {
        String words = item.words();
        int colon = words.indexOf(": ");
        if (words.equals(NO_CLAN) || words.equals(OUT) || isClan(words) || words.startsWith(CHOSEN)) return;
        if (colon > 0 && Naming.placeOrNone(t, words.substring(0, colon)) != NONE) {
            position(seat, Naming.place(t, words.substring(0, colon)), item, words.substring(colon + 2));
            return;
        }
        int space = words.lastIndexOf(' ');
        String last = words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "blood" -> t.blood(seat, ScenarioValues.integer(last));
            case "influence" -> t.influence(seat, ScenarioValues.integer(last));
            case "tokens" -> t.tokens(seat, ScenarioValues.integer(last), t.tokens(seat) - t.tokensUp(seat));
            case "tokens down" -> t.tokens(seat, t.tokensUp(seat), ScenarioValues.integer(last));
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
                t.judged(seat, place, ScenarioValues.integer(words.substring(JUDGED.length())));
            else if (words.endsWith(" blood"))
                t.deployed(seat, place, ScenarioValues.integer(words.substring(0, blood)));
            else replica.card(item, words, seat, Vendetta.position(seat, place));
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
            case "stayed" -> t.stayed(Viewers.read(names, seats));
            case "skipping" -> t.skipping(Viewers.read(names, seats));
            case "rewarded" -> t.rewarded(Viewers.read(names, seats));
            case "alone" -> t.lone(Viewers.seat(names, seats));
            case "ranked" -> {
                List<String> ranked = PositionParser.list(seats);
                for (int rank = 0; rank < ranked.size(); rank++) t.ranked(rank, Viewers.seat(names, ranked.get(rank)));
            }
            default -> throw ScenarioValues
                    .wrong("of a Location one says ally, site, resolving, stayed, skipping, ranked,"
                            + " rewarded or alone, not '" + words + "'");
        }
    }

    private void common(Item item) {
        String words = item.words();
        if (words.startsWith("victims "))
            for (int i = ScenarioValues.integer(item.behind("victims")); i > 0; i--)
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
