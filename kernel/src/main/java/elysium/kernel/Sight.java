package elysium.kernel;

/// What one seat may know of a table. Clients and bots receive a Sight, never the table.
public final class Sight<T extends Table<T>> {
    private final T table;
    private final int viewer;

    public Sight(T table, int viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    public int viewer() {
        return viewer;
    }

    public Record view() {
        return table.view(viewer);
    }

    /// Fills `out` with the current offers of this seat.
    public Offers offers(Offers out) {
        return table.offers(viewer, out);
    }

    /// Returns an empty table of the same shape, for [#imagine].
    public T scratch() {
        return table.blank();
    }

    /// Overwrites `scratch` with a random table that is consistent with what this seat knows (determinization).
    public void imagine(T scratch, long seed) {
        scratch.copyFrom(table);
        scratch.imagine(viewer, seed);
    }
}
