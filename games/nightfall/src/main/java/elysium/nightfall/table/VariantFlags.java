package elysium.nightfall.table;

import java.util.List;

/// The variants in play, a bit each.
public final class VariantFlags {
    public static final int QUICK = 1, SECRET = 2, OPEN = 4, FOUNDATIONS = 8, APOCALYPSE = 16, STANDARD_DRAFT = 32,
            LISAVETA = 64;
    /// What set-ups and scenarios call them, in the order of their bits.
    public static final List<String> NAMES =
            List.of("quick", "secret", "open", "foundations", "apocalypse", "standard-draft", "lisaveta");

    private VariantFlags() {}

    /// The bit of a variant; 0 where there is none of that name.
    public static int bit(String name) {
        int at = NAMES.indexOf(name);
        return at < 0 ? 0 : 1 << at;
    }
}
