package elysium.kit;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game: each round, every player hides a number in a fist and plays a card face down; all are revealed at
/// once, and the weakest pays a token.
public final class Masque extends CardTable<Masque> {
    static final int CLOSE = 16, PLAY = 17, DISCARD = 18;
    static final int PAID = OWN_EVENTS;
    static final int ROUNDS = 4, HAND_SIZE = 3, TOKENS = 10;
    static final int WHISPER = 0, MIRROR = 1, DAGGER = 2, CROWN = 3;
    private static final Zones ZONES = new Zones();
    static final int DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            FIELD = ZONES.addForEachSeat(Visibility.OPEN, false), ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 4, 8, 2, 4, 4), 1, 1);
    private static final SlabLayout SLICES = LAYOUT.slices;
    static final int ROUND = SLICES.shown("round", 1), HELD_TOKENS = SLICES.shown("tokens", SEATS),
            WHIM = SLICES.secret("whim", 1);
    static final Book<Masque> BOOK = new Book<>(List.of(card(WHISPER, "whisper", "Whisper", "Murmure"),
            card(MIRROR, "mirror", "Mirror", "Miroir"), card(DAGGER, "dagger", "Dagger of the Quay", "Dague du quai"),
            card(CROWN, "crown", "Ana’s Crown", "Couronne d'Ana")), 0);

    /// The clauses that refuse moves or add cautions.
    public enum Rule implements Clause {
        CROWN_NEEDS_FIST, EMPTY_FIST, STRANGE;

        @Override public String id() {
            return "MAS-0" + (ordinal() + 1);
        }
    }

    /// The faults of the game's broken variants; each breaks one law.
    public enum Fault {
        NONE, OUTSIDE, GLOBAL, FORGETFUL, WHIM, PEEKS, ASKS_BY_HAND, DEAD_END, FALLS, STRANGE_CLAUSE, BOTH_WAYS,
        SILENT_CARD, TWO_MINDS, SHOWS_HAND, HIDDEN_TOLL, ENDLESS, LOSES_TOKENS, HOLDS_ROW, TAKES_BACK
    }

    final Fault fault;
    int outside;

    Masque(Setup setup, Fault fault, int nonce) {
        super(LAYOUT, BOOK, _ -> false, setup.seats(), setup.seed() + nonce);
        this.fault = fault;
        for (int seat = 0; seat < players(); seat++) {
            set(HELD_TOKENS + seat, TOKENS);
            for (int i = 0; i < 8; i++) create(i % 4, seat, DECK + seat, 0);
            shuffle(DECK + seat);
            draw(seat);
        }
        push(new Round(Round.Stage.FISTS, 0));
        settle();
    }

    /// An empty table for scenarios.
    Masque(int seats, Fault fault) {
        super(LAYOUT, BOOK, _ -> false, seats, 0);
        this.fault = fault;
    }

    private Masque(Fault fault) {
        super(LAYOUT, BOOK, _ -> false, 0, 0);
        this.fault = fault;
    }

    private static Card<Masque> card(int number, String slug, String en, String fr) {
        return new Card<>(number, slug, new Text(en, fr), Text.NONE, 0, List.of(), List.of(), List.of(),
                new Card.Masks(0, 0), Card.Source.RULEBOOK, List.of());
    }

    @Override protected Masque self() {
        return this;
    }

    @Override public Masque blank() {
        return new Masque(fault);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Masque> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == PLAY || verb == DISCARD ? 1 : super.rowOperands(verb);
    }

    int round() {
        return get(ROUND);
    }

    void round(int number) {
        set(ROUND, number);
    }

    int whim() {
        return get(WHIM);
    }

    void whim(int number) {
        set(WHIM, number);
    }

    public int tokens(int seat) {
        return get(HELD_TOKENS + seat);
    }

    void tokens(int seat, int number) {
        set(HELD_TOKENS + seat, number);
    }

    void pay(int from, int to) {
        tokens(from, tokens(from) - 1);
        if (fault != Fault.LOSES_TOKENS || round() != 2) tokens(to, tokens(to) + 1);
        emit(PAID, from, to, 1, NONE, EVERYONE);
    }

    int lay(int def, int seat, int zone) {
        return create(def, seat, zone, 0);
    }

    void draw(int seat) {
        while (count(HAND + seat) < HAND_SIZE && count(DECK + seat) > 0) move(first(DECK + seat), HAND + seat);
    }

    boolean holds(int seat, int def) {
        for (int card = first(HAND + seat); card != NONE; card = next(card))
            if (face(card) == def) return true;
        return false;
    }

    /// The strength of a seat: its card, counted from 1, plus the number from its fist.
    int strength(int seat, int fist) {
        int card = first(FIELD + seat);
        return card == NONE ? 0 : face(card) + 1 + fist;
    }

    List<Integer> rowsOf(int zone) {
        List<Integer> rows = new ArrayList<>();
        for (int card = first(zone); card != NONE; card = next(card)) rows.add(card);
        return rows;
    }
}
