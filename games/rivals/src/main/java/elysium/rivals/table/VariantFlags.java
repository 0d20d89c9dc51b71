package elysium.rivals.table;

/// What a set-up may ask for that the rules must know during play, a bit each.
public final class VariantFlags {
    /// Everybody chooses a starting vampire; Agendas lie face down until their owners turn them up.
    public static final int CHOOSE_LEADER = 1, HIDDEN_AGENDAS = 2;

    private VariantFlags() {}
}
