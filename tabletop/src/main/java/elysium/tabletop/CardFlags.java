package elysium.tabletop;

import elysium.kernel.StateCheck;

/// Packs small facts about a card into bits: its flags, its owner, who has seen it and who knows it in its place.
public abstract class CardFlags<T extends CardTable<T>> extends GameHooks<T> {
    protected static final int DOWN = 1, BLANK = 2, TURNED = 4, OWN_FLAGS = 8;
    private static final int OWNER = 12, FLAGS = (1 << OWNER) - 1, PINNED = 8, SEEN = (1 << PINNED) - 1;

    private final int flags, known;

    CardFlags(Layout layout, StateCheck<T> due, int players, long seed) {
        super(layout.slices, due, players, seed);
        flags = layout.flags;
        known = layout.known;
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

    protected final boolean flagged(int card, int flag) {
        return (get(flags + card) & flag) != 0;
    }

    public final boolean faceDown(int card) {
        return (get(flags + card) & DOWN) != 0;
    }

    /// Whether a card is turned sideways, as a used card is in some games.
    public final boolean turned(int card) {
        return (get(flags + card) & TURNED) != 0;
    }

    /// The viewers who know that the owner has this card somewhere, as a bit set.
    final int seen(int card) {
        return get(known + card) & SEEN;
    }

    final void setSeen(int card, int viewers) {
        set(known + card, get(known + card) & ~SEEN | viewers);
    }

    /// The viewers who know that this card is in exactly this place, as a bit set.
    final int pinned(int card) {
        return get(known + card) >> PINNED;
    }

    final void setPinned(int card, int viewers) {
        set(known + card, seen(card) | viewers << PINNED);
    }

    final void knows(int card, int sees, int pins) {
        set(known + card, sees | pins << PINNED);
    }
}
