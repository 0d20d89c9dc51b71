package elysium.kit.proofs.chain;

import static elysium.kit.proofs.Proof.Rule.NOT_THAT;

import java.util.List;
import elysium.kernel.Move;
import elysium.kit.proofs.Proof;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.Instruction;
import elysium.tabletop.Layout;
import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game in which all seats link orders into a chain, which resolves from the last to the first.
final class Chain extends CardTable<Chain> {
    static final int ADD = Verbs.OWN;
    static final int BOLT = 0, GRIP = 1, USURP = 2, HUSH = 3, FLANK = 4;
    static final int COLOUR = 0, LINKS = 1, KICKER = 2, INSTEAD = 3, FACTS = 4, TEXT = 0, KICK = 1, TARGET = 0;
    static final int RED = 1, BLUE = 2, ANY = RED | BLUE, FATAL = 12, HAND_SIZE = 3;
    private static final int KICKED = OWN_FLAGS;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            DISCARD = ZONES.addForEachSeat(Visibility.OPEN, false), CHAIN = ZONES.addCommon(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 2, 2, 2, 2, 2), 1, 1);
    private static final int CHOOSER = LAYOUT.slices.shown("chooser", 64), TIMES = LAYOUT.slices.shown("times", 64),
            WOUNDS = LAYOUT.slices.shown("wounds", SEATS), CALM = LAYOUT.slices.shown("calm", SEATS),
            TURN = LAYOUT.slices.shown("turn", 1);
    private static final Instruction.Choice<Chain> OPPONENT = (t, play, out) -> {
        for (int seat = 0; seat < t.players(); seat++)
            out.offer(Move.of(Verbs.PICK_SEAT, seat, TARGET), seat == play.seat() ? NOT_THAT : null);
    };
    private static final Instruction.Choice<Chain> OTHER_ORDER = (t, play, out) -> {
        for (int card = t.first(CHAIN); card != NONE; card = t.next(card))
            out.offer(Move.of(Verbs.PICK_CARD, card, TARGET), card == play.card() ? NOT_THAT : null);
    };
    private static final Book<Chain> BOOK = new Book<>(List.of(
            order(BOLT, "bolt", List.of(RED, ANY, BLUE, 0),
                    List.of(Proof.text(OPPONENT, wounds(2)), Proof.text(OPPONENT, wounds(1)))),
            order(GRIP, "grip", List.of(RED, BLUE, BLUE, 1),
                    List.of(Proof.text(OPPONENT, wounds(3)), Proof.text(OPPONENT, wounds(2)))),
            order(USURP, "usurp", List.of(BLUE, ANY, RED, 0), List.of(
                    Proof.text(OTHER_ORDER, onOrder((t, play) -> t.set(CHOOSER + play.picked(TARGET), play.seat()))),
                    Proof.text(OTHER_ORDER, onOrder((t, play) -> t.again(play.picked(TARGET)))))),
            order(HUSH, "hush", List.of(BLUE, RED, RED, 0), List.of(
                    Proof.text((Instruction.Effect<
                            Chain>) (t, play) -> t.set(CALM + play.seat(), t.calm(play.seat()) + 1)),
                    Proof.<Chain>text())),
            order(FLANK, "flank", List.of(RED, ANY, 0, 0), List.of(
                    Proof.text(OTHER_ORDER, onOrder((t, play) -> t.discard(play.picked(TARGET)))),
                    Proof.<Chain>text()))),
            FACTS);

    Chain(int players, long seed) {
        super(LAYOUT, BOOK, Chain::stateCheck, players, seed);
    }

    private static Card<Chain> order(int number, String slug, List<Integer> facts, List<Mode<Chain>> texts) {
        return Proof.card(number, slug, facts, texts);
    }

    private static Instruction.Effect<Chain> wounds(int number) {
        return (t, play) -> t.wound(play.picked(TARGET), number);
    }

    /// Resolves as much as possible: nothing if there is no other order in the chain.
    private static Instruction.Effect<Chain> onOrder(Instruction.Effect<Chain> does) {
        return (t, play) -> {
            if (play.picked(TARGET) != NONE) does.apply(t, play);
        };
    }

    /// NF-OVER-02: the end is triggered at once and waits for the rest of the chain.
    private static boolean stateCheck(Chain t) {
        boolean fatal = t.turns() > 30;
        for (int seat = 0; seat < t.players(); seat++) fatal |= t.woundsOf(seat) >= FATAL;
        if (!fatal || t.count(CHAIN) > 0) return false;
        t.end();
        return true;
    }

    @Override protected Chain self() {
        return this;
    }

    @Override public Chain blank() {
        return new Chain(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Chain> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == ADD ? 1 : super.rowOperands(verb);
    }

    int deal(int seat, int def, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    int woundsOf(int seat) {
        return get(WOUNDS + seat);
    }

    void wound(int seat, int number) {
        set(WOUNDS + seat, woundsOf(seat) + number);
    }

    int calm(int seat) {
        return get(CALM + seat);
    }

    int turns() {
        return get(TURN);
    }

    void nextTurn() {
        set(TURN, turns() + 1);
    }

    /// NF-KICK-06: whether an order is kicked is decided when it is linked.
    void add(int card) {
        int before = last(CHAIN);
        setFlag(card, KICKED, before != NONE && printed(before, COLOUR) == printed(card, KICKER));
        set(CHOOSER + card, owner(card));
        set(TIMES + card, 1);
        move(card, CHAIN);
    }

    boolean kicked(int card) {
        return hasFlag(card, KICKED);
    }

    int chooser(int card) {
        return get(CHOOSER + card);
    }

    int times(int card) {
        return get(TIMES + card);
    }

    void again(int card) {
        set(TIMES + card, times(card) + 1);
    }

    /// Whether the kicker text replaces the chain text.
    boolean instead(int card) {
        return kicked(card) && printed(card, INSTEAD) == 1;
    }

    void discard(int card) {
        setFlag(card, KICKED, false);
        set(CHOOSER + card, 0);
        set(TIMES + card, 0);
        move(card, DISCARD + owner(card));
    }

    void refill(int seat) {
        while (count(HAND + seat) < HAND_SIZE && count(DECK + seat) > 0) move(first(DECK + seat), HAND + seat);
    }
}
