package elysium.nightfall.table;

/// The traits of in-play texts, as a bit set.
public final class Trait {
    /// Must absorb damage inflicted on its controller; is not discarded after its own combat phase.
    public static final int BLOCKS = 1, STAYS = 2;
    /// Is exiled when destroyed; is exiled when discarded from play; returns to the hand when destroyed.
    public static final int EXILED_IF_DESTROYED = 4, EXILED_IF_DISCARDED = 8, RETURNS = 16;

    private Trait() {}
}
