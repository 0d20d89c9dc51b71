package elysium.kernel;

/// All that one seat may know of a table. Clients and bots are given this, never the table.
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

    /// What this seat may answer now.
    public Offers offers(Offers out) {
        return table.offers(viewer, out);
    }

    /// A table of the same shape with nothing on it, to imagine into.
    public T scratch() {
        return table.blank();
    }

    /// Makes scratch a table this seat could as well be sitting at.
    public void imagine(T scratch, long seed) {
        scratch.copyFrom(table);
        scratch.imagine(viewer, seed);
    }
}
