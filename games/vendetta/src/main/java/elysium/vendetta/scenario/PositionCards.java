package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.HAND;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Places every card of a position text, known to the stated viewers, without using random numbers.
final class PositionCards {

    /// A card to place in a zone, and its item in the text.
    private record Placed(Item item, PositionCard card, int zone) {}

    private final Vendetta t;
    private final List<String> names;
    private final @Nullable Long deal;
    private final List<Placed> all = new ArrayList<>();

    PositionCards(Vendetta t, List<String> names, @Nullable Long deal) {
        this.t = t;
        this.names = names;
        this.deal = deal;
    }

    /// Cards listed behind one word.
    void cards(Item item, int holder, int zone) {
        cards(item, item.words().substring(0, item.words().indexOf(' ')), holder, zone);
    }

    void cards(Item item, String word, int holder, int zone) {
        for (String words : PositionParser.list(item.after(word))) card(item, words, holder, zone);
    }

    void card(Item item, String words, int holder, int zone) {
        for (PositionCard card : PositionCard.read(t, names, words, holder)) all.add(new Placed(item, card, zone));
    }

    void lay() {
        List<PositionCard> named = new ArrayList<>();
        for (Placed placed : all) if (placed.card.def() != NONE) named.add(placed.card);
        UnnamedCards unknown = new UnnamedCards(t, named, deal);
        for (Placed placed : all)
            placed.item.parse(() -> {
                PositionCard card = placed.card.def() != NONE ? placed.card : unknown.deal(placed.card);
                lay(card, placed.zone);
            });
        for (int seat = 0; seat < t.players(); seat++)
            if (!t.seats.isAlive(seat)) remove(seat);
    }

    /// Removes all cards of an eliminated player from the game.
    private void remove(int seat) {
        for (int def = 0; def < t.book().size(); def++)
            if (t.book().printed(def, Fact.CLAN) == t.seats.clan(seat)) t.addCard(def, seat, GONE, 0);
    }

    private void lay(PositionCard said, int zone) {
        int def = said.def();
        boolean ofClan = Kind.of(t.book().printed(def, Fact.KIND)).isClanCard();
        PositionCard card =
                new PositionCard(def, ofClan ? said.owner() : NONE, said.down(), said.pinned(), said.seen());
        check(card, ofClan);
        KnownBy usual = KnownByText.usual(t, zone, card);
        int pinned = Viewers.widen(t, card.pinned() == null ? usual.pinned() : card.pinned());
        int seen = Viewers.widen(t, card.seen() == null ? usual.seen() | pinned : card.seen());
        if (card.down()) {
            down(card, zone, new KnownBy(pinned, seen));
            return;
        }
        int row = t.addCard(def, card.owner(), zone, seen);
        if (t.zones().visibility(zone) == Visibility.PILE && pinned != 0) t.showTo(row, pinned);
    }

    /// A viewer who knows a face-down card has had it in hand; a card unknown to its owner came from the deck.
    private void down(PositionCard card, int zone, KnownBy who) {
        int owner = card.owner();
        if (owner == NONE) {
            t.turnDown(t.addCard(card.def(), NONE, zone, who.seen()));
            return;
        }
        boolean own = (who.pinned() >> owner & 1) != 0;
        int row = t.addCard(card.def(), owner, (own ? HAND : DECK) + owner, who.seen());
        t.moveFaceDown(row, zone);
        t.showTo(row, who.pinned());
    }

    private void check(PositionCard card, boolean ofClan) {
        String name = t.book().card(card.def()).name().en();
        boolean theirs = card.owner() != NONE && t.book().printed(card.def(), Fact.CLAN) == t.seats.clan(card.owner());
        if (ofClan && !theirs) throw ScenarioValues.wrong("'" + name + "' is no card of that player's clan");
        if (Kind.of(t.book().printed(card.def(), Fact.KIND)) == Kind.VICTIM) return;
        for (int row = 0; row < t.rows(); row++)
            if (t.face(row) == card.def()) throw ScenarioValues.wrong("'" + name + "' lies somewhere already");
    }
}
