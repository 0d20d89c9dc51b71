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
        entries = table.layout.entries;
        ledger = table.layout.ledger;
        scope = table.layout.scope;
        room = table.layout.room.entries();
        uses = table.layout.few + BloomFilter.USES;
        scopes = table.layout.few + BloomFilter.SCOPES;
    }

    /// Whether there is an entry with this scope, user and use.
    public boolean used(int scope, int who, int what) {
        int hash = BloomFilter.hash(scope, who, what);
        if (!BloomFilter.has(table.read(uses + BloomFilter.cell(hash)), hash)) return false;
        for (int at = ledger, end = ledger + CELLS * table.read(entries); at < end; at += CELLS)
            if (table.read(at + 1) == who && table.read(at) == scope && table.read(at + 2) == what) return true;
        return false;
    }

    /// The number of entries with this scope, user and use.
    public int uses(int scope, int who, int what) {
        int uses = 0;
        for (int at = ledger, end = ledger + CELLS * table.read(entries); at < end; at += CELLS)
            if (table.read(at) == scope && table.read(at + 1) == who && table.read(at + 2) == what) uses++;
        return uses;
    }

    public void use(int scope, int who, int what) {
        int n = table.read(entries);
        if (n == room) throw new IllegalStateException("the ledger is full: raise Room.entries");
        int at = ledger + CELLS * n;
        table.write(at, scope);
        table.write(at + 1, who);
        table.write(at + 2, what);
        table.write(entries, n + 1);
        note(scope, who, what);
    }

    /// Adds a use to the Bloom filters, which answer most lookups.
    private void note(int scope, int who, int what) {
        int hash = BloomFilter.hash(scope, who, what), at = uses + BloomFilter.cell(hash);
        table.write(at, BloomFilter.with(table.read(at), hash));
        table.write(scopes, BloomFilter.with(table.read(scopes), scope));
    }

    private void noteAll() {
        table.wipe(uses, uses + BloomFilter.CELLS - BloomFilter.USES);
        table.write(scopes, 0);
        for (int at = ledger, end = ledger + CELLS * count(); at < end; at += CELLS)
            note(table.read(at), table.read(at + 1), table.read(at + 2));
    }

    public int count() {
        return table.read(entries);
    }

    /// The k-th entry, oldest first.
    public Use noted(int k) {
        int at = ledger + CELLS * k;
        return new Use(table.read(at), table.read(at + 1), table.read(at + 2));
    }

    /// Removes all but the first `count` entries, to undo uses.
    public void truncate(int count) {
        if (count >= count()) return;
        table.wipe(ledger + CELLS * count, ledger + CELLS * count());
        table.write(entries, count);
        noteAll();
    }

    /// Removes the entries of a scope that ends.
    public void endScope(int scope) {
        if (!BloomFilter.has(table.read(scopes), scope)) return;
        int kept = 0, n = table.read(entries);
        for (int i = 0; i < n; i++) {
            int at = ledger + CELLS * i;
            if (table.read(at) == scope) continue;
            if (kept != i) for (int c = 0; c < CELLS; c++) table.write(ledger + CELLS * kept + c, table.read(at + c));
            kept++;
        }
        if (kept == n) return;
        table.wipe(ledger + CELLS * kept, ledger + CELLS * n);
        table.write(entries, kept);
        noteAll();
    }

    /// Opens a new scope for one trigger resolution; its number is above the game's own scopes.
    public int open() {
        int next = Math.max(table.read(scope), FIRST_OCCURRENCE - 1) + 1;
        if (next > LAST_OCCURRENCE) next = FIRST_OCCURRENCE;
        table.write(scope, next);
        return next;
    }

    /// The scope of the last trigger resolution, as a point in time.
    public int latest() {
        return table.read(scope);
    }

    /// Sets the last trigger resolution, for scenario setup.
    public void setLatest(int occurrence) {
        table.write(scope, occurrence);
    }

    /// The number of trigger resolutions since a mark; [#ago] returns the mark of a number of resolutions ago.
    public int since(int mark) {
        return Math.floorMod(Math.max(latest(), FIRST_OCCURRENCE - 1) - Math.max(mark, FIRST_OCCURRENCE - 1), SPAN);
    }

    public int ago(int occurrences) {
        int now = Math.max(latest(), FIRST_OCCURRENCE - 1);
        return FIRST_OCCURRENCE + Math.floorMod(now - occurrences - FIRST_OCCURRENCE, SPAN);
    }

    /// Whether a mark was made before a trigger resolution; the numbers wrap around.
    boolean before(int mark, int occurrence) {
        int age = Math.floorMod(occurrence - mark, SPAN);
        return age != 0 && age <= SPAN / 2;
    }
}
