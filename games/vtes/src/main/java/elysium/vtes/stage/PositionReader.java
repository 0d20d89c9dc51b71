package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.List;
import java.util.function.Consumer;
import elysium.tabletop.Book;
import elysium.tabletop.ScenarioSupport.Staged;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.flow.turn.Inevitable;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Lays a table out from a position text: exactly what it says, and nothing else.
final class PositionReader {
    private final List<Item> items;
    private final Head head;
    private final List<String> names;
    private final Vtes t;
    private final CardLookup<Vtes> naming;
    private final Placing placing;

    PositionReader(String text, @Nullable Long deal, Book<Vtes> book) {
        items = PositionParser.of(text);
        head = Head.of(items);
        names = head.names();
        t = new Vtes(book, Inevitable::due, names.size(), head.seed(deal));
        naming = new CardLookup<>(book);
        placing = new Placing(t, names, naming);
    }

    Staged<Vtes> read() {
        t.phaseIs(Phase.SET_UP);
        t.firstPlayer(Viewers.seat(names, head.first));
        t.turnIs(head.turn, Viewers.seat(names, head.active));
        for (Item item : items)
            if (isSeat(item)) item.with(() -> seat(Viewers.seat(names, item.subject()), item.words()));
        Notes notes = new Notes(t, names, naming, new Places(t, names, naming, NONE));
        each(PositionWriter.NOTED, item -> notes.read(item.words()));
        UnderWay underWay = new UnderWay(t, names, naming, NONE);
        each(UnderWay.LASTING, underWay::read);
        left();
        head.scene(words -> new SceneReader(t, head, UnderWay.isWhole(items)).begin(words));
        each(UnderWay.AFFAIRS, underWay::read);
        each(UnderWay.STEPS, underWay::read);
        t.settle();
        return new Staged<>(t, names);
    }

    private static boolean isSeat(Item item) {
        return !List.of("", PositionWriter.NOTED, UnderWay.LASTING, UnderWay.AFFAIRS, UnderWay.STEPS)
                .contains(item.subject());
    }

    private void each(String subject, Consumer<Item> reading) {
        for (Item item : items) if (item.subject().equals(subject)) item.with(() -> reading.accept(item));
    }

    private void left() {
        t.masterActions(head.masters);
        t.transfers(head.transfers);
        t.discardActions(head.discards);
        t.trifled(head.trifled);
        t.turnLimit(head.limit);
        t.stillness(head.still);
        if (!head.edge.isEmpty()) t.edge(Viewers.seat(names, head.edge));
        if (!head.winner.isEmpty()) t.win(Viewers.seat(names, head.winner));
        for (int i = 0; i < head.waiting; i++) t.holdOusts();
        t.even();
        if (head.uneven) t.uneven();
        t.calm();
    }

    private void seat(int seat, String words) {
        int space = words.indexOf(' ');
        String rest = space < 0 ? "" : words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "out" -> out(seat, rest);
            case "pool" -> t.pool(seat, ScenarioValues.integer(rest));
            case "halves" -> t.halfPoints(seat, ScenarioValues.integer(rest));
            case "own" -> t.custom(t.custom() | 1 << seat);
            case "deck" -> t.deck(seat, ScenarioValues.integer(rest));
            case "debt" -> t.masterDebt(seat,
                    rest.startsWith("-") ? -ScenarioValues.integer(rest.substring(1)) : ScenarioValues.integer(rest));
            case "withdrawing" -> t.withdraws(seat);
            case "replacing" -> t.replacing(seat, ScenarioValues.integer(rest));
            case "pending" -> t.pendingCards(seat, ScenarioValues.integer(rest));
            case "owed" -> owed(seat, rest);
            default -> cards(seat, space < 0 ? words : words.substring(0, space), rest);
        }
    }

    /// Out of the game, or a master played out of turn.
    private void out(int seat, String rest) {
        if (rest.isEmpty()) t.out(seat);
        else if (rest.equals("of turn")) t.playedOutOfTurn(seat, true);
        else throw ScenarioValues.wrong("expected out or out of turn, not 'out " + rest + "'");
    }

    private void owed(int seat, String words) {
        for (String one : PositionParser.list(words)) {
            int space = one.indexOf(' '), later = SeatLaying.LATER.indexOf(space < 0 ? one : one.substring(0, space));
            if (later == NONE)
                throw ScenarioValues.wrong("cards are owed until one of " + SeatLaying.LATER + ", not '" + one + "'");
            t.owedCards(seat, later, ScenarioValues.integer(one.substring(space + 1)));
        }
    }

    private void cards(int seat, String zone, String words) {
        for (String card : PositionParser.list(words))
            switch (zone) {
            case "ready" -> placing.minion(card, seat, Ground.READY);
            case "torpor" -> placing.minion(card, seat, Ground.TORPOR);
            case "play" -> placing.permanent(card, seat);
            case "contested" -> placing.contested(card, seat);
            case "uncontrolled" -> placing.uncontrolled(card, seat);
            default -> placing.cards(card, seat, zone(zone) + seat);
            }
    }

    private static int zone(String word) {
        return switch (word) {
            case "hand" -> Ground.HAND;
            case "library" -> Ground.LIBRARY;
            case "limbo" -> Ground.LIMBO;
            case "aside" -> Ground.ASIDE;
            case "crypt" -> Ground.CRYPT;
            case "ash" -> Ground.ASH;
            case "removed" -> Ground.REMOVED;
            default -> throw ScenarioValues
                    .wrong("of a Methuselah one says out, pool, halves, own deck, deck, debt, out of turn,"
                            + " withdrawing, replacing, pending, owed, ready, torpor, play, contested, uncontrolled, limbo, aside, hand, library, crypt, ash"
                            + " or removed, not '" + word + "'");
        };
    }
}
