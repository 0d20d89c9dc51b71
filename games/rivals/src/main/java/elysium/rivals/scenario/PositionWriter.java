package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionNames;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.Viewers;

/// Writes a table as a position text, complete or as one viewer sees it.
final class PositionWriter {
    static final String COMMON = "common", NOTED = "noted", PROMISED = "promised";
    static final PositionNames NAMES = new PositionNames(Set.of(COMMON, NOTED, PROMISED));

    private final Rivals t;
    private final List<String> names;
    private final int viewer;
    private final RivalsVisibleCards seeing;
    private final PositionFormatter lines;

    PositionWriter(Rivals t, List<String> names, int viewer) {
        this.t = t;
        this.names = NAMES.usableNames(names, t.players());
        this.viewer = viewer;
        seeing = new RivalsVisibleCards(t, this.names, new RivalsCardLookup(t.book()), viewer);
        int longest = PROMISED.length();
        for (String name : this.names) longest = Math.max(longest, name.length());
        lines = new PositionFormatter(longest);
    }

    String write() {
        RivalsFlowWriter scene = new RivalsFlowWriter(t, names);
        LedgerText notes = new LedgerText(t, names);
        head(scene);
        for (int seat = 0; seat < t.players(); seat++) seat(seat);
        common();
        subject(PROMISED, PromiseText.written(t, names));
        subject(NOTED, notes.noted());
        List<String> middle = scene.unexpressed();
        middle.addAll(notes.unsaid());
        if (!middle.isEmpty()) lines.startSubject(PositionParser.MIDDLE + " " + String.join(", ", middle));
        return lines.text();
    }

    private void head(RivalsFlowWriter scene) {
        lines.startSubject("");
        lines.addFact("turn " + t.turn.number() + " " + names.get(t.turn.active()));
        for (String words : scene.phrases()) lines.addFact(words);
        count("left", t.turn.actions());
        count("unhosted", t.turn.unhosted());
        lines.addFact("first " + names.get(t.turn.firstPlayer()));
        lines.addList("seats", names);
        int played = 0;
        for (int seat = 0; seat < t.players(); seat++) if (t.turn.hasPlayed(seat)) played |= 1 << seat;
        if (Integer.bitCount(played) < t.players()) lines.addFact("played " + Viewers.write(t, names, played));
        lines.addList("options", Options.written(t));
        count("still", t.victory.quietTurns());
        if (t.victory.winner() != NONE)
            lines.addFact("winner " + names.get(t.victory.winner()) + ", " + t.victory.winReason() + ", "
                    + t.victory.tieBreakStep());
        if (viewer == NONE) lines.addFact("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.startSubject(names.get(seat));
        if (t.victory.isOut(seat)) lines.addFact("out");
        count("prestige", t.prestige.of(seat));
        count("agenda", t.agendas.of(seat));
        if (t.rivalTokens.rivalOf(seat) != 0)
            lines.addFact("rivals " + Viewers.write(t, names, t.rivalTokens.rivalOf(seat)));
        if (t.rivalTokens.holder(seat) == seat) lines.addFact("own token");
        if ((t.turn.custom() >> seat & 1) != 0) lines.addFact("own deck");
        count("beaten", t.rivalTokens.mortalsBeaten(seat));
        if (t.tokens.availableInSupply(seat, Supply.ALL) != Supply.ALL)
            lines.addFact("supply " + t.tokens.availableInSupply(seat, Supply.ALL));
        lines.addList("colours", colours(seat));
        seatCard("haven card", seat, Kind.HAVEN);
        seatCard("agenda card", seat, Kind.AGENDA);
        cards("haven", HAVEN + seat);
        cards("streets", STREETS + seat);
        cards("torpor", TORPOR + seat);
        cards("ongoing", ONGOING + seat);
        cards("hand", HAND + seat);
        cards("library", LIBRARY + seat);
        cards("faction", FACTION + seat);
        cards("discard", DISCARD + seat);
        cards("burned", BURNED + seat);
    }

    /// The tokens of other colours in a pool.
    private List<String> colours(int seat) {
        List<String> colours = new ArrayList<>();
        for (int other = 0; other < t.players(); other++)
            if (other != seat && t.tokens.colouredInPool(seat, other) > 0)
                colours.add(names.get(other) + " " + t.tokens.colouredInPool(seat, other));
        return colours;
    }

    private void seatCard(String word, int seat, Kind kind) {
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, kind)) lines.addFact(word + " " + write(card));
    }

    private void common() {
        lines.startSubject(COMMON);
        List<String> free = new ArrayList<>();
        for (int card = t.first(CITY); card != NONE; card = t.next(card))
            if (t.attachments.hostOf(card) == NONE) free.add(write(card));
        lines.addList("city", PositionFormatter.mergeEqual(free));
        cards("city deck", CITY_DECK);
        cards("city discard", CITY_DISCARD);
        cards("city burned", CITY_BURNED);
        cards("aside", ASIDE);
    }

    private void cards(String word, int zone) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) all.add(write(card));
        lines.addList(word, PositionFormatter.mergeEqual(all));
    }

    /// A card with its state, and who knows it if not the default.
    private String write(int card) {
        List<String> marks = seeing.marks(card);
        marks.removeIf(mark -> mark.startsWith(CardState.SEEN));
        if (t.coteries.inStreets(card)) marks.addFirst(CardState.PARTY + " " + t.coteries.party(card));
        KnownBy usual = KnownByText.usual(t, card);
        KnownBy is = viewer == NONE ? KnownBy.of(t, card) : KnownBy.told(t, card, viewer, usual);
        is.addDifferences(usual, t, names, marks);
        return RivalsVisibleCards.text(seeing.name(card), marks);
    }

    private void subject(String word, List<String> says) {
        if (says.isEmpty()) return;
        lines.startSubject(word);
        for (String words : says) lines.addFact(words);
    }

    private void count(String word, int number) {
        if (number != 0) lines.addFact(word + " " + number);
    }
}
