package elysium.kit.proofs.hand;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kit.proofs.Proof;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Layout;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game of hands that refill at once, with cards that draw late, replace draws, wait or have limited uses.
final class Hand extends CardTable<Hand> {
    static final int PLAY = Verbs.OWN, ACT = Verbs.OWN + 1, MODIFY = Verbs.OWN + 2, FIRE = Verbs.OWN + 3,
            NEXT_ROUND = Verbs.OWN + 4, DROP = Verbs.OWN + 5;
    static final int MINION = 0, PLAIN = 1, MIRROR = 2, CAPUCHIN = 3, OATH = 4, VIGIL = 5, ECHO = 6, PRICK = 7,
            RAID = 8,
            TRICK = 9, GUN = 10, SQUEEZE = 11, BOAST = 12;
    /// The scopes of the ledger and of lasting effects; the scopes of the seats' discard phases follow them.
    static final int ACTION = 1, ROUND = 2, TURN = 3, UNTIL_DISCARD = 8;
    static final int HAND_SIZE = 0, LOST = 0, DISCARD_PHASE = 1, FULL = 7;
    private static final Zones ZONES = new Zones();
    static final int HELD = ZONES.addForEachSeat(Visibility.HELD, false),
            DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            READY = ZONES.addForEachSeat(Visibility.OPEN, true), ASHES = ZONES.addForEachSeat(Visibility.OPEN, false),
            PLAYED = ZONES.addForEachSeat(Visibility.OPEN, false), REMOVED = ZONES.addCommon(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(96, 24, 48, 3, 4, 4), 1 + 1 + SEATS, 1);
    private static final int POOL = LAYOUT.slices.shown("pool", SEATS), DAY = LAYOUT.slices.shown("day", 1);
    private static final Instruction.ValueModifier<Hand> ITS_COUNTERS =
            (t, _, by, seat) -> seat == by.seat() ? t.counters(by.card()) : 0;
    private static final Instruction.Effect<Hand> VISIT = (t, play) -> {
        for (int i = 0; i < 5; i++) t.take(play.seat());  // the card's own replacement and four more
        t.setCounters(play.card(), 4);
    };
    private static final Instruction.Effect<Hand> COUNT =
            (t, play) -> t.setCounters(play.card(), t.counters(play.card()) + 1);
    private static final Instruction.StartFrame<Hand> LOSS = (t, play) -> occurs(t, LOST, play.seat());
    private static final Instruction.Jump<Hand> FEWER_THAN_THREE =
            (t, play) -> play.at() + (t.counters(play.card()) < 3 ? 1 : 2);
    private static final Book<Hand> BOOK = new Book<>(List.of(
            Proof.card(MINION, "minion", List.of(), List.of(played())),
            Proof.card(PLAIN, "plain", List.of(), List.of(played())),
            Proof.card(MIRROR, "mirror", List.of(), List.of(played(new Fewer(1, UNTIL_DISCARD)))),
            Proof.always(Proof.card(CAPUCHIN, "capuchin", List.of(), List.of(played(VISIT))), 1 << HAND_SIZE,
                    ITS_COUNTERS),
            Proof.card(OATH, "oath", List.of(), List.of(played(await(), ControlFlow.stop(), pool(1)))),
            Proof.card(VIGIL, "vigil", List.of(), List.of(played(await(), ControlFlow.stop(), pool(1), await()))),
            Proof.heeding(Proof.card(ECHO, "echo", List.of(),
                    List.of(played(), Proof.at(LOST, (_, _, _) -> true, COUNT, FEWER_THAN_THREE, LOSS))), 1 << LOST),
            Proof.card(PRICK, "prick", List.of(), List.of(played(pool(-1), LOSS))),
            Proof.card(RAID, "raid", List.of(), List.of(played(pool(1)))),
            Proof.card(TRICK, "trick", List.of(), List.of(played(pool(1)))),
            Proof.card(GUN, "gun", List.of(), List.of(played())),
            Proof.card(SQUEEZE, "squeeze", List.of(), List.of(played(new Fewer(2, TURN)))),
            Proof.card(BOAST, "boast", List.of(), List.of(played()))), 0);

