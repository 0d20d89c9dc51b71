package elysium.kit.trials.brawl;

import static elysium.kernel.Table.NONE;

/// The current combat: fighters, range, strikes and damage not yet handled.
final class CombatSheet {
    private static final int FIGHTER = 0, LONG = 2, ENDED = 3, GOES_ON = 4, COMMITTED = 5, STRIKE = 7, EXTRA = 9,
            PACKETS = 11, PACKET = 12, SOURCE = 0, TARGET = 1, AMOUNT = 2, KIND = 3, CELLS = 4, ROOM = 4;
    static final int SLOTS = PACKET + CELLS * ROOM;
    private final Brawl t;

    CombatSheet(Brawl t) {
        this.t = t;
    }

    void open(int acting, int other) {
        t.activityStack.begin();
        t.activityStack.set(FIGHTER, acting);
        t.activityStack.set(FIGHTER + 1, other);
    }

    /// Close range, and nothing chosen yet (VTES-RNG-02).
    void newRound() {
        t.activityStack.set(LONG, 0);
        t.activityStack.set(GOES_ON, 0);
        for (int side = 0; side < 2; side++) {
            t.activityStack.set(COMMITTED + side, NONE);
            t.activityStack.set(STRIKE + side, NONE);
            t.activityStack.set(EXTRA + side, 0);
        }
    }

    /// The acting fighter is side 0.
    int fighter(int side) {
        return t.activityStack.get(FIGHTER + side);
    }

    int seat(int side) {
        return t.owner(fighter(side));
    }

    int side(int seat) {
        return seat(0) == seat ? 0 : 1;
    }

    /// Whether both fighters are ready and nothing has ended the combat.
    boolean underWay() {
        return t.ready(fighter(0)) && t.ready(fighter(1)) && t.activityStack.get(ENDED) == 0;
    }

    void end() {
        t.activityStack.set(ENDED, 1);
    }

    boolean longRange() {
        return t.activityStack.get(LONG) != 0;
    }

    void changeRange() {
        t.activityStack.set(LONG, longRange() ? 0 : 1);
    }

    /// Whether there is an unanswered press to continue.
    boolean goesOn() {
        return t.activityStack.get(GOES_ON) != 0;
    }

    void press() {
        t.activityStack.set(GOES_ON, goesOn() ? 0 : 1);
    }

    /// The strike that a side is committed to by its manoeuvre, or NONE.
    int committed(int side) {
        return t.activityStack.get(COMMITTED + side);
    }

    void commit(int side, int def) {
        t.activityStack.set(COMMITTED + side, def);
    }

    int strike(int side) {
        return t.activityStack.get(STRIKE + side);
    }

    void strike(int side, int def) {
        t.activityStack.set(STRIKE + side, def);
    }

    int extra(int side) {
        return t.activityStack.get(EXTRA + side);
    }

    void extra(int side, int strikes) {
        t.activityStack.set(EXTRA + side, strikes);
    }

    // ---- damage not yet handled

    void hurt(int source, int target, int amount, int kind) {
        int n = packets();
        if (n == ROOM) throw new IllegalStateException("too much damage at once");
        set(n, SOURCE, source);
        set(n, TARGET, target);
        set(n, AMOUNT, amount);
        set(n, KIND, kind);
        t.activityStack.set(PACKETS, n + 1);
    }

    int packets() {
        return t.activityStack.get(PACKETS);
    }

    int source(int packet) {
        return get(packet, SOURCE);
    }

    int target(int packet) {
        return get(packet, TARGET);
    }

    int amount(int packet) {
        return get(packet, AMOUNT);
    }

    int kind(int packet) {
        return get(packet, KIND);
    }

    void prevent(int packet) {
        set(packet, AMOUNT, amount(packet) - 1);
    }

    /// The damage of a kind to a side that is not yet handled.
    int damage(int side, int kind) {
        int sum = 0;
        for (int p = packets() - 1; p >= 0; p--)
            if (target(p) == fighter(side) && kind(p) == kind) sum += amount(p);
        return sum;
    }

    void forgetDamage() {
        for (int slot = PACKET; slot < SLOTS; slot++) t.activityStack.set(slot, 0);
        t.activityStack.set(PACKETS, 0);
    }

    private int get(int packet, int cell) {
        return t.activityStack.get(PACKET + packet * CELLS + cell);
    }

    private void set(int packet, int cell, int value) {
        t.activityStack.set(PACKET + packet * CELLS + cell, value);
    }
}
