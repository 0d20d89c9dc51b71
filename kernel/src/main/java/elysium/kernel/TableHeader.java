package elysium.kernel;

/// The first cells of every slab: the question, its sealed answers and the random state.
final class TableHeader {
    static final int PLAYERS = 0, OVER = 1, RESULT = 2, ASKED = 3, OWING = 4, CHANCE = 5, SEALED = 9;
    static final int LONG = 4;

    private TableHeader() {}

    static void reserve(SlabLayout slices) {
        slices.shown("players", 1);
        slices.shown("over", 1);
        slices.internal("result", 1);
        slices.shown("asked", 1);
        slices.secret("owing", 1);                        // secret because a determinized table asks again
        slices.secret("chance", LONG);
        slices.secret("sealed", LONG * Table.SEATS);
    }

    static long readLong(short[] slab, int at) {
        return (slab[at] & 0xFFFFL) << 48 | (slab[at + 1] & 0xFFFFL) << 32 | (slab[at + 2] & 0xFFFFL) << 16
                | slab[at + 3] & 0xFFFFL;
    }

    static void writeLong(short[] slab, int at, long value) {
        slab[at] = (short) (value >>> 48);
        slab[at + 1] = (short) (value >>> 32);
        slab[at + 2] = (short) (value >>> 16);
        slab[at + 3] = (short) value;
    }
}
