package elysium.kit.trials.conclave;

import static elysium.kernel.Table.NONE;

/// The current referendum: its terms and the votes cast by every source.
final class Ballots {
    private static final int VICTIM = 0, AMOUNT = 1, CAST = 2, BALLOT = 3, SOURCE = 0, SIDE = 1, CELLS = 2, ROOM = 12;
    static final int SLOTS = BALLOT + CELLS * ROOM;
    private final Conclave t;

    Ballots(Conclave t) {
        this.t = t;
    }

    void terms(int victim, int amount) {
        t.activityStack.set(VICTIM, victim);
        t.activityStack.set(AMOUNT, amount);
    }

    int victim() {
        return t.activityStack.get(VICTIM);
    }

    int amount() {
        return t.activityStack.get(AMOUNT);
    }

    int count() {
        return t.activityStack.get(CAST);
    }

    int source(int ballot) {
        return t.activityStack.get(BALLOT + ballot * CELLS + SOURCE);
    }

    int side(int ballot) {
        return t.activityStack.get(BALLOT + ballot * CELLS + SIDE);
    }

    /// The ballot of a source, or NONE if it abstains.
    int of(int source) {
        for (int ballot = count() - 1; ballot >= 0; ballot--)
            if (source(ballot) == source) return ballot;
        return NONE;
    }

    void cast(int source, int side) {
        int n = count();
        if (n == ROOM) throw new IllegalStateException("too many ballots");
        t.activityStack.set(CAST, n + 1);
        t.activityStack.set(BALLOT + n * CELLS + SOURCE, source);
        change(n, side);
    }

    void change(int ballot, int side) {
        t.activityStack.set(BALLOT + ballot * CELLS + SIDE, side);
    }

    /// The current number of votes on a side.
    int tally(int side) {
        int sum = 0;
        for (int ballot = count() - 1; ballot >= 0; ballot--)
            if (side(ballot) == side) sum += t.votes(source(ballot));
        return sum;
    }
}
