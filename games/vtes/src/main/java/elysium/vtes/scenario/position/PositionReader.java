package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.List;
import java.util.function.Consumer;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import org.jspecify.annotations.Nullable;

/// Builds a table from a position text and nothing else.
public final class PositionReader {
    private final List<Item> items;
    private final VtesPositionHeader head;
    private final List<String> names;
    private final Vtes t;
    private final CardLookup<Vtes> naming;
    private final CardPlacer placing;

    public PositionReader(String text, @Nullable Long deal, Book<Vtes> book) {
        items = PositionParser.of(text);
        head = VtesPositionHeader.of(items);
        names = head.names();
        t = new Vtes(book, StateChecks::due, names.size(), head.seed(deal));
        naming = new CardLookup<>(book);
        placing = new CardPlacer(t, names, naming);
    }

    public Staged<Vtes> read() {
        t.turn.restorePhase(Phase.SET_UP);
        t.turn.setFirstPlayer(Viewers.seat(names, head.first()));
        t.turn.restore(head.turn(), Viewers.seat(names, head.active()));
        for (Item item : items)
            if (isSeat(item)) item.parse(() -> seat(Viewers.seat(names, item.subject()), item.words()));
        LedgerText notes = new LedgerText(t, names, naming, new CardAddress(t, names, naming, NONE));
        each(PositionWriter.NOTED, item -> notes.read(item.words()));
        InProgressText underWay = new InProgressText(t, names, naming, NONE);
        each(InProgressText.LASTING, underWay::read);
        left();
        head.readScene(words -> new FlowReader(t, head, InProgressText.isWhole(items)).begin(words));
        each(InProgressText.AFFAIRS, underWay::read);
        each(InProgressText.STEPS, underWay::read);
        t.settle();
        return new Staged<>(t, names);
    }

    private static boolean isSeat(Item item) {
        return !List.of("", PositionWriter.NOTED, InProgressText.LASTING, InProgressText.AFFAIRS, InProgressText.STEPS)
                .contains(item.subject());
    }

    private void each(String subject, Consumer<Item> reading) {
        for (Item item : items) if (item.subject().equals(subject)) item.parse(() -> reading.accept(item));
    }

    private void left() {
        t.turn.setMasterActions(head.masters);
        t.turn.setTransfers(head.transfers);
        t.turn.setDiscardActions(head.discards);
        t.turn.setTrifleUsed(head.trifled);
        t.turn.setLimit(head.limit);
        t.turn.setTurnsSinceOust(head.still);
        if (!head.edge.isEmpty()) t.pools.restoreEdge(Viewers.seat(names, head.edge));
        if (!head.winner.isEmpty()) t.victory.win(Viewers.seat(names, head.winner));
        for (int i = 0; i < head.waiting; i++) t.pools.holdOusts();
        t.hands.endChecks();
        if (head.uneven) t.hands.requestChecks();
        t.pools.endCheck();
    }

    private void seat(int seat, String words) {
        int space = words.indexOf(' ');
        String rest = space < 0 ? "" : words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "out" -> out(seat, rest);
            case "pool" -> t.pools.restore(seat, ScenarioValues.integer(rest));
            case "halves" -> t.victory.setHalfPoints(seat, ScenarioValues.integer(rest));
            case "own" -> t.seats.setCustom(t.seats.custom() | 1 << seat);
            case "deck" -> t.seats.setDeck(seat, ScenarioValues.integer(rest));
            case "debt" -> t.turn.setMasterDebt(seat,
                    rest.startsWith("-") ? -ScenarioValues.integer(rest.substring(1)) : ScenarioValues.integer(rest));
            case "withdrawing" -> t.victory.announceWithdrawal(seat);
            case "replacing" -> t.hands.setReplacing(seat, ScenarioValues.integer(rest));
            case "pending" -> t.hands.setPendingCards(seat, ScenarioValues.integer(rest));
            case "owed" -> owed(seat, rest);
            default -> cards(seat, space < 0 ? words : words.substring(0, space), rest);
        }
    }

    /// Seats out of the game, or with an out-of-turn master played.
    private void out(int seat, String rest) {
        if (rest.isEmpty()) t.seats.restoreOut(seat);
        else if (rest.equals("of turn")) t.turn.setPlayedOutOfTurn(seat, true);
        else throw ScenarioValues.wrong("expected out or out of turn, not 'out " + rest + "'");
    }

    private void owed(int seat, String words) {
        for (String one : PositionParser.list(words)) {
            int space = one.indexOf(' '), later = SeatSetup.LATER.indexOf(space < 0 ? one : one.substring(0, space));
            if (later == NONE)
                throw ScenarioValues.wrong("cards are deferred until one of " + SeatSetup.LATER + ", not " + one);
            t.hands.setDeferredCards(seat, later, ScenarioValues.integer(one.substring(space + 1)));
        }
    }

    private void cards(int seat, String zone, String words) {
        for (String card : PositionParser.list(words))
            switch (zone) {
            case "ready" -> placing.minion(card, seat, GameLayout.READY);
            case "torpor" -> placing.minion(card, seat, GameLayout.TORPOR);
            case "play" -> placing.permanent(card, seat);
            case "contested" -> placing.contested(card, seat);
            case "uncontrolled" -> placing.uncontrolled(card, seat);
            default -> placing.cards(card, seat, zone(zone) + seat);
            }
    }

    private static int zone(String word) {
        return switch (word) {
            case "hand" -> GameLayout.HAND;
            case "library" -> GameLayout.LIBRARY;
            case "limbo" -> GameLayout.LIMBO;
            case "aside" -> GameLayout.ASIDE;
            case "crypt" -> GameLayout.CRYPT;
            case "ash" -> GameLayout.ASH;
            case "removed" -> GameLayout.REMOVED;
            default -> throw ScenarioValues
                    .wrong("the fields of a Methuselah are out, pool, halves, own deck, deck, debt, out of turn,"
                            + " withdrawing, replacing, pending, owed, ready, torpor, play, contested, uncontrolled,"
                            + " limbo, aside, hand, library, crypt, ash or removed, not '" + word + "'");
        };
    }
}
