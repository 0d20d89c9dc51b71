package elysium.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How the slab of a kind of table is cut: a name for each run of its cells.
public final class SlabLayout {

    /// A run of cells under one name; a secret one is told to nobody.
    ///
    /// @param shown whether it is for those who draw the table, and not for the rules alone
    /// @param extent how much of it is in use; null where all is
    public record Slice(String name, int from, int length, boolean secret, boolean shown, @Nullable Extent extent) {}

    /// How much of a list is in use: nothing lies behind that.
    ///
    /// @param count the cell that says how many places are in use
    /// @param least how many are besides, whatever it says
    /// @param unit how many cells a place takes
    public record Extent(int count, int least, int unit) {}

    private final List<Slice> all = new ArrayList<>(), known = Collections.unmodifiableList(all);
    private int size;
    private @Nullable CopyPlan runs;

    public SlabLayout() {
        TableHeader.cut(this);
    }

    /// Cuts a run of cells that everybody may know, and says where it begins.
    public int shown(String name, int length) {
        return cut(name, length, false, true, null);
    }

    /// Cuts a run of cells that everybody may know, but only the rules have a use for.
    public int internal(String name, int length) {
        return cut(name, length, false, false, null);
    }

    /// The same for a list with so many places.
    public int internal(String name, int places, Extent extent) {
        return cut(name, places * extent.unit, false, false, extent);
    }

    /// Cuts a run of cells that no view tells.
    public int secret(String name, int length) {
        return cut(name, length, true, false, null);
    }

    /// The same for a list with so many places.
    public int secret(String name, int places, Extent extent) {
        return cut(name, places * extent.unit, true, false, extent);
    }

    public int size() {
        return size;
    }

    public List<Slice> all() {
        return known;
    }

    /// What a copy of such a slab takes; tables are made when all is cut.
    CopyPlan runs() {
        CopyPlan found = runs;
        if (found == null || found.size() != size) {
            found = CopyPlan.of(all, size);
            runs = found;
        }
        return found;
    }

    private int cut(String name, int length, boolean secret, boolean shown, @Nullable Extent extent) {
        int from = size;
        all.add(new Slice(name, from, length, secret, shown, extent));
        size += length;
        return from;
    }
}
