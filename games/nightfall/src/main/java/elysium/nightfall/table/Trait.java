package elysium.nightfall.table;

/// What an in-play text says of its minion, a bit each.
public final class Trait {
    /// It must absorb damage inflicted on its controller; it is not discarded after its own combat phase.
    public static final int BLOCKS = 1, STAYS = 2;
    /// It is exiled when it is destroyed, when it is discarded from play; it returns to the hand when destroyed.
    public static final int EXILED_IF_DESTROYED = 4, EXILED_IF_DISCARDED = 8, RETURNS = 16;

    private Trait() {}
}
