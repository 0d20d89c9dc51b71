package elysium.bots;

import java.util.Arrays;

/// The search tree: flat columns of nodes and answers, found by key in an open hash table.
///
/// The key of a node is the sequence of answers that led to it, so equal answers on different determinized tables share
/// a node. Growth never moves an entry.
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

    /// Starts a new descent from the root.
    void begin() {
        walk++;
        steps = 0;
    }

    /// Whether there is no room for new entries.
    boolean isFull() {
        return size >= FULL;
    }

    /// The entry of a key, or -1.
    int find(long key) {
        return slots[slot(key)] - 1;
    }

    /// The entry of a key, which is added if it is missing.
    int findOrAdd(long key) {
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

    /// Records that an answer was available in this descent; returns false if that was recorded already.
    boolean markOffered(int entry) {
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

    /// The upper confidence bound of an answer: its mean reward, plus a bonus that grows the more rarely it was taken
    /// when available.
    double upperBound(int entry, double exploration) {
        double tried = visits[entry];
        return totals[entry] / tried + exploration * Math.sqrt(Math.log(seen[entry]) / tried);
    }

    /// Records that a seat took an answer in this descent.
    void recordStep(int entry, int seat) {
        if (steps == trail.length) {
            trail = Arrays.copyOf(trail, steps * 2);
            seats = Arrays.copyOf(seats, steps * 2);
        }
        trail[steps] = entry;
        seats[steps++] = seat;
    }

    /// Adds the reward of each seat to all answers that it took in this descent.
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
