package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;

/// A table without rules, with hands, decks and fields, for tests of the tabletop.
final class Bare extends CardTable<Bare> {
    static final int ADDS = 0, DAWN = 0, LENDER = 6, OTHER_BACK = 8, CARDS = 12;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            FIELD = ZONES.addForEachSeat(Visibility.OPEN, true),
            DISCARD = ZONES.addForEachSeat(Visibility.DISCARDS, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(32, 8, 8, 3, 4, 4), 1, 1);

    Bare(List<Mode<Bare>> modes, long seed) {
        super(LAYOUT, new Book<>(cards(modes), 0), _ -> false, 3, seed);
    }

    Bare() {
        this(List.of(), 1);
    }

    private static List<Card<Bare>> cards(List<Mode<Bare>> modes) {
        Instruction.ValueModifier<Bare> one = (_, _, by, card) -> card == by.subject() ? 1 : 0;
        List<Card<Bare>> cards = new ArrayList<>();
        for (int def = 0; def < CARDS; def++)
            cards.add(new Card<>(def, "card-" + def, Text.NONE, Text.NONE, 0, List.of(), modes, List.of(one),
                    new Card.Masks(0, 1 << ADDS), Card.Source.RECONSTRUCTED, List.of()));
        return cards;
    }

    @Override protected Bare self() {
        return this;
    }

    @Override public Bare blank() {
        return new Bare();
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Bare> occurrence) {
        return NONE;
    }

    @Override protected boolean lendsText(int card) {
        return face(card) == LENDER;
    }

    @Override protected int back(int def) {
        return def < OTHER_BACK ? 0 : 1;
    }

    int deal(int seat, int def, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    void give(int card, int seat) {
        setOwner(card, seat);
    }

    void clearAway() {
        clear();
    }

    void count(int card, int number) {
        setCounters(card, number);
    }

    /// Whether a card of the book is in a zone.
    boolean lies(int def, int zone) {
        for (int card = first(zone); card != NONE; card = next(card)) if (face(card) == def) return true;
        return false;
    }
}
