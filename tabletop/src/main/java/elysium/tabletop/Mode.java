package elysium.tabletop;

import java.util.List;

/// One way to use a card, either at a moment or by playing it: first an announcement, then its effect.
public record Mode<T extends CardTable<T>>(int moment, Trigger<T> trigger, Program<T> announcement, Program<T> effects,
        List<Instruction<T>> instructions) {

    /// Whether a card reacts to a moment that has come.
    @FunctionalInterface
    public interface Trigger<T extends CardTable<T>> {
        boolean reactsTo(T table, int card, TriggerResolution<T> occurrence);

        /// Whether the order among a player's texts can matter for this one; if so, the player is asked.
        default boolean orderMatters() {
            return true;
        }
    }

    /// The same trigger, where the order among a player's texts never matters.
    public static <T extends CardTable<T>> Trigger<T> inAnyOrder(Trigger<T> when) {
        return new Unordered<>(when);
    }

    private record Unordered<T extends CardTable<T>>(Trigger<T> when) implements Trigger<T> {
        @Override public boolean reactsTo(T table, int card, TriggerResolution<T> occurrence) {
            return when.reactsTo(table, card, occurrence);
        }

        @Override public boolean orderMatters() {
            return false;
        }
    }

    /// Joins both programs into one list of instructions, with the game's `seam` between them.
    public static <T extends CardTable<T>> Mode<T> of(int moment, Trigger<T> when, Program<T> announce,
            Program<T> seam, Program<T> then) {
        return new Mode<>(moment, when, announce, then, announce.then(seam).then(then).instructions());
    }
}
