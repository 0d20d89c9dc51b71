package elysium.store;

import elysium.kernel.Offers;
import elysium.kernel.Table;

/// A 64-bit hash of a table or of its open question, the same in every process.
public final class Fingerprint {
    private static final int ROOM = 512;

    private Fingerprint() {}

    /// Hashes every cell and frame; equal tables have equal fingerprints.
    public static long of(Table<?> table) {
        return TableCodec.encode(table).hash();
    }

    /// Hashes the asked seats, their offers and the random state, but not the layout of the table, so that journals
    /// stay valid across versions of the program.
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

    /// The fingerprint as sixteen hexadecimal digits.
    public static String text(long fingerprint) {
        return "%016x".formatted(fingerprint);
    }
}
