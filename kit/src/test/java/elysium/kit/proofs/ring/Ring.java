package elysium.kit.proofs.ring;

import static elysium.kit.proofs.Proof.Rule.NOT_THAT;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.proofs.Proof;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.Instruction;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game of seats in a ring, each hunting the next. A seat without pool is ousted, and the ring closes.
final class Ring extends CardTable<Ring> {
    static final int PLAY = Verbs.OWN, BLEED = Verbs.OWN + 1;
    static final int LOAN = 0, TITHE = 1, PURGE = 2, RUIN = 3;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            DECK = ZONES.addForEachSeat(Visibility.PILE, false),
            ASHES = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 4, 4, 3, 4, 4), 1, 1);
    private static final int POOL = LAYOUT.slices.shown("pool", SEATS), POINTS = LAYOUT.slices.shown("points", SEATS),
            ALIVE = LAYOUT.slices.shown("alive", 1), TURN = LAYOUT.slices.shown("turn", 1);
    private static final Instruction.Choice<Ring> VICTIM = (t, play, out) -> {
        for (int seat = 0; seat < t.players(); seat++)
            if (t.alive(seat)) out.offer(Move.of(Verbs.PICK_SEAT, seat, 0), seat == play.seat() ? NOT_THAT : null);
    };
    private static final Book<Ring> BOOK = new Book<>(List.of(
            Proof.card(LOAN, "loan", List.of(), List.of(Proof.text(gain(-3), gain(4)))),
            Proof.card(TITHE, "tithe", List.of(), List.of(Proof.text(VICTIM, tithe()))),
            Proof.card(PURGE, "purge", List.of(), List.of(Proof.text((Instruction.Effect<Ring>) (t, _) -> {
                for (int seat = 0; seat < t.players(); seat++) t.gain(seat, -2);
            }))),
            Proof.card(RUIN, "ruin", List.of(), List.of(Proof.text(gain(-99))))), 0);

    Ring(int players, long seed) {
        super(LAYOUT, BOOK, Ring::stateCheck, players, seed);
    }

    private static Instruction.Effect<Ring> gain(int amount) {
        return (t, play) -> t.gain(play.seat(), amount);
    }

    private static Instruction.Effect<Ring> tithe() {
        return (t, play) -> {
            t.gain(play.picked(0), -2);
            t.gain(t.after(play.picked(0)), -2);
        };
    }

    @Override protected Ring self() {
        return this;
    }

    @Override public Ring blank() {
        return new Ring(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Ring> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == PLAY ? 1 : super.rowOperands(verb);
    }

    int pool(int seat) {
        return get(POOL + seat);
    }

    void gain(int seat, int amount) {
        if (alive(seat)) set(POOL + seat, pool(seat) + amount);
    }

    int points(int seat) {
        return get(POINTS + seat);
    }

    boolean alive(int seat) {
        return (get(ALIVE) >> seat & 1) != 0;
    }

    int turns() {
        return get(TURN);
    }

    /// The next seat in the current ring.
    int after(int seat) {
        int next = (seat + 1) % players();
        while (!alive(next)) next = (next + 1) % players();
        return next;
    }

    int before(int seat) {
        int last = (seat + players() - 1) % players();
        while (!alive(last)) last = (last + players() - 1) % players();
        return last;
    }

    void seat(int seat, int pool) {
        set(ALIVE, get(ALIVE) | 1 << seat);
        set(POOL + seat, pool);
    }

    int deal(int seat, int def, int zone) {
        return create(def, seat, zone + seat, 0);
    }

    private static boolean stateCheck(Ring t) {
        if (t.ousts()) return true;
        if (Integer.bitCount(t.get(ALIVE)) > 1) return false;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.alive(seat)) t.set(POINTS + seat, t.points(seat) + 1);
        t.end();
        return true;
    }

    /// Ousts all seats without pool at once; points follow the ring before it closes.
    private boolean ousts() {
        int gone = 0;
        for (int seat = 0; seat < players(); seat++) if (alive(seat) && pool(seat) <= 0) gone |= 1 << seat;
        if (gone == 0) return false;
        for (int seat = 0; seat < players(); seat++) {
            if ((gone >> seat & 1) == 0) continue;
            int hunter = before(seat);
            set(POINTS + hunter, points(hunter) + 1);
            if ((gone >> hunter & 1) == 0) set(POOL + hunter, pool(hunter) + 6);
        }
        set(ALIVE, get(ALIVE) & ~gone);
        return true;
    }

    /// Gives the turn to the seat after the last one, in the current ring.
    record Round(int last) implements Frame<Ring> {
        @Override public void resume(Ring t) {
            int seat = t.after(last);
            t.set(TURN, t.turns() + 1);
            t.become(new Round(seat));
            t.push(new Turn(seat, Stage.START));
        }
    }

    enum Stage {
        START, MAIN, END
    }

    /// A turn, which is abandoned when its seat is ousted; beginning it costs 1 pool.
    record Turn(int seat, Stage at) implements Frame.Abandonable<Ring> {
        @Override public boolean isValid(Ring t) {
            return t.alive(seat);
        }

        @Override public void resume(Ring t) {
            switch (at) {
                case START -> {
                    t.become(new Turn(seat, Stage.MAIN));
                    if (t.turns() > t.players()) t.gain(seat, -1);
                    if (t.count(DECK + seat) > 0) t.move(t.first(DECK + seat), HAND + seat);
                }
                case MAIN -> t.ask(seat);
                case END -> t.leave();
            }
        }

        @Override public void options(Ring t, int who, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            out.offer(Move.of(BLEED));
            for (int card = t.first(HAND + who); card != NONE; card = t.next(card)) out.offer(Move.of(PLAY, card));
        }

        @Override public void onAnswers(Ring t, Answers answers) {
            long move = answers.of(seat);
            t.become(new Turn(seat, Stage.END));
            switch (Move.verb(move)) {
                case BLEED -> t.push(new Hunt(seat, 0));
                case PLAY -> {
                    t.move(Move.a(move), ASHES + seat);
                    t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
                }
                default -> {}
            }
        }
    }

    /// An action in two bites: each takes 2 from the seat that is the prey at that moment.
    record Hunt(int seat, int bites) implements Frame.Abandonable<Ring> {
        @Override public boolean isValid(Ring t) {
            return t.alive(seat);
        }

        @Override public void resume(Ring t) {
            if (bites == 2) {
                t.leave();
                return;
            }
            t.become(new Hunt(seat, bites + 1));
            t.gain(t.after(seat), -2);
        }
    }
}
