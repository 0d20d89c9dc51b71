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

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import elysium.kernel.Move;
import elysium.kernel.Table;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionNames;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Writes a table as a position text, complete or as one viewer sees it.
final class PositionWriter {
    static final String COMMON = "common", NOTED = "noted", LASTING = "lasting";
    static final PositionNames NAMES = new PositionNames(
            Set.of("the rack", "the asylum", "club zombie", "prince's haven", COMMON, NOTED, LASTING));
    private static final int SHORTEST = "Prince's Haven".length();

    private final Vendetta t;
    private final List<String> names;
    private final int viewer;
    private final PositionFormatter lines;

    PositionWriter(Vendetta t, List<String> names, int viewer) {
        this.t = t;
        this.names = NAMES.usableNames(names, t.players());
        this.viewer = viewer;
        int longest = SHORTEST;
        for (String name : this.names) longest = Math.max(longest, name.length());
        lines = new PositionFormatter(longest);
    }

    String write() {
        VendettaFlowWriter scene = new VendettaFlowWriter(t, names);
        head(scene);
        for (int seat = 0; seat < t.players(); seat++) seat(seat);
        for (int place = 0; place < t.evening.placeCount(); place++) place(place);
        common();
        LedgerText notes = new LedgerText(t, names);
        subject(NOTED, notes.noted(viewer));
        subject(LASTING, notes.lasting(viewer));
        if (!scene.unexpressed().isEmpty())
            lines.startSubject(PositionParser.MIDDLE + " " + String.join(", ", scene.unexpressed()));
        return lines.text();
    }

    private void head(VendettaFlowWriter scene) {
        lines.startSubject("");
        lines.addFact("round " + t.evening.round());
        for (String words : scene.phrases()) lines.addFact(words);
        lines.addFact("ambition " + names.get(t.seats.ambition()));
        lines.addList("seats", names);
        if (t.evening.teams()) lines.addFact("teams");
        if (viewer == NONE) lines.addFact("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.startSubject(names.get(seat));
        lines.addFact(t.seats.clan(seat) == NONE ? "no clan" : Clan.of(t.seats.clan(seat)).title().en());
        if (!t.seats.isAlive(seat)) lines.addFact("out");
        count("blood", t.pools.blood(seat));
        count("influence", t.pools.influence(seat));
        count("tokens", t.pools.tokensUp(seat));
        count("tokens down", t.pools.tokens(seat) - t.pools.tokensUp(seat));
        cards("relic", RELIC + seat);
        cards("alliance", ALLIANCE + seat);
        cards("drained", DRAINED + seat);
        cards("hand", HAND + seat);
        cards("drawn", DRAWN + seat);
        if (t.sealed(seat) != 0 && (viewer == NONE || viewer == seat))
            lines.addFact("chosen " + chosen(t.sealed(seat)));
        cards("deck", DECK + seat);
        if (t.seats.isAlive(seat)) lines.addList("gone", gone(seat));
        for (int place = 0; place < t.evening.placeCount(); place++) position(seat, place);
    }

    private String chosen(long move) {
        return switch (Move.verb(move)) {
            case Verb.STAY -> "stay";
            case Verb.WITHDRAW -> "withdraw";
            case Verb.BID -> "bid " + Move.a(move);
            default -> t.name(Move.a(move)).en();
        };
    }

    private void position(int seat, int place) {
        List<String> items = new ArrayList<>();
        if (t.locations.deployed(seat, place) > 0) items.add(t.locations.deployed(seat, place) + " blood");
        if (t.locations.finalPower(seat, place) != NONE) items.add("judged " + t.locations.finalPower(seat, place));
        items.addAll(PositionCard.zone(t, names, Locations.position(seat, place), viewer));
        lines.addList(VendettaCardLookup.place(t, place).en() + ":", items);
    }

    private void place(int place) {
        if (t.count(PRIZE + place) + t.count(SITE + place) == 0 && place != t.evening.resolvingPlace()) return;
        lines.startSubject(VendettaCardLookup.place(t, place).en());
        cards("ally", PRIZE + place);
        cards("site", SITE + place);
        if (place != t.evening.resolvingPlace()) return;
        lines.addFact("resolving");
        seats("stayed", t.conflict.stayingSeats());
        seats("skipping", t.conflict.skippingSeats());
        List<String> ranked = new ArrayList<>();
        for (int rank = 0; rank < Table.SEATS && t.conflict.seatAtRank(rank) != NONE; rank++)
            ranked.add(names.get(t.conflict.seatAtRank(rank)));
        lines.addList("ranked", ranked);
        seats("rewarded", t.conflict.rewardedSeats());
        if (t.conflict.onlyPlayer() != NONE) lines.addFact("alone " + names.get(t.conflict.onlyPlayer()));
    }

    private void common() {
        lines.startSubject(COMMON);
        count("victims", t.count(VICTIMS));
        cards("allies deck", ALLIES);
        cards("relics", RELICS);
        lines.addList("gone", gone(NONE));
        int left = t.seats.clansShown();
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.clan(seat) != NONE) left &= ~(1 << t.seats.clan(seat));
        List<String> clans = new ArrayList<>();
        for (Clan clan : Clan.values())
            if ((left >> clan.ordinal() & 1) != 0) clans.add(clan.title().en());
        lines.addList("clans left", clans);
    }

    private List<String> gone(int owner) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(GONE); card != NONE; card = t.next(card))
            if (t.owner(card) == owner) all.add(t.name(card).en());
        return PositionFormatter.mergeEqual(all);
    }

    private void cards(String word, int zone) {
        lines.addList(word, PositionCard.zone(t, names, zone, viewer));
    }

    private void count(String word, int number) {
        if (number != 0) lines.addFact(word + " " + number);
    }

    private void seats(String word, int seats) {
        if (seats != 0) lines.addFact(word + " " + Viewers.write(t, names, seats));
    }

    private void subject(String word, List<String> says) {
        if (says.isEmpty()) return;
        lines.startSubject(word);
        for (String words : says) lines.addFact(words);
    }
}
