package elysium.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How the slab of a kind of table is cut: a name for each run of its cells.
public final class Slices {

    /// A run of cells under one name; a secret one is told to nobody.
    ///
    /// @param shown whether it is for those who draw the table, and not for the rules alone
    public record Slice(String name, int from, int length, boolean secret, boolean shown) {}

    private final List<Slice> all = new ArrayList<>(), known = Collections.unmodifiableList(all);
    private int size;

    public Slices() {
        Flow.cut(this);
    }

    /// Cuts a run of cells that everybody may know, and says where it begins.
    public int of(String name, int length) {
        return cut(name, length, false, true);
    }

    /// Cuts a run of cells that everybody may know, but only the rules have a use for.
    public int aside(String name, int length) {
        return cut(name, length, false, false);
    }

    /// Cuts a run of cells that no view tells.
    public int secret(String name, int length) {
        return cut(name, length, true, false);
    }

    public int size() {
        return size;
    }

    public List<Slice> all() {
        return known;
    }

    private int cut(String name, int length, boolean secret, boolean shown) {
        int from = size;
        all.add(new Slice(name, from, length, secret, shown));
        size += length;
        return from;
    }
}
