package elysium.bots;

import java.util.Arrays;

/// What a search remembers of places and of the answers tried there: flat columns, found by key in an open table.
///
/// A place is known by the answers that led to it, so that the same answers in different imagined tables lead to the
/// same place. No growth moves an entry.
final class Tree {
    private static final int ROOM = 1 << 12, FULL = 1 << 20;

    private int[] slots = new int[ROOM * 2];
    private long[] keys = new long[ROOM];
    private int[] visits = new int[ROOM], seen = new int[ROOM], walks = new int[ROOM];
    private double[] totals = new double[ROOM];
    private int[] trail = new int[64], seats = new int[64];
    private int size, steps, walk;

    void clear() {
        Arrays.fill(slots, 0);
        size = steps = walk = 0;
    }

    /// Starts again from the root, with a trail on which nothing was trodden yet.
    void begin() {
        walk++;
        steps = 0;
    }

    /// Whether there is no room for new places.
    boolean full() {
        return size >= FULL;
    }

    /// The entry of a key, or -1.
    int find(long key) {
        return slots[slot(key)] - 1;
    }

    /// The entry of a key, a new one if need be.
    int enter(long key) {
        int slot = slot(key);
        if (slots[slot] != 0) return slots[slot] - 1;
        if (size == keys.length) {
            grow();
            slot = slot(key);
        }
        int entry = size++;
        slots[slot] = entry + 1;
        keys[entry] = key;
        visits[entry] = seen[entry] = walks[entry] = 0;
        totals[entry] = 0;
        return entry;
    }

    /// Notes that an answer was open on this walk; false if that is noted already.
    boolean see(int entry) {
        if (walks[entry] == walk) return false;
        walks[entry] = walk;
        seen[entry]++;
        return true;
    }

    int visits(int entry) {
        return visits[entry];
    }

    double total(int entry) {
        return totals[entry];
    }

    /// How promising an answer is: how it fared, and the more the rarer it was taken when it was open.
    double promise(int entry, double exploration) {
        double tried = visits[entry];
        return totals[entry] / tried + exploration * Math.sqrt(Math.log(seen[entry]) / tried);
    }

    /// Remembers that a seat took an answer on this walk.
    void tread(int entry, int seat) {
        if (steps == trail.length) {
            trail = Arrays.copyOf(trail, steps * 2);
            seats = Arrays.copyOf(seats, steps * 2);
        }
        trail[steps] = entry;
        seats[steps++] = seat;
    }

    /// Credits every answer of this walk with what its seat got.
    void credit(double[] rewards) {
        for (int i = 0; i < steps; i++) {
            visits[trail[i]]++;
            totals[trail[i]] += rewards[seats[i]];
        }
    }

    private int slot(long key) {
        int mask = slots.length - 1, slot = (int) key & mask;
        while (slots[slot] != 0 && keys[slots[slot] - 1] != key) slot = slot + 1 & mask;
        return slot;
    }

    private void grow() {
        int room = size * 2;
        keys = Arrays.copyOf(keys, room);
        visits = Arrays.copyOf(visits, room);
        seen = Arrays.copyOf(seen, room);
        walks = Arrays.copyOf(walks, room);
        totals = Arrays.copyOf(totals, room);
        slots = new int[room * 2];
        for (int entry = 0; entry < size; entry++) slots[slot(keys[entry])] = entry + 1;
    }
}
