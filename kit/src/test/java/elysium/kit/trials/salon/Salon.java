package elysium.kit.trials.salon;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kit.trials.Trial;
import elysium.tabletop.CardTable;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game in which each seat has a hand, coins and one servant, and reacts to the cards of others.
public final class Salon extends CardTable<Salon> {
    public static final Trial<Salon> GAME = new Trial<>("salon", new Text("Salon", "Salon"), List.of(3, 5), Salon::deal,
            Salon::purse);
    /// The verbs, and the only choice slot.
    static final int PLAY = Verbs.OWN, DISCARD = Verbs.OWN + 1, TARGET = 0;
    /// The scopes of effects, and the computed values.
    static final int ACTION = 0, TURN = 1, TAKE = 0, HAND_SIZE = 1;
    /// The fields of an action.
    static final int ACTOR = 0, AGAINST = 1;
    private static final int HELD = 3, LIBRARY_SIZE = 12, TURNS = 10, CANCELLED = OWN_FLAGS;

    private static final Zones ZONES = new Zones();
    static final int LIBRARY = ZONES.addForEachSeat(Visibility.PILE, false),
            HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(80, 32, 8, 3, 4, 1), 1, 2);
    private static final int PURSE = LAYOUT.slices.shown("purse", SEATS), LOCKED = LAYOUT.slices.shown("locked", SEATS),
            AWAKE = LAYOUT.slices.shown("awake", SEATS), OWED = LAYOUT.slices.shown("owed", SEATS),
            TURN_NUMBER = LAYOUT.slices.shown("turn", 1);

    Salon(int players, long seed) {
        super(LAYOUT, SalonCards.BOOK, SalonFrames::due, players, seed);
        for (int seat = 0; seat < players; seat++) set(PURSE + seat, 9);
    }

    private static Salon deal(Setup setup) {
        Salon t = new Salon(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            for (int i = 0; i < LIBRARY_SIZE; i++) t.lay(i % SalonCards.BOOK.size(), seat, LIBRARY);
            t.shuffle(LIBRARY + seat);
        }
        return t.begin();
    }

    Salon begin() {
        push(new SalonFrames.Turn(0, SalonFrames.Turn.Stage.UNLOCK));
        settle();
        return this;
    }

    int lay(int def, int seat, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    @Override protected Salon self() {
        return this;
    }

    @Override public Salon blank() {
        return new Salon(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Salon> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == PLAY || verb == DISCARD ? 1 : super.rowOperands(verb);
    }

    int purse(int seat) {
        return get(PURSE + seat);
    }

    void gain(int seat, int amount) {
        set(PURSE + seat, purse(seat) + amount);
    }

    boolean locked(int seat) {
        return get(LOCKED + seat) != 0;
    }

    void locked(int seat, boolean is) {
        set(LOCKED + seat, is ? 1 : 0);
    }

    /// Whether a seat's servant may react: unlocked, or woken until the end of the action.
    boolean alert(int seat) {
        return !locked(seat) || get(AWAKE + seat) != 0;
    }

    void wake(int seat) {
        set(AWAKE + seat, 1);
    }

    void calm() {
        for (int seat = 0; seat < players(); seat++) set(AWAKE + seat, 0);
    }

    boolean cancelled(int card) {
        return hasFlag(card, CANCELLED);
    }

    void cancelled(int card, boolean is) {
        setFlag(card, CANCELLED, is);
    }

    /// Shows a card; while it may still be cancelled, its replacement is not drawn.
    void show(int card) {
        int seat = owner(card);
        cancelled(card, false);
        set(OWED + seat, owed(seat) + 1);
        move(card, ASHES + seat);
    }

    void settled(int card) {
        set(OWED + owner(card), owed(owner(card)) - 1);
    }

    int owed(int seat) {
        return get(OWED + seat);
    }

    /// The number of cards above a seat's hand size, negative if below.
    int surplus(int seat) {
        return count(HAND + seat) + owed(seat) - HELD - value(HAND_SIZE, seat);
    }

    int acting() {
        return get(TURN_NUMBER) % players();
    }

    int defending() {
        return activityStack.level() == 0 ? NONE : activityStack.get(AGAINST);
    }

    /// Passes the turn; returns false if there is no other turn.
    boolean nextTurn() {
        set(TURN_NUMBER, get(TURN_NUMBER) + 1);
        return get(TURN_NUMBER) < TURNS;
    }
}
