package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.PLAYED;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.TORPOR;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Viewers;

/// Places the cards of a scenario or a position text, with their state.
final class CardPlacer {
    private static final int CITY_KINDS = Kind.MORTAL.bit() | Kind.EVENT.bit();

    private final Rivals t;
    private final List<String> names;
    private final RivalsCardLookup naming;

    CardPlacer(Rivals t, List<String> names, RivalsCardLookup naming) {
        this.t = t;
        this.names = names;
        this.naming = naming;
    }

    CardPhrase read(String words) {
        return CardPhrase.marked(words, names);
    }

    /// Rejects a stated owner: here a card belongs to its player, or to nobody.
    private static CardPhrase owned(CardPhrase written) {
        if (!written.markAfter(CardState.OF).isEmpty())
            throw wrong(written.name() + " belongs to whoever has it in play; leave out '" + CardState.OF
                    + written.markAfter(CardState.OF) + "'");
        return written;
    }

    /// Places cards without state; returns the last row.
    int cards(String words, int owner, int zone) {
        CardPhrase written = read(words);
        int def = naming.card(written.name()), row = NONE;
        if (isCity(def)) owned(written);
        for (int i = 0; i < written.copies(); i++) {
            row = t.addCard(def, isCity(def) ? NONE : CardState.owner(written, names, owner), zone);
            known(row, written);
        }
        return row;
    }

    /// Places a vampire at home, in a party of The Streets, or in torpor; with full blood unless stated.
    int character(String words, int seat, int zones, int party) {
        CardPhrase written = owned(read(words));
        int def = naming.card(written.name());
        if (!is(def, Kind.VAMPIRE)) throw wrong(written.name() + " is no vampire");
        int row = t.addCard(def, seat, HAVEN + seat);
        if (written.hasMark(CardState.LEADER)) t.coteries.setLeader(seat, row);
        for (String mark : guests(written).reversed()) attached(mark, row);
        if (zones == TORPOR) t.coteries.moveToTorpor(row);
        else if (zones != HAVEN) t.coteries.moveToStreets(row, party);
        t.blood.restore(row, written.number(CardState.BLOOD, usualBlood(t, row)));
        if (t.blood.of(row) > t.blood.bp(row) || t.blood.of(row) < 0)
            throw wrong(written.name() + " can have 0 to " + t.blood.bp(row) + " blood, not " + t.blood.of(row));
        state(row, written);
        return row;
    }

    /// The default blood of a vampire: its capacity, or 1 in torpor.
    static int usualBlood(Rivals t, int row) {
        return t.coteries.inTorpor(row) ? 1 : t.blood.bp(row);
    }

    /// The attached cards among the marks.
    List<String> guests(CardPhrase written) {
        List<String> guests = new ArrayList<>();
        for (String mark : written.marks()) if (!CardState.isMark(mark, names)) guests.add(mark);
        return guests;
    }

    private void attached(String words, int bearer) {
        CardPhrase written = read(words);
        int def = naming.card(written.name()), seat = t.controller(bearer);
        int owner = isCity(def) ? NONE : CardState.owner(written, names, seat);
        for (int i = 0; i < written.copies(); i++) {
            boolean down = written.hasMark(CardState.DOWN);
            int row = t.addCard(def, owner, owner == NONE ? CITY : (down ? HAND : PLAYED) + owner);
            if (down) t.bearers.attachDown(row, bearer);
            else t.bearers.attach(row, bearer);
            state(row, written);
            known(row, written);
        }
    }

    /// Places an Ongoing card, or a Conspiracy: face down, with its player's prestige unless stated.
    void ongoing(String words, int seat) {
        CardPhrase written = owned(read(words));
        for (int i = 0; i < written.copies(); i++) ongoing(written, seat);
    }

    private void ongoing(CardPhrase written, int seat) {
        int def = naming.card(written.name()), row;
        if (is(def, Kind.CONSPIRACY) || written.hasMark(CardState.DOWN)) {
            row = t.addCard(def, seat, HAND + seat);
            t.moveFaceDown(row, ONGOING + seat);
        } else {
            row = t.addCard(def, seat, ONGOING + seat);
        }
        t.blood.restore(row, CardState.tokens(written, 0));
        String from = written.markAfter(CardState.FROM);
        if (is(def, Kind.CONSPIRACY))
            t.cardTokens.setContributed(row, from.isEmpty() ? 1 << seat : CardState.seats(from, names));
        state(row, written);
        known(row, written);
        for (String mark : guests(written).reversed()) t.attachments.attach(cards(mark, NONE, CITY), row);
    }

