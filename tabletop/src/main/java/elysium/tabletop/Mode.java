package elysium.tabletop;

import java.util.List;

/// One way in which a card acts: at a moment or when played, announced and then done.
public record Mode<T extends CardTable<T>>(int moment, Trigger<T> when, Program<T> announce, Program<T> then,
        List<Instruction<T>> parts) {

    /// Whether a card answers to a moment that has come.
    @FunctionalInterface
    public interface Trigger<T extends CardTable<T>> {
        boolean hears(T table, int card, TriggerResolution<T> occurrence);

        /// Whether it can matter when the text acts among others of its player, who is asked about it then.
        default boolean heedsOrder() {
            return true;
        }
    }

    /// A mode whose two sentences are bound flat, with the game's seam between them.
    public static <T extends CardTable<T>> Mode<T> of(int moment, Trigger<T> when, Program<T> announce,
            Program<T> seam, Program<T> then) {
        return new Mode<>(moment, when, announce, then, announce.then(seam).then(then).parts());
    }
}
