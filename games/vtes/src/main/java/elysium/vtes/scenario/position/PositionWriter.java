package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.PositionFormatter;
import elysium.tabletop.scenario.PositionNames;
import elysium.tabletop.scenario.PositionParser;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ReplacementTime;

/// Writes a table as a position text: all of it, or what one viewer may know.
public final class PositionWriter {
    static final String NOTED = "noted";
    static final PositionNames NAMES =
            new PositionNames(Set.of(NOTED, InProgressText.LASTING, InProgressText.AFFAIRS, InProgressText.STEPS));

    private final Vtes t;
    private final List<String> names;
    private final int viewer;
    private final CardLookup<Vtes> naming;
    private final CardWriter cards;
    private final PositionFormatter lines;

    public PositionWriter(Vtes t, List<String> names, int viewer) {
        this.t = t;
        this.names = NAMES.usableNames(names, t.players());
        this.viewer = viewer;
        naming = new CardLookup<>(t.book());
        cards = new CardWriter(t, this.names, naming, viewer);
        int longest = InProgressText.STEPS.length();
        for (String name : this.names) longest = Math.max(longest, name.length());
        lines = new PositionFormatter(longest);
    }

    public String write() {
        VtesFlowWriter scene = new VtesFlowWriter(t, names);
        LedgerText notes = new LedgerText(t, names, naming, new CardAddress(t, names, naming, viewer));
        InProgressText underWay = new InProgressText(t, names, naming, viewer);
        head(scene);
        for (int seat = 0; seat < t.players(); seat++) seat(seat);
        List<String> noted = notes.noted();
        if (!noted.isEmpty()) lines.startSubject(NOTED);
        for (String words : noted) lines.addFact(words);
        underWay.lasting(lines);
        if (scene.isMiddle()) underWay.middle(lines);
        List<String> middle = scene.unexpressed();
        if (scene.isMiddle()) middle.addAll(InProgressText.unsaid(t));
        if (!middle.isEmpty()) lines.startSubject(PositionParser.MIDDLE + " " + String.join(", ", middle));
        return lines.text();
    }

    private void head(VtesFlowWriter scene) {
        lines.startSubject("");
        lines.addFact("turn " + t.turn.number() + " " + names.get(t.turn.active()));
        for (String words : scene.phrases()) lines.addFact(words);
        count("masters", t.turn.masterActions());
        count("transfers", t.turn.transfers());
        count("discards", t.turn.discardActions());
        if (t.turn.trifleUsed()) lines.addFact("trifled");
        lines.addFact("first " + names.get(t.turn.firstPlayer()));
        lines.addList("seats", names);
        if (t.pools.edge() != NONE) lines.addFact("edge " + names.get(t.pools.edge()));
        count("waiting", t.pools.heldOusts());
        if (t.hands.checkNeeded()) lines.addFact("uneven");
        count("limit", t.turn.limit());
        count("still", t.turn.turnsSinceOust());
        if (t.victory.winner() != NONE) lines.addFact("winner " + names.get(t.victory.winner()));
        if (viewer == NONE) lines.addFact("chance " + Long.toHexString(t.rngState()));
    }

    private void seat(int seat) {
        lines.startSubject(names.get(seat));
        if (!t.seats.isAlive(seat)) lines.addFact("out");
        lines.addFact("pool " + t.pools.of(seat));
        count("halves", t.victory.halfPoints(seat));
        if ((t.seats.custom() >> seat & 1) != 0) lines.addFact("own deck");
        count("deck", t.seats.deck(seat));
        if (t.turn.masterDebt(seat) != 0) lines.addFact("debt " + t.turn.masterDebt(seat));
        if (t.turn.playedOutOfTurn(seat)) lines.addFact("out of turn");
        if (t.victory.isWithdrawing(seat)) lines.addFact("withdrawing");
        count("replacing", t.hands.replacing(seat));
        count("pending", t.hands.pendingCards(seat));
        lines.addList("owed", owed(seat));
        each("ready", GameLayout.READY + seat);
        each("torpor", GameLayout.TORPOR + seat);
        each("play", GameLayout.PLAY + seat);
        each("contested", GameLayout.CONTESTED + seat);
        each("uncontrolled", GameLayout.UNCONTROLLED + seat);
        each("limbo", GameLayout.LIMBO + seat);
        cards("aside", GameLayout.ASIDE + seat);
        cards("hand", GameLayout.HAND + seat);
        cards("library", GameLayout.LIBRARY + seat);
        cards("crypt", GameLayout.CRYPT + seat);
        cards("ash", GameLayout.ASH + seat);
        cards("removed", GameLayout.REMOVED + seat);
    }

    private List<String> owed(int seat) {
        List<String> owed = new ArrayList<>();
        for (int later = 0; later < ReplacementTime.COUNT; later++)
            if (t.hands.deferredCards(seat, later) > 0)
                owed.add(SeatSetup.LATER.get(later) + " " + t.hands.deferredCards(seat, later));
        return owed;
    }

    private void cards(String word, int zone) {
        lines.addList(word, PositionFormatter.mergeEqual(written(zone)));
    }

    /// Zones whose cards may have attached cards.
    private void each(String word, int zone) {
        lines.addList(word, written(zone));
    }

    /// The cards of a zone without attached ones, which are written with their bearers.
    private List<String> written(int zone) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if (t.attachments.hostOf(card) == NONE) all.add(write(card));
        return all;
    }

    /// A card with its state, and the viewers who know it if not the default.
    private String write(int card) {
        List<String> marks = cards.marks(card);
        KnownBy usual = KnownByText.usual(t, card);
        KnownBy is = viewer == NONE ? KnownBy.of(t, card) : KnownBy.told(t, card, viewer, usual);
        is.addDifferences(usual, t, names, marks);
        return CardWriter.text(cards.name(card), marks);
    }

    private void count(String word, int number) {
        if (number != 0) lines.addFact(word + " " + number);
    }
}
