package elysium.store;

import elysium.kernel.Offers;
import elysium.kernel.Table;

/// A short number that stands for a whole table or its question, the same in every process.
public final class Fingerprint {
    private static final int ROOM = 512;

    private Fingerprint() {}

    /// Equal tables, equal fingerprints: every cell and every frame tells in it.
    public static long of(Table<?> table) {
        return TableCodec.ink(table).hash();
    }

    /// What is asked of whom, all that may be answered, and the chances to come: the same however a table is laid out, so
    /// that what was kept with one version of the program is known again by the next.
    public static long ofQuestion(Table<?> table) {
        ByteWriter ink = new ByteWriter(ROOM);
        Offers offers = Offers.movesOnly();
        ink.putLong(table.rngState());
        ink.putInt(table.askedSeats());
        ink.putInt(table.pendingSeats());
        for (int seat = 0; seat < table.players(); seat++) {
            if (!table.isAsked(seat)) continue;
            table.offers(seat, offers);
            ink.putInt(offers.size());
            for (int i = 0; i < offers.size(); i++) ink.putLong(offers.get(i));
        }
        return ink.hash();
    }

    /// The fingerprint as it is printed: sixteen hexadecimal digits.
    public static String text(long fingerprint) {
        return "%016x".formatted(fingerprint);
    }
}
