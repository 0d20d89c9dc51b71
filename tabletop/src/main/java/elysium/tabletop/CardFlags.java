package elysium.tabletop;

import elysium.kernel.StateCheck;

/// Packs small facts about a card into bits: its flags, its owner, who has seen it and who knows it in its place.
public abstract class CardFlags<T extends CardTable<T>> extends GameHooks<T> {
    protected static final int DOWN = 1, BLANK = 2, TURNED = 4, OWN_FLAGS = 8;
    private static final int OWNER = 12, FLAGS = (1 << OWNER) - 1, PINNED = 8, SEEN = (1 << PINNED) - 1;

    private final int flags, knownBy;

    CardFlags(Layout layout, StateCheck<T> due, int players, long seed) {
        super(layout.slices, due, players, seed);
        flags = layout.flags;
        knownBy = layout.knownBy;
    }

    public final int owner(int card) {
        return (get(flags + card) >> OWNER) - 1;
    }

    protected final void setOwner(int card, int seat) {
        set(flags + card, flags(card) | seat + 1 << OWNER);
    }

    final int flags(int card) {
        return get(flags + card) & FLAGS;
    }

    protected final boolean hasFlag(int card, int flag) {
        return (get(flags + card) & flag) != 0;
    }

    public final boolean isFaceDown(int card) {
        return (get(flags + card) & DOWN) != 0;
    }

    /// Whether a card is turned sideways, as a used card is in some games.
    public final boolean isTurned(int card) {
        return (get(flags + card) & TURNED) != 0;
    }

    /// The viewers who know that the owner has this card somewhere, as a bit set.
    final int seenBy(int card) {
        return get(knownBy + card) & SEEN;
    }

    final void setSeenBy(int card, int viewers) {
        set(knownBy + card, get(knownBy + card) & ~SEEN | viewers);
    }

    /// The viewers who know that this card is in exactly this place, as a bit set.
    final int pinnedBy(int card) {
        return get(knownBy + card) >> PINNED;
    }

    final void setPinnedBy(int card, int viewers) {
        set(knownBy + card, seenBy(card) | viewers << PINNED);
    }

    final void setKnowledge(int card, int sees, int pins) {
        set(knownBy + card, sees | pins << PINNED);
    }
}
