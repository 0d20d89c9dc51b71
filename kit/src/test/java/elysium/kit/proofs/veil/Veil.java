package elysium.kit.proofs.veil;

import java.util.ArrayList;
import java.util.List;
import elysium.kit.proofs.Proof;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game of cards that only some have seen, that change owners and that lend each other texts.
final class Veil extends CardTable<Veil> {
    static final int SHOW = Verbs.OWN, HIDE = Verbs.OWN + 1, TAKE_BACK = Verbs.OWN + 2, LOOK = Verbs.OWN + 3,
            BURY = Verbs.OWN + 4, DRAW = Verbs.OWN + 5, RISE = Verbs.OWN + 6, STEAL = Verbs.OWN + 7,
            BURN = Verbs.OWN + 8,
            MERGE = Verbs.OWN + 9, MUTE = Verbs.OWN + 10, MIX = Verbs.OWN + 11, AIM = Verbs.OWN + 12;
    /// Eight cards of the library, then three of the crypt with a different back.
    static final int HUNT = 0, LIBRARY_CARDS = 8, ELDER = 8, ADVANCED = 9, HAVEN = 10, STRENGTH = 0, MARKS = 4;
    private static final int LAST_TURN = 40;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            CRYPT = ZONES.addForEachSeat(Visibility.PILE, false), FIELD = ZONES.addForEachSeat(Visibility.OPEN, true),
            ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 2, 2, 2, 2, 2), 1, 1);
    private static final int TURN = LAYOUT.slices.shown("turn", 1), HITS = LAYOUT.slices.shown("hits", SEATS);
    private static final Book<Veil> BOOK = new Book<>(cards(), 0);

    Veil(int players, long seed) {
        super(LAYOUT, BOOK, Veil::stateCheck, players, seed);
    }

    private static List<Card<Veil>> cards() {
        List<Card<Veil>> cards = new ArrayList<>();
        for (int def = 0; def < LIBRARY_CARDS; def++) cards.add(Proof.card(def, "card-" + def, List.of(), List.of()));
        cards.add(Proof.always(Proof.card(ELDER, "elder", List.of(), List.of()), 1, new Stronger(1)));
        cards.add(Proof.always(Proof.card(ADVANCED, "advanced", List.of(), List.of()), 1, new Stronger(2)));
        cards.add(Proof.always(Proof.card(HAVEN, "haven", List.of(), List.of()), 1, new Stronger(4)));
        return cards;
    }

    /// A strength bonus for whichever card the text speaks of.
    private record Stronger(int more) implements Instruction.ValueModifier<Veil> {
        @Override public int amount(Veil t, int value, EffectSource by, int card) {
            return value == STRENGTH && card == by.subject() ? more : 0;
        }
    }

    private static boolean stateCheck(Veil t) {
        if (t.get(TURN) < LAST_TURN) return false;
        t.end();
        for (int seat = 0; seat < t.players(); seat++) if (t.secretNumbers.has(seat)) t.reveal(seat);
        return true;
    }

    @Override protected Veil self() {
        return this;
    }

    @Override public Veil blank() {
        return new Veil(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Veil> occurrence) {
        return NONE;
    }

    @Override protected boolean lendsText(int card) {
        return face(card) == ADVANCED || face(card) == HAVEN;
    }

    @Override protected int back(int def) {
        return def < LIBRARY_CARDS ? 0 : 1;
    }

    @Override protected int rowOperands(int verb) {
        return switch (verb) {
            case SHOW, HIDE, TAKE_BACK, LOOK, BURY, STEAL, BURN, MUTE -> 1;
            case MERGE -> 3;
            default -> super.rowOperands(verb);
        };
    }

    int deal(int seat, int def, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    void nextTurn() {
        set(TURN, get(TURN) + 1);
    }

    int strength(int card) {
        return 1 + value(STRENGTH, card);
    }

    /// Whether a card is face up and has no attachments.
    boolean soleSeat(int card) {
        return !isFaceDown(card) && attachments.hostOf(card) == NONE && attachments.firstOn(card) == NONE;
    }

    /// VTES-TERM-01
    void burn(int card) {
        setFlag(card, BLANK, false);
        move(card, ASHES + owner(card));
    }

    void isTextInactive(int card, boolean muted) {
        setFlag(card, BLANK, muted);
    }

    boolean muted(int card) {
        return hasFlag(card, BLANK);
    }

    void takeBack(int card) {
        setFlag(card, BLANK, false);
        move(card, HAND + owner(card));
    }

    /// Stores the first secret mark.
    void aim(int seat, int mark) {
        secretNumbers.set(seat, mark, 0, MARKS - 1);
    }

    /// Stores both marks as one number, their index in the list of all pairs.
    void aimAgain(int seat, int mark) {
        int first = secretNumbers.reveal(seat), place = mark < first ? mark : mark - 1;
        secretNumbers.set(seat, first * (MARKS - 1) + place, 0, MARKS * (MARKS - 1) - 1);
    }

    static int firstMark(int kept) {
        return kept / (MARKS - 1);
    }

    static int secondMark(int kept) {
        int place = kept % (MARKS - 1);
        return place < firstMark(kept) ? place : place + 1;
    }

    private void reveal(int seat) {
        int kept = secretNumbers.reveal(seat);
        set(HITS + seat, firstMark(kept) + secondMark(kept));
    }

    int hits(int seat) {
        return get(HITS + seat);
    }
}
