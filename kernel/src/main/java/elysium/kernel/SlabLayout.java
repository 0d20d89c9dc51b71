package elysium.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Assigns a named range of cells to each fact of a kind of table.
public final class SlabLayout {

    /// A named range of cells. A secret one appears in no view.
    ///
    /// @param shown whether views contain it; otherwise only the rules use it
    /// @param extent how much of it is in use; null if all of it is
    public record Slice(String name, int from, int length, boolean secret, boolean shown, @Nullable Extent extent) {}

    /// The used part of a list; all cells behind it are 0.
    ///
    /// @param count the cell that holds the number of entries
    /// @param least the number of entries that exist besides those counted
    /// @param unit the number of cells in an entry
    public record Extent(int count, int least, int unit) {}

    private final List<Slice> all = new ArrayList<>(), known = Collections.unmodifiableList(all);
    private int size;
    private @Nullable CopyPlan copyPlan;

    public SlabLayout() {
        TableHeader.reserve(this);
    }

    /// Reserves public cells that every view contains, and returns the index of the first.
    public int shown(String name, int length) {
        return reserve(name, length, false, true, null);
    }

    /// Reserves public cells that only the rules use, and returns the index of the first.
    public int internal(String name, int length) {
        return reserve(name, length, false, false, null);
    }

    /// Reserves a public list of `places` entries that only the rules use.
    public int internal(String name, int places, Extent extent) {
        return reserve(name, places * extent.unit, false, false, extent);
    }

    /// Reserves cells that no view contains, and returns the index of the first.
    public int secret(String name, int length) {
        return reserve(name, length, true, false, null);
    }

    /// Reserves a list of `places` entries that no view contains.
    public int secret(String name, int places, Extent extent) {
        return reserve(name, places * extent.unit, true, false, extent);
    }

    public int size() {
        return size;
    }

    public List<Slice> all() {
        return known;
    }

    /// The copy plan of this layout; all cells must be reserved before the first table is created.
    CopyPlan copyPlan() {
        CopyPlan found = copyPlan;
        if (found == null || found.size() != size) {
            found = CopyPlan.of(all, size);
            copyPlan = found;
        }
        return found;
    }

    private int reserve(String name, int length, boolean secret, boolean shown, @Nullable Extent extent) {
        int from = size;
        all.add(new Slice(name, from, length, secret, shown, extent));
        size += length;
        return from;
    }
}
