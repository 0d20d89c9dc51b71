package elysium.tabletop;

/// Records who used what in which scope; the entries of a scope are removed when it ends.
public final class Ledger<T extends CardTable<T>> {
    static final int CELLS = 3;
    private static final int FIRST_OCCURRENCE = 64, LAST_OCCURRENCE = 30_000,
            SPAN = LAST_OCCURRENCE - FIRST_OCCURRENCE + 1;

    /// An entry: the scope, the user and what was used.
    public record Use(int scope, int who, int what) {}

    private final CardTable<T> table;
    private final int entries, ledger, scope, room, uses, scopes;

    Ledger(CardTable<T> table) {
        this.table = table;
        entries = table.layout.ledgerCount;
        ledger = table.layout.ledgerEntries;
        scope = table.layout.latestScope;
        room = table.layout.room.entries();
        uses = table.layout.bloomFilters + BloomFilter.USES;
        scopes = table.layout.bloomFilters + BloomFilter.SCOPES;
    }

    /// Whether there is an entry with this scope, user and use.
    public boolean used(int scope, int who, int what) {
        int hash = BloomFilter.hash(scope, who, what);
        if (!BloomFilter.has(table.readCell(uses + BloomFilter.cell(hash)), hash)) return false;
        for (int at = ledger, end = ledger + CELLS * table.readCell(entries); at < end; at += CELLS)
            if (table.readCell(at + 1) == who && table.readCell(at) == scope && table.readCell(at + 2) == what)
                return true;
        return false;
    }

    /// The number of entries with this scope, user and use.
    public int uses(int scope, int who, int what) {
        int uses = 0;
        for (int at = ledger, end = ledger + CELLS * table.readCell(entries); at < end; at += CELLS)
            if (table.readCell(at) == scope && table.readCell(at + 1) == who && table.readCell(at + 2) == what) uses++;
        return uses;
    }

    public void use(int scope, int who, int what) {
        int n = table.readCell(entries);
        if (n == room) throw new IllegalStateException("the ledger is full: raise Room.entries");
        int at = ledger + CELLS * n;
        table.writeCell(at, scope);
        table.writeCell(at + 1, who);
        table.writeCell(at + 2, what);
        table.writeCell(entries, n + 1);
        note(scope, who, what);
    }

    /// Adds a use to the Bloom filters, which answer most lookups.
    private void note(int scope, int who, int what) {
        int hash = BloomFilter.hash(scope, who, what), at = uses + BloomFilter.cell(hash);
        table.writeCell(at, BloomFilter.with(table.readCell(at), hash));
        table.writeCell(scopes, BloomFilter.with(table.readCell(scopes), scope));
    }

    private void noteAll() {
        table.clearCells(uses, uses + BloomFilter.CELLS - BloomFilter.USES);
        table.writeCell(scopes, 0);
        for (int at = ledger, end = ledger + CELLS * count(); at < end; at += CELLS)
            note(table.readCell(at), table.readCell(at + 1), table.readCell(at + 2));
    }

    public int count() {
        return table.readCell(entries);
    }

    /// The k-th entry, oldest first.
    public Use entry(int k) {
        int at = ledger + CELLS * k;
        return new Use(table.readCell(at), table.readCell(at + 1), table.readCell(at + 2));
    }

    /// Removes all but the first `count` entries, to undo uses.
    public void truncate(int count) {
        if (count >= count()) return;
        table.clearCells(ledger + CELLS * count, ledger + CELLS * count());
        table.writeCell(entries, count);
        noteAll();
    }

    /// Removes the entries of a scope that ends.
    public void endScope(int scope) {
        if (!BloomFilter.has(table.readCell(scopes), scope)) return;
        int kept = 0, n = table.readCell(entries);
        for (int i = 0; i < n; i++) {
            int at = ledger + CELLS * i;
            if (table.readCell(at) == scope) continue;
            if (kept != i)
                for (int c = 0; c < CELLS; c++) table.writeCell(ledger + CELLS * kept + c, table.readCell(at + c));
            kept++;
        }
        if (kept == n) return;
        table.clearCells(ledger + CELLS * kept, ledger + CELLS * n);
        table.writeCell(entries, kept);
        noteAll();
    }

    /// Opens a new scope for one trigger resolution; its number is above the game's own scopes.
    public int openScope() {
        int next = Math.max(table.readCell(scope), FIRST_OCCURRENCE - 1) + 1;
        if (next > LAST_OCCURRENCE) next = FIRST_OCCURRENCE;
        table.writeCell(scope, next);
        return next;
    }

    /// The scope of the last trigger resolution, as a point in time.
    public int latest() {
        return table.readCell(scope);
    }

    /// Sets the last trigger resolution, for scenario setup.
    public void setLatest(int occurrence) {
        table.writeCell(scope, occurrence);
    }

    /// The number of trigger resolutions since a mark; [#markOfAgo] returns the mark of a number of resolutions ago.
    public int resolutionsSince(int mark) {
        return Math.floorMod(Math.max(latest(), FIRST_OCCURRENCE - 1) - Math.max(mark, FIRST_OCCURRENCE - 1), SPAN);
    }

    public int markOfAgo(int occurrences) {
        int now = Math.max(latest(), FIRST_OCCURRENCE - 1);
        return FIRST_OCCURRENCE + Math.floorMod(now - occurrences - FIRST_OCCURRENCE, SPAN);
    }

    /// Whether a mark was made before a trigger resolution; the numbers wrap around.
    boolean before(int mark, int occurrence) {
        int age = Math.floorMod(occurrence - mark, SPAN);
        return age != 0 && age <= SPAN / 2;
    }
}
