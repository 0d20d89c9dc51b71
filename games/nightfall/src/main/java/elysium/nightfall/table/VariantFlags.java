package elysium.nightfall.table;

import java.util.List;

/// The variants in play, as a bit set.
public final class VariantFlags {
    public static final int QUICK = 1, SECRET = 2, OPEN = 4, FOUNDATIONS = 8, APOCALYPSE = 16, STANDARD_DRAFT = 32,
            LISAVETA = 64;
    /// Their names in set-ups and scenarios, in the order of their bits.
    public static final List<String> NAMES =
            List.of("quick", "secret", "open", "foundations", "apocalypse", "standard-draft", "lisaveta");

    private VariantFlags() {}

    /// The bit of a variant, or 0 for an unknown name.
    public static int bit(String name) {
        int at = NAMES.indexOf(name);
        return at < 0 ? 0 : 1 << at;
    }
}
