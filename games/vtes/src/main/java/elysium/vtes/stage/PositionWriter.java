package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionNames;
import elysium.tabletop.scenario.PositionParser;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Later;
import elysium.vtes.table.Vtes;

/// Writes a table as a position text: all of it, or what one viewer may know.
final class PositionWriter {
    static final String NOTED = "noted";
    static final PositionNames NAMES =
            new PositionNames(Set.of(NOTED, UnderWay.LASTING, UnderWay.AFFAIRS, UnderWay.STEPS));

    private final Vtes t;
    private final List<String> names;
    private final int viewer;
    private final CardLookup<Vtes> naming;
    private final CardWriter cards;
    private final PositionFormatter lines;

    PositionWriter(Vtes t, List<String> names, int viewer) {
        this.t = t;
        this.names = NAMES.plain(names, t.players());
        this.viewer = viewer;
        naming = new CardLookup<>(t.book());
        cards = new CardWriter(t, this.names, naming, viewer);
        int longest = UnderWay.STEPS.length();
        for (String name : this.names) longest = Math.max(longest, name.length());
        lines = new PositionFormatter(longest);
    }

    String write() {
        Scene scene = new Scene(t, names);
        Notes notes = new Notes(t, names, naming, new Places(t, names, naming, viewer));
        UnderWay underWay = new UnderWay(t, names, naming, viewer);
        head(scene);
        for (int seat = 0; seat < t.players(); seat++) seat(seat);
        List<String> noted = notes.noted();
        if (!noted.isEmpty()) lines.subject(NOTED);
        for (String words : noted) lines.say(words);
        underWay.lasting(lines);
        if (scene.isMiddle()) underWay.middle(lines);
        List<String> middle = scene.middle();
        if (scene.isMiddle()) middle.addAll(UnderWay.unsaid(t));
        if (!middle.isEmpty()) lines.subject(PositionParser.MIDDLE + " " + String.join(", ", middle));
        return lines.text();
    }

    private void head(Scene scene) {
        lines.subject("");
        lines.say("turn " + t.turn() + " " + names.get(t.active()));
        for (String words : scene.says()) lines.say(words);
        count("masters", t.masterActions());
        count("transfers", t.transfers());
        count("discards", t.discardActions());
        if (t.trifled()) lines.say("trifled");
        lines.say("first " + names.get(t.firstPlayer()));
        lines.list("seats", names);
        if (t.edge() != NONE) lines.say("edge " + names.get(t.edge()));
        count("waiting", t.heldOusts());
        if (t.isUneven()) lines.say("uneven");
        count("limit", t.turnLimit());
        count("still", t.stillness());
        if (t.winner() != NONE) lines.say("winner " + names.get(t.winner()));
        if (viewer == NONE) lines.say("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.subject(names.get(seat));
        if (!t.alive(seat)) lines.say("out");
        lines.say("pool " + t.pool(seat));
        count("halves", t.halfPoints(seat));
        if ((t.custom() >> seat & 1) != 0) lines.say("own deck");
        count("deck", t.deck(seat));
        if (t.masterDebt(seat) != 0) lines.say("debt " + t.masterDebt(seat));
        if (t.playedOutOfTurn(seat)) lines.say("out of turn");
        if (t.withdrawing(seat)) lines.say("withdrawing");
        count("replacing", t.replacing(seat));
        count("pending", t.pendingCards(seat));
        lines.list("owed", owed(seat));
        each("ready", Ground.READY + seat);
        each("torpor", Ground.TORPOR + seat);
        each("play", Ground.PLAY + seat);
        each("contested", Ground.CONTESTED + seat);
        each("uncontrolled", Ground.UNCONTROLLED + seat);
        each("limbo", Ground.LIMBO + seat);
        cards("aside", Ground.ASIDE + seat);
        cards("hand", Ground.HAND + seat);
        cards("library", Ground.LIBRARY + seat);
        cards("crypt", Ground.CRYPT + seat);
        cards("ash", Ground.ASH + seat);
        cards("removed", Ground.REMOVED + seat);
    }

    private List<String> owed(int seat) {
        List<String> owed = new ArrayList<>();
        for (int later = 0; later < Later.COUNT; later++)
            if (t.owedCards(seat, later) > 0) owed.add(SeatLaying.LATER.get(later) + " " + t.owedCards(seat, later));
        return owed;
    }

    private void cards(String word, int zone) {
        lines.list(word, PositionFormatter.gathered(written(zone)));
    }

    /// Cards of which each may have something on it.
    private void each(String word, int zone) {
        lines.list(word, written(zone));
    }

    /// What lies on another card is written with that.
    private List<String> written(int zone) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if (t.hosts.of(card) == NONE) all.add(write(card));
        return all;
    }

    /// A card with all that is true of it, and who knows it where that does not go without saying.
    private String write(int card) {
        List<String> marks = cards.marks(card);
        KnownBy is = viewer == NONE ? KnownBy.of(t, card) : Known.told(t, card, viewer);
        is.unlike(Known.usual(t, card), t, names, marks);
        return CardWriter.text(cards.name(card), marks);
    }

    private void count(String word, int number) {
        if (number != 0) lines.say(word + " " + number);
    }
}
