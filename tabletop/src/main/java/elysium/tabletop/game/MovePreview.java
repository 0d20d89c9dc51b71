package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.Event;
import elysium.kernel.EventListener;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;
import org.jspecify.annotations.Nullable;

/// Predicts the result of a move. The move is tried on several determinized tables, never on the true one. The result
/// is known only if no random number is drawn, no other seat is asked, the seat sees no new card and all trials agree.
public final class MovePreview {
    private static final long[] SEEDS = {1, 2, 3};

    /// A move tried on one determinized table, with the events that the seat would see.
    private record Trial<T>(T after, List<Event> told) {}

    private MovePreview() {}

    /// The table after a move as the seat would see it, or null if that is unknown.
    ///
    /// @param ears creates the listener for events during the trial
    public static <T extends CardTable<T>> @Nullable T of(CardTable<T> table, int seat, long move,
            Function<T, EventListener> ears) {
        if (table.askedSeats() != 1 << seat) return null;
        Trial<T> first = tried(table, seat, move, SEEDS[0], ears);
        if (first == null) return null;
        for (int i = 1; i < SEEDS.length; i++) {
            Trial<T> other = tried(table, seat, move, SEEDS[i], _ -> (_, _, _, _, _, _) -> {});
            boolean same = other != null && other.told.equals(first.told)
                    && other.after.view(seat).equals(first.after.view(seat));
            if (!same) return null;
        }
        return first.after;
    }

    private static <T extends CardTable<T>> @Nullable Trial<T> tried(CardTable<T> table, int seat, long move, long seed,
            Function<T, EventListener> ears) {
        T before = table.copy();
        before.imagine(seat, seed);
        T after = before.copy();
        EventListener ear = ears.apply(after);
        List<Event> told = new ArrayList<>();
        after.setListener((kind, subject, object, amount, face, seenBy) -> {
            told.add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(seat));
            ear.onEvent(kind, subject, object, amount, face, seenBy);
        });
        after.answer(seat, move);
        after.setListener(null);
        return after.rngState() != before.rngState() || learns(before, after, seat) ? null : new Trial<>(after, told);
    }

    /// Whether a seat has learned a card's place, a held card or a secret number.
    private static <T extends CardTable<T>> boolean learns(T before, T after, int seat) {
        for (int card = 0; card < after.rows(); card++) {
            if (card >= before.rows() || after.sees(seat, card) && !before.sees(seat, card)) return true;
            if ((View.seenBy(after, card) & ~View.seenBy(before, card) & ~before.viewersOf(card) & 1 << seat) != 0)
                return true;
        }
        return (after.secretNumbers.revealedSince(before) & ~(1 << seat)) != 0;
    }
}
