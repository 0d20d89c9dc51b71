package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import java.util.List;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.flow.turn.StateChecks;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import org.jspecify.annotations.Nullable;

/// Sets up a table from a position text, exactly as it says.
final class PositionReader {
    private final List<Item> items;
    private final RivalsPositionHeader head;
    private final List<String> names;
    private final Rivals t;
    private final CardPlacer placing;
    private final Supply supply = new Supply();

    PositionReader(String text, @Nullable Long deal) {
        items = PositionParser.of(text);
        head = RivalsPositionHeader.of(items);
        names = head.names();
        t = new Rivals(RivalsBook.of(head.options), StateChecks::due, names.size(), head.seed(deal));
        placing = new CardPlacer(t, names, new RivalsCardLookup(t.book()));
    }

    Staged<Rivals> read() {
        turn();
        for (Item item : items) item.parse(() -> said(item));
        for (Item item : items) item.parse(() -> covers(item));
        for (Item item : items)
            if (item.subject().equals(PositionWriter.NOTED))
                item.parse(() -> new LedgerText(t, names).read(item.words()));
        t.turn.setActions(head.actions);
        t.turn.setUnhosted(head.unhosted);
        t.readiness.forgetExhaustedLeaders();
        Options.set(t, head.options);
        supply.set(t);
        winner();
        head.readScene(words -> new FlowReader(t, head).begin(words));
        return new Staged<>(t, names);
    }

    private void turn() {
        Options.check(head.options);
        t.turn.setFirstPlayer(Viewers.seat(names, head.first()));
        int active = Viewers.seat(names, head.active()),
                played = Viewers.read(names, head.played) & (1 << names.size()) - 1;
        t.turn.restore(head.turn() - head.still, active, played);
        t.victory.recordProgress();
        t.turn.restore(head.turn(), active, played);
    }

    /// `winner Ana, 1, 0`: the winner, how it won, and the step that broke a tie.
    private void winner() {
        if (head.winner.isEmpty()) return;
        List<String> parts = PositionParser.list(head.winner);
        if (parts.size() != 3) throw ScenarioValues.wrong("expected 'winner Ana, 1, 0', not '" + head.winner + "'");
        t.victory.win(Viewers.seat(names, parts.get(0)), ScenarioValues.integer(parts.get(1)),
                ScenarioValues.integer(parts.get(2)));
    }

    private void said(Item item) {
        switch (item.subject()) {
            case "", PositionWriter.NOTED -> {}
            case PositionWriter.COMMON -> common(item);
            case PositionWriter.PROMISED -> PromiseText.read(t, names, item.words());
            default -> seat(Viewers.seat(names, item.subject()), item);
        }
    }

    private void seat(int seat, Item item) {
        String words = item.words();
        int space = words.indexOf(' ');
        String rest = space < 0 ? "" : words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "out" -> t.victory.eliminate(seat, NONE);
            case "prestige" -> t.prestige.restore(seat, ScenarioValues.integer(rest));
            case "agenda" -> agenda(seat, rest);
            case "rivals" -> rivals(seat, rest);
            case "own" -> own(seat, rest);
            case "supply" -> supply.left(seat, ScenarioValues.integer(rest));
            case "colours" -> colours(seat, rest);
            case "beaten" -> beaten(seat, ScenarioValues.integer(rest));
            case "haven" -> haven(seat, rest);
            case "streets" -> streets(seat, rest);
            case "torpor" -> characters(seat, rest, TORPOR);
            case "ongoing" -> {
                for (String card : PositionParser.list(rest)) placing.ongoing(card, seat);
            }
            default -> cards(seat, rest, zone(words.substring(0, Math.max(0, space))) + seat);
        }
    }

    private static int zone(String word) {
        return switch (word) {
            case "hand" -> HAND;
            case "library" -> LIBRARY;
            case "faction" -> FACTION;
            case "discard" -> DISCARD;
            case "burned" -> BURNED;
            default -> throw ScenarioValues
                    .wrong("of a player one says out, prestige, agenda, rivals, own token, own deck,"
                            + " supply, colours, beaten, haven card, agenda card, haven, streets, torpor, ongoing, hand,"
                            + " library, faction, discard or burned, not '" + word + "'");
        };
    }

    private void agenda(int seat, String words) {
        if (words.startsWith("card ")) placing.seatCard(words.substring("card ".length()), seat, Kind.AGENDA);
        else t.agendas.restore(seat, ScenarioValues.integer(words));
    }

    private void haven(int seat, String words) {
        if (words.startsWith("card ")) placing.seatCard(words.substring("card ".length()), seat, Kind.HAVEN);
        else characters(seat, words, HAVEN);
    }

    private void streets(int seat, String words) {
        for (String one : PositionParser.list(words)) {
            int party = placing.read(one).number(CardState.PARTY, 0);
            if (party < 1 || party >= Coteries.PARTIES)
                throw ScenarioValues.wrong("expected 'Skunk (party 1)' with a party from 1 to " + (Coteries.PARTIES - 1)
                        + ", not '" + one + "'");
            placing.character(one, seat, STREETS, party);
        }
    }

    private void characters(int seat, String words, int zones) {
        for (String one : PositionParser.list(words)) placing.character(one, seat, zones, Coteries.HOME);
    }

    private void rivals(int seat, String words) {
        for (String rival : PositionParser.list(words)) t.rivalTokens.deal(Viewers.seat(names, rival), seat);
    }

    /// Reads the own Rival token, or a secret custom deck.
    private void own(int seat, String what) {
        switch (what) {
            case "token" -> t.rivalTokens.deal(seat, seat);
            case "deck" -> t.turn.setCustom(t.turn.custom() | 1 << seat);
            default -> throw ScenarioValues.wrong("expected own token or own deck, not 'own " + what + "'");
        }
    }

    private void colours(int seat, String words) {
        for (String one : PositionParser.list(words)) {
            int[] tokens = CardState.tokens("", one, names);
            t.tokens.setColoured(seat, tokens[0], tokens[1]);
        }
    }

    private void beaten(int seat, int times) {
        for (int i = 0; i < times; i++) t.rivalTokens.beatMortal(seat);
    }

    private void cards(int owner, String words, int zone) {
        for (String card : PositionParser.list(words)) placing.cards(card, owner, zone);
    }

    private void common(Item item) {
        for (String word : List.of("city deck ", "city discard ", "city burned ", "aside ", "city "))
            if (item.words().startsWith(word)) {
                String list = item.words().substring(word.length());
                switch (word) {
                    case "city deck " -> cards(NONE, list, CITY_DECK);
                    case "city discard " -> cards(NONE, list, CITY_DISCARD);
                    case "city burned " -> cards(NONE, list, CITY_BURNED);
                    case "aside " -> cards(NONE, list, ASIDE);
                    default -> {
                        for (String card : PositionParser.list(list)) placing.city(card);
                    }
                }
                return;
            }
        throw ScenarioValues
                .wrong("of the common cards one says city, city deck, city discard, city burned or aside, not '"
                        + item.words() + "'");
    }

    /// Applies covers after all cards are placed.
    private void covers(Item item) {
        int seat = names.indexOf(item.subject());
        if (seat >= 0 && item.words().startsWith("ongoing "))
            placing.covers(seat, PositionParser.list(item.after("ongoing")));
    }
}