    Hand(int players, long seed) {
        super(LAYOUT, BOOK, Hand::stateCheck, players, seed);
    }

    /// VTES-PLAY-04: a card being played counts as held until it moves to its place, together with its text.
    @SafeVarargs private static Mode<Hand> played(Instruction<Hand>... text) {
        Instruction.Effect<Hand> takesItsPlace = (t, play) -> t.move(play.card(), t.placeOf(play.card()) + play.seat());
        return Mode.of(NONE, (_, _, _) -> false, Program.none(), Program.of(takesItsPlace), Program.of(text));
    }

    /// Lowers its player's hand size for a scope, or until the player's own next discard phase.
    private record Fewer(int by, int span) implements Instruction.ValueModifier<Hand> {
        @Override public int amount(Hand t, int value, EffectSource effect, int seat) {
            return value == HAND_SIZE && seat == effect.subject() ? -by : 0;
        }

        @Override public int until(Hand t, CardPlay<Hand> play) {
            return span == UNTIL_DISCARD ? span + play.seat() : span;
        }

        @Override public int target(Hand t, CardPlay<Hand> play) {
            return play.seat();
        }
    }

    /// Resumes after the stop when the player's discard phase begins.
    private static Instruction.Effect<Hand> await() {
        return (t, play) -> t.effects.addWaiting(play, 3, NONE, NONE, DISCARD_PHASE + play.seat());
    }

    private static Instruction.Effect<Hand> pool(int more) {
        return (t, play) -> t.gain(play.seat(), more);
    }

    static Frame<Hand> occurs(Hand t, int moment, int seat) {
        return new TriggerResolution<>(moment, t.ledger.openScope(), NONE, NONE, seat, 0);
    }

    /// VTES-PLAY-08: a hand is brought to its size at once.
    private static boolean stateCheck(Hand t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int have = t.count(HELD + seat) + t.count(PLAYED + seat), size = t.handSize(seat);
            if (have < size && t.count(DECK + seat) > 0) {
                t.draw(seat);
                return true;
            }
            if (have > size && !(t.top() instanceof MatchDown)) {
                t.push(new MatchDown(seat));
                return true;
            }
        }
        return false;
    }

    @Override protected Hand self() {
        return this;
    }

    @Override public Hand blank() {
        return new Hand(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Hand> occurrence) {
        return k == 0 && seat != NONE ? READY + seat : NONE;
    }

    @Override protected int rowOperands(int verb) {
        return switch (verb) {
            case ACT -> 3;
            case PLAY, MODIFY, FIRE, DROP -> 1;
            default -> super.rowOperands(verb);
        };
    }

    int deal(int seat, int def, int zone) {
        return create(def, seat, zone == REMOVED ? zone : zone + seat, 0);
    }

    private int placeOf(int card) {
        return switch (face(card)) {
            case MINION, CAPUCHIN, ECHO, GUN -> READY;
            default -> ASHES;
        };
    }

    /// Puts a card on the table to be played, by a minion or by none.
    void play(int card, int seat, int minion) {
        move(card, PLAYED + seat);
        push(CardPlay.of(this, card, 0, seat, minion));
    }

    int handSize(int seat) {
        return FULL + value(HAND_SIZE, seat);
    }

    int poolOf(int seat) {
        return get(POOL + seat);
    }

    void gain(int seat, int more) {
        set(POOL + seat, get(POOL + seat) + more);
    }

    int day() {
        return get(DAY);
    }

    void nextDay() {
        set(DAY, day() + 1);
    }

    void take(int seat) {
        if (count(DECK + seat) > 0) move(first(DECK + seat), HELD + seat);
    }

    /// VTES-CLR-86: a counter is burned in place of the draw.
    void draw(int seat) {
        for (int card = first(READY + seat); card != NONE; card = next(card)) {
            if (face(card) != CAPUCHIN || counters(card) == 0) continue;
            setCounters(card, counters(card) - 1);
            return;
        }
        take(seat);
    }
}
