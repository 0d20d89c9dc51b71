package elysium.kernel;

import org.jspecify.annotations.Nullable;

/// Writes a move as text, and parses text by comparing it with the offered moves.
public interface Notation<T extends Table<T>> {

    /// The move as text, from the point of view of the seat that makes it.
    String write(T table, int seat, long move, Lang lang);

    /// The offered move with this text in either language, or null.
    default @Nullable Long read(T table, int seat, String words, Offers offers) {
        String wanted = plain(words);
        for (int i = 0; i < offers.size(); i++)
            for (Lang lang : Lang.values())
                if (plain(write(table, seat, offers.get(i), lang)).equals(wanted)) return offers.get(i);
        return null;
    }

    /// The refused move with this text in either language, or null.
    default @Nullable Refusal readRefused(T table, int seat, String words, Offers offers) {
        String wanted = plain(words);
        for (Refusal refusal : offers.refusals())
            for (Lang lang : Lang.values())
                if (plain(write(table, seat, refusal.move(), lang)).equals(wanted)) return refusal;
        return null;
    }

    private static String plain(String words) {
        return words.strip().toLowerCase(java.util.Locale.ROOT).replace('’', '\'').replaceAll("\\s+", " ");
    }
}