    /// Applies the state of a card in play.
    private void state(int row, CardPhrase written) {
        if (written.hasMark(CardState.EXHAUSTED)) t.readiness.exhaust(row);
        if (written.hasMark(CardState.SILENT)) t.readiness.setNoInfluence(row);
        if (written.hasMark(CardState.FEAR)) t.readiness.addFear(row);
        int bounty = written.number(CardState.BOUNTY, 0);
        if (bounty > 0) t.cardTokens.setBounty(row, bounty);
        for (String mark : written.marks())
            for (String word : List.of(CardState.FLOCK, CardState.COLOUR)) tint(row, mark, word);
    }

    private void tint(int row, String mark, String word) {
        if (!mark.startsWith(word)) return;
        int[] tokens = CardState.tokens(word, mark.substring(word.length()), names);
        t.tokens.addColoured(row, tokens[0], tokens[1]);
    }

    /// Places a city card in The Streets.
    int city(String words) {
        CardPhrase written = owned(read(words));
        int def = naming.card(written.name()), row = NONE;
        if (!isCity(def)) throw wrong(written.name() + " is no city card");
        for (int i = 0; i < written.copies(); i++) {
            row = t.addCard(def, NONE, CITY);
            state(row, written);
            if (is(def, Kind.EVENT)) t.city.markEvent(row, CardState.named(written, names, t.turn.active()));
        }
        return row;
    }

    /// Places a Haven or an Agenda; `Turf War (face down)` is known to its owner only.
    void seatCard(String words, int seat, Kind kind) {
        CardPhrase written = owned(read(words));
        int def = naming.card(written.name());
        if (!is(def, kind)) throw wrong(written.name() + " is no " + kind.title().en());
        if (written.hasMark(CardState.DOWN)) t.moveFaceDown(t.addCard(def, seat, HAND + seat), SEAT_CARDS + seat);
        else t.addCard(def, seat, SEAT_CARDS + seat);
    }

    /// The Haven or the Agenda of a seat, or NONE.
    static int seatCard(Rivals t, int seat, Kind kind) {
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, kind)) return card;
        return NONE;
    }

    /// Applies the covers of Ongoing cards: `Constant Surveillance (covers haven of Bo)`.
    void covers(int seat, List<String> ongoing) {
        int card = t.first(ONGOING + seat);
        for (String item : ongoing) {
            CardPhrase written = read(item);
            for (String mark : written.marks().reversed())
                if (mark.startsWith(CardState.COVERS)) t.cardTokens.cover(covered(mark), card);
            for (int i = 0; i < written.copies(); i++) card = t.next(card);
        }
    }

    private int covered(String mark) {
        String[] words = mark.substring(CardState.COVERS.length()).split(" of ");
        Kind kind = words[0].equals("haven") ? Kind.HAVEN : Kind.AGENDA;
        if (words.length != 2 || kind == Kind.AGENDA && !words[0].equals("agenda"))
            throw wrong("expected 'covers haven of Bo' or 'covers agenda of Bo', not '" + mark + "'");
        int card = seatCard(t, Viewers.seat(names, words[1]), kind);
        if (card == NONE) throw wrong(words[1] + " has no " + words[0] + " that could be covered");
        return card;
    }

    /// Applies who knows a card besides its default viewers.
    private void known(int row, CardPhrase written) {
        String seen = written.markAfter(CardState.SEEN), pinned = written.markAfter(CardState.PINNED);
        if (!seen.isEmpty()) t.showTo(row, wide(seen));
        if (!pinned.isEmpty()) t.showTo(row, wide(pinned));
    }

    private int wide(String words) {
        return Viewers.widen(t, CardState.viewers(words, names));
    }

    boolean is(int def, Kind kind) {
        return (t.book().printed(def, Fact.KINDS) & kind.bit()) != 0;
    }

    boolean isCity(int def) {
        return (t.book().printed(def, Fact.KINDS) & CITY_KINDS) != 0
                || (t.book().printed(def, Fact.TRAITS) & Trait.PRINCE) != 0;
    }
}
