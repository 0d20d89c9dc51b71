package elysium.kit.trials.brawl;

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

/// A sample game of two gangs whose fighters meet in combats of several rounds.
public final class Brawl extends CardTable<Brawl> {
    public static final Trial<Brawl> GAME = new Trial<>("brawl", new Text("Brawl", "Rixe"), List.of(2), Brawl::deal,
            Brawl::strength);
    /// The verbs, and the only choice slot.
    static final int FIGHT = Verbs.OWN, STRIKE = Verbs.OWN + 1, HANDS = Verbs.OWN + 2, KEEP = Verbs.OWN + 3,
            PLAY = Verbs.OWN + 4, PACKET = 0;
    /// The only scope of the ledger.
    static final int TURN = 0;
    static final int NORMAL = 0, AGGRAVATED = 1;
    private static final int WOUNDED = OWN_FLAGS, HELD = 4, COPIES = 2, TURNS = 12;

    private static final Zones ZONES = new Zones();
    static final int LIBRARY = ZONES.addForEachSeat(Visibility.PILE, false),
            HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            READY = ZONES.addForEachSeat(Visibility.OPEN, true), TORPOR = ZONES.addForEachSeat(Visibility.OPEN, false),
            ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES,
            new Layout.Room(60, 8, 16, 4, CombatSheet.SLOTS, 1), 1, 1);
    private static final int TURN_NUMBER = LAYOUT.slices.shown("turn", 1);
    /// The current combat.
    final CombatSheet combat = new CombatSheet(this);

    Brawl(int players, long seed) {
        super(LAYOUT, BrawlCards.BOOK, Brawl::stateCheck, players, seed);
    }

    private static Brawl deal(Setup setup) {
        Brawl t = new Brawl(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            for (int i = 0; i < 2; i++) t.fighter(seat, 4);
            for (int i = 0; i < COPIES * 9; i++) t.lay(BrawlCards.FIRST_OF_HAND + i % 9, seat, LIBRARY);
            t.shuffle(LIBRARY + seat);
        }
        return t.begin();
    }

    Brawl begin() {
        push(new BrawlFrames.Turn(0, false));
        settle();
        return this;
    }

    int lay(int def, int seat, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    int fighter(int seat, int blood) {
        int fighter = lay(BrawlCards.FIGHTER, seat, READY);
        setCounters(fighter, blood);
        return fighter;
    }

    private static boolean stateCheck(Brawl t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int drawn = t.first(LIBRARY + seat);
            if (t.count(HAND + seat) >= HELD || drawn == NONE) continue;
            t.move(drawn, HAND + seat);
            return true;
        }
        return false;
    }

    @Override protected Brawl self() {
        return this;
    }

    @Override public Brawl blank() {
        return new Brawl(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Brawl> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == FIGHT ? 3 : verb == STRIKE || verb == PLAY ? 1 : super.rowOperands(verb);
    }

    /// The blood of a seat's ready fighters.
    int strength(int seat) {
        int blood = 0;
        for (int fighter = first(READY + seat); fighter != NONE; fighter = next(fighter))
            blood += 1 + counters(fighter);
        return blood;
    }

    boolean ready(int fighter) {
        return zone(fighter) == READY + owner(fighter);
    }

    void burnBlood(int fighter, int amount) {
        setCounters(fighter, counters(fighter) - amount);
    }

    boolean wounded(int fighter) {
        return hasFlag(fighter, WOUNDED);
    }

    void wound(int fighter) {
        setFlag(fighter, WOUNDED, true);
    }

    /// Plays a card from hand: it is shown and goes to the ashes.
    void spend(int card) {
        move(card, ASHES + owner(card));
    }

    int turnOf() {
        return get(TURN_NUMBER) % players();
    }

    /// Passes the turn; returns false if there is no other turn or a gang has no fighter left.
    boolean nextTurn() {
        set(TURN_NUMBER, get(TURN_NUMBER) + 1);
        ledger.endScope(TURN);
        return get(TURN_NUMBER) < TURNS && count(READY) > 0 && count(READY + 1) > 0;
    }
}
