package elysium.kit.proofs.ambush;

import java.util.List;
import elysium.kernel.Move;
import elysium.kit.proofs.Proof;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;
import elysium.tabletop.Instruction;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// A sample game of attacks in numbered steps, with cards played face down.
final class Ambush extends CardTable<Ambush> {
    static final int ATTACK = Verbs.OWN, LAY = Verbs.OWN + 1, BLOCK = Verbs.OWN + 2, SPY = Verbs.OWN + 3,
            REACT = Verbs.OWN + 4;
    static final int THUG = 0, STRIKE = 1, PARRY = 2, SLANDER = 3;
    static final int POWER = 0, BLOOD = 1, FACTS = 2, STRIKE_NEEDS = 3, WINS = 3, LAST_TURN = 40;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            STREETS = ZONES.addForEachSeat(Visibility.OPEN, true),
            DISCARD = ZONES.addForEachSeat(Visibility.OPEN, false), LAID = ZONES.addForEachSeat(Visibility.OPEN, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 4, 4, 3, 8, 8), 1, 1);
    private static final int READY = LAYOUT.slices.shown("ready", 64),
            PRESTIGE = LAYOUT.slices.shown("prestige", SEATS),
            SCORE = LAYOUT.slices.shown("score", SEATS), TURN = LAYOUT.slices.shown("turn", 1);
    /// The roles of an attack, each in its own field.
    static final int ATTACKER = 0, TARGET = 1, BLOCKER = 2, REACTOR = 3, WEAKENED = 4;
    private static final Instruction.Choice<Ambush> BYSTANDER = (t, play, out) -> {
        int victim = t.victim();
        for (int card = t.first(t.zone(victim)); card != NONE; card = t.next(card))
            if (card != victim) out.offer(Move.of(Verbs.PICK_CARD, card, 0));
    };
    private static final Instruction.Effect<Ambush> SPLASH = (t, play) -> t.hurt(play.picked(0), 1);
    private static final Instruction.Effect<Ambush> SHAME = (t, play) -> t.score(1 - play.seat(), -1);
    private static final Book<Ambush> BOOK = new Book<>(List.of(
            Proof.card(THUG, "thug", List.of(4, 3), List.of()),
            Proof.card(STRIKE, "strike", List.of(STRIKE_NEEDS, 0), List.of(Proof.text(BYSTANDER, SPLASH))),
            Proof.card(PARRY, "parry", List.of(0, 0), List.of(Proof.<Ambush>text())),
            Proof.card(SLANDER, "slander", List.of(0, 0), List.of(Proof.text(SHAME)))), FACTS);

    Ambush(int players, long seed) {
        super(LAYOUT, BOOK, Ambush::stateCheck, players, seed);
    }

    /// RIV-WIN-12: a win waits until no attack is in progress.
    private static boolean stateCheck(Ambush t) {
        if (t.activityStack.level() > 0) return false;
        boolean won = t.turns() >= LAST_TURN;
        for (int seat = 0; seat < 2; seat++)
            won |= t.score(seat) >= WINS || t.count(STREETS + seat) == 0;
        if (!won) return false;
        t.end();
        return true;
    }

    @Override protected Ambush self() {
        return this;
    }

    @Override public Ambush blank() {
        return new Ambush(players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Ambush> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return switch (verb) {
            case ATTACK, REACT -> 3;
            case LAY, BLOCK, SPY -> 1;
            default -> super.rowOperands(verb);
        };
    }

    int deal(int seat, int def, int zone) {
        int card = create(def, seat, zone + seat, 0);
        if (def == THUG) {
            setCounters(card, printed(card, BLOOD));
            set(READY + card, 1);
        }
        return card;
    }

    void seat(int seat, int prestige) {
        set(PRESTIGE + seat, prestige);
    }

    boolean ready(int card) {
        return get(READY + card) == 1;
    }

    void readyAll(int seat) {
        for (int card = first(STREETS + seat); card != NONE; card = next(card)) set(READY + card, 1);
    }

    int prestige(int seat) {
        return get(PRESTIGE + seat);
    }

    int score(int seat) {
        return get(SCORE + seat);
    }

    void score(int seat, int more) {
        set(SCORE + seat, Math.max(0, score(seat) + more));
    }

    int turns() {
        return get(TURN);
    }

    void nextTurn() {
        set(TURN, turns() + 1);
    }

    /// The attacker's power, reduced by spies in this attack.
    int power() {
        return printed(activityStack.get(ATTACKER), POWER) - activityStack.get(WEAKENED);
    }

    /// The character that takes the damage: the blocker, otherwise the target.
    int victim() {
        return activityStack.get(BLOCKER) != NONE ? activityStack.get(BLOCKER) : activityStack.get(TARGET);
    }

    void exhaust(int card) {
        set(READY + card, 0);
    }

    /// A block exhausts the blocker and costs 1 prestige; both are noted so that they can be refunded.
    void block(int card) {
        activityStack.set(BLOCKER, card);
        activityStack.pay(READY + card, 1);
        activityStack.pay(PRESTIGE + controller(card), 1);
    }

    /// A reaction costs 1 blood of the character that plays it.
    void react(int card, int character) {
        activityStack.set(REACTOR, character);
        activityStack.payCounters(character, 1);
        moveFaceDown(card, LAID + controller(character));
    }

    /// Takes blood; a character without blood is defeated, and the other seat scores.
    void hurt(int card, int damage) {
        if (card == NONE || damage <= 0) return;
        int seat = controller(card), left = Math.max(0, counters(card) - damage);
        setCounters(card, left);
        if (left > 0) return;
        move(card, DISCARD + owner(card));
        score(1 - seat, 1);
    }
}
