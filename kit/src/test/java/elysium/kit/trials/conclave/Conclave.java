package elysium.kit.trials.conclave;

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

/// A sample game of a council whose members vote, bid in secret and commit hidden prestige.
public final class Conclave extends CardTable<Conclave> {
    public static final Trial<Conclave> GAME = new Trial<>("conclave", new Text("Conclave", "Conclave"), List.of(3, 4),
            Conclave::deal, Conclave::wealth);
    /// The verbs: to begin one of three activities, to cast, to play a card, to commit (modifier, prestige, side).
    static final int CALL = Verbs.OWN, BID = Verbs.OWN + 1, SCHEME = Verbs.OWN + 2, CAST = Verbs.OWN + 3,
            PLAY = Verbs.OWN + 4, COMMIT = Verbs.OWN + 5, TERMS = Verbs.OWN + 6;
    /// The only choice slot, the computed values and the only scope.
    static final int SOURCE = 0, VOTES = 0, TAX = 1, REFERENDUM = 0;
    /// The sides of a vote or scheme; a cancelled vote is on neither side.
    static final int NEITHER = 0, YES = 1, NO = 2;
    private static final int PRESTIGE_AT_FIRST = 6, HELD = 3, COPIES = 2;

    private static final Zones ZONES = new Zones();
    static final int LIBRARY = ZONES.addForEachSeat(Visibility.PILE, false),
            HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            READY = ZONES.addForEachSeat(Visibility.OPEN, true),
            COMMITTED = ZONES.addForEachSeat(Visibility.OPEN, false),
            ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(80, 32, 8, 2, Ballots.SLOTS, 1), 1, 2);
    private static final int PRESTIGE = LAYOUT.slices.shown("prestige", SEATS),
            FAVOUR = LAYOUT.slices.shown("favour", SEATS),
            TURN = LAYOUT.slices.shown("turn", 1), BEGUN = LAYOUT.slices.shown("begun", 1);
    final Ballots ballots = new Ballots(this);

    Conclave(int players, long seed) {
        super(LAYOUT, ConclaveCards.BOOK, Conclave::stateCheck, players, seed);
        for (int seat = 0; seat < players; seat++) set(PRESTIGE + seat, PRESTIGE_AT_FIRST);
    }

    private static Conclave deal(Setup setup) {
        Conclave t = new Conclave(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            t.member(seat, ConclaveCards.ELDER, 1);
            t.member(seat, ConclaveCards.NEONATE, 2);
            for (int i = 0; i < COPIES * 5; i++) t.lay(ConclaveCards.FIRST_OF_HAND + i % 5, seat, LIBRARY);
            t.shuffle(LIBRARY + seat);
        }
        return t.begin();
    }

    Conclave begin() {
        push(new ConclaveFrames.Turn(0, false));
        settle();
        return this;
    }

    int lay(int def, int seat, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    int member(int seat, int def, int blood) {
        int member = lay(def, seat, READY);
        setCounters(member, blood);
        return member;
    }

    private static boolean stateCheck(Conclave t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int drawn = t.first(LIBRARY + seat);
            if (t.count(HAND + seat) >= HELD || drawn == NONE) continue;
            t.move(drawn, HAND + seat);
            return true;
        }
        return false;
    }

    @Override protected Conclave self() {
        return this;
    }

    @Override public Conclave blank() {
        return new Conclave(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Conclave> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == CAST || verb == PLAY || verb == COMMIT ? 1 : super.rowOperands(verb);
    }

    int prestige(int seat) {
        return get(PRESTIGE + seat);
    }

    void gainPrestige(int seat, int amount) {
        set(PRESTIGE + seat, prestige(seat) + amount);
    }

    int favour(int seat) {
        return get(FAVOUR + seat);
    }

    void gainFavour(int seat, int amount) {
        set(FAVOUR + seat, favour(seat) + amount);
    }

    int wealth(int seat) {
        return prestige(seat) + 2 * favour(seat);
    }

    /// The current votes of a member, which count only while it is ready (VTES-POL-19).
    int votes(int member) {
        return zone(member) == READY + owner(member) ? ConclaveCards.printedVotes(this, member) + value(VOTES, member)
                : 0;
    }

    void burnBlood(int member, int amount) {
        setCounters(member, counters(member) - amount);
    }

    /// Records the activity that a seat has begun by its verb, since views contain facts, not frames.
    void begun(int verb) {
        set(BEGUN, verb);
    }

    int turnOf() {
        return get(TURN) % players();
    }

    /// Passes the turn; every seat has two turns.
    boolean nextTurn() {
        set(TURN, get(TURN) + 1);
        return get(TURN) < 2 * players();
    }
}
