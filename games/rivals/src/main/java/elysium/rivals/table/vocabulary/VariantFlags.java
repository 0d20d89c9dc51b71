package elysium.rivals.table.vocabulary;

/// The options of a set-up that the rules use during play, as a bit set.
public final class VariantFlags {
    /// Players choose a starting vampire; Agendas start face down.
    public static final int CHOOSE_LEADER = 1, HIDDEN_AGENDAS = 2;

    private VariantFlags() {}
}
