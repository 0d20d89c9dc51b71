package elysium.kit.trials.prowl;

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

/// A sample game in which minions bleed the next seat, whose minions may block.
public final class Prowl extends CardTable<Prowl> {
    public static final Trial<Prowl> GAME = new Trial<>("prowl", new Text("Prowl", "Rôde"), List.of(3, 4), Prowl::deal,
            Prowl::pool);
    /// The verbs, and the only choice slot.
    static final int BLEED_WITH = Verbs.OWN, BLOCK_WITH = Verbs.OWN + 1, PLAY = Verbs.OWN + 2, TARGET = 0;
    /// The computed values and the only scope.
    static final int BLEED = 0, STEALTH = 1, INTERCEPT = 2, ACTION = 0;
    private static final int ACTOR = 0, AGAINST = 1, BLOCKER = 2, STATE = 3;
    /// The state of the action: it continues, its target has just changed, or an effect has ended it.
    private static final int ON = 0, TURNED = 1, ENDED = 2;
    private static final int LOCKED = OWN_FLAGS, AWAKE = OWN_FLAGS << 1, HELD = 4, LIBRARY_SIZE = 21, TURNS = 16;

    private static final Zones ZONES = new Zones();
    static final int LIBRARY = ZONES.addForEachSeat(Visibility.PILE, false),
            HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            READY = ZONES.addForEachSeat(Visibility.OPEN, true), ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(120, 32, 32, 2, 4, 1), 1, 3);
    private static final int POOL = LAYOUT.slices.shown("pool", SEATS), TURN = LAYOUT.slices.shown("turn", 1);

    Prowl(int players, long seed) {
        super(LAYOUT, ProwlCards.BOOK, Prowl::stateCheck, players, seed);
        for (int seat = 0; seat < players; seat++) set(POOL + seat, 12);
    }

    private static Prowl deal(Setup setup) {
        Prowl t = new Prowl(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            t.lay(ProwlCards.PROWLER, seat, READY);
            t.lay(ProwlCards.WATCHER, seat, READY);
            for (int i = 0; i < LIBRARY_SIZE; i++) t.lay(ProwlCards.FIRST_OF_HAND + i % 7, seat, LIBRARY);
            t.shuffle(LIBRARY + seat);
        }
        return t.begin();
    }

    Prowl begin() {
        push(new ProwlFrames.Turn(0, false));
        settle();
        return this;
    }

    int lay(int def, int seat, int zone) {
        int card = create(def, seat, zone + seat, 0);
        if (zone == READY) setCounters(card, 3);
        return card;
    }

    private static boolean stateCheck(Prowl t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int drawn = t.first(LIBRARY + seat);
            if (t.pool(seat) == 0) t.end();
            else if (t.count(HAND + seat) < HELD && drawn != NONE) t.move(drawn, HAND + seat);
            else continue;
            return true;
        }
        return false;
    }

    @Override protected Prowl self() {
        return this;
    }

    @Override public Prowl blank() {
        return new Prowl(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Prowl> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb >= BLEED_WITH && verb <= PLAY ? 1 : super.rowOperands(verb);
    }

    int pool(int seat) {
        return get(POOL + seat);
    }

    void pool(int seat, int amount) {
        set(POOL + seat, Math.max(0, amount));
    }

    boolean locked(int minion) {
        return hasFlag(minion, LOCKED);
    }

    void lock(int minion, boolean is) {
        setFlag(minion, LOCKED, is);
    }

    /// A minion that woke may block and react as if unlocked, but stays locked (VTES-BLK-16).
    boolean mayReact(int minion) {
        return !locked(minion) || hasFlag(minion, AWAKE);
    }

    void wake(int minion, boolean is) {
        setFlag(minion, AWAKE, is);
    }

    void burnBlood(int minion) {
        setCounters(minion, Math.max(0, counters(minion) - 1));
    }

    // ---- the action

    void beginAction(int minion) {
        activityStack.begin();
        activityStack.set(ACTOR, minion);
        activityStack.set(AGAINST, (controller(minion) + 1) % players());
        activityStack.set(BLOCKER, NONE);
        lock(minion, true);
    }

    void endOfAction() {
        for (int card = 0; card < rows(); card++) wake(card, false);
        effects.endScope(ACTION);
        ledger.endScope(ACTION);
        activityStack.end();
    }

    int actor() {
        return activityStack.get(ACTOR);
    }

    int against() {
        return activityStack.get(AGAINST);
    }

    int blocker() {
        return activityStack.get(BLOCKER);
    }

    void blocker(int minion) {
        activityStack.set(BLOCKER, minion);
    }

    boolean canContinue() {
        return activityStack.get(STATE) != ENDED;
    }

    boolean isTurned() {
        return activityStack.get(STATE) == TURNED;
    }

    void turn(int seat) {
        activityStack.set(AGAINST, seat);
        activityStack.set(STATE, TURNED);
    }

    void straight() {
        activityStack.set(STATE, ON);
    }

    void endAction() {
        activityStack.set(STATE, ENDED);
    }

    int bleed() {
        return 1 + value(BLEED, actor());
    }

    int stealth() {
        return value(STEALTH, actor());
    }

    int intercept() {
        return value(INTERCEPT, blocker());
    }

    // ---- turns

    int turnOf() {
        return get(TURN) % players();
    }

    /// Passes the turn and unlocks the next seat's minions; returns false if there is no other turn.
    boolean nextTurn() {
        set(TURN, get(TURN) + 1);
        for (int minion = first(READY + turnOf()); minion != NONE; minion = next(minion)) lock(minion, false);
        return get(TURN) < TURNS;
    }
}
