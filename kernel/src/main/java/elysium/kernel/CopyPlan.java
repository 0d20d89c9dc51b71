package elysium.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.SlabLayout.Extent;
import elysium.kernel.SlabLayout.Slice;

/// The cells that a copy of a slab must take: the fixed cells, and only the used part of each list. A table has room
/// for six decks of the largest size and uses little of it.
final class CopyPlan {
    private static final int EACH = 4;
    /// A list of at most so many cells is copied whole: to look how much of it is in use takes longer than to copy it.
    private static final int SHORT = 320;

    private final int size;
    private final int[] fixed, lists;                     // pairs: from, to; quadruples: from, count, least, unit

    private CopyPlan(int size, int[] fixed, int[] lists) {
        this.size = size;
        this.fixed = fixed;
        this.lists = lists;
    }

    static CopyPlan of(List<Slice> slices, int size) {
        List<Integer> fixed = new ArrayList<>(), lists = new ArrayList<>();
        for (Slice slice : slices) {
            int from = slice.from(), last = fixed.size() - 1;
            Extent extent = slice.extent();
            if (extent != null && slice.length() > SHORT)
                lists.addAll(List.of(from, extent.count(), extent.least(), extent.unit()));
            else if (last > 0 && fixed.get(last) == from) fixed.set(last, from + slice.length());
            else fixed.addAll(List.of(from, from + slice.length()));
        }
        return new CopyPlan(size, ints(fixed), ints(lists));
    }

    private static int[] ints(List<Integer> numbers) {
        int[] ints = new int[numbers.size()];
        for (int i = 0; i < ints.length; i++) ints[i] = numbers.get(i);
        return ints;
    }

    int size() {
        return size;
    }

    /// Makes one slab equal to another. Lists are copied before the fixed cells, which hold the target's old list
    /// sizes.
    void copy(short[] from, short[] to) {
        for (int i = 0; i < lists.length; i += EACH) {
            int at = lists[i], used = inUse(from, i), had = inUse(to, i);
            System.arraycopy(from, at, to, at, used);
            if (had > used) Arrays.fill(to, at + used, at + had, (short) 0);
        }
        for (int i = 0; i < fixed.length; i += 2)
            System.arraycopy(from, fixed[i], to, fixed[i], fixed[i + 1] - fixed[i]);
    }

    private int inUse(short[] slab, int list) {
        return (slab[lists[list + 1]] + lists[list + 2]) * lists[list + 3];
    }
}
