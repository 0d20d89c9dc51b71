package elysium.kit.law;

import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.MovePreview;
import org.jspecify.annotations.Nullable;

/// Checks that a move preview is the same at any table that the seat can imagine, and that it comes true.
final class ForesightLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.FORESIGHT;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        T imagined = step.imagined(step.seat(), seed);
        if (!(step.table() instanceof CardTable<?> here) || !(imagined instanceof CardTable<?> there)) return null;
        Record foreseen = foreseen(here, step.seat(), step.move());
        String what = "the preview of move %x of seat %d ".formatted(step.move(), step.seat() + 1);
        String elsewhere = unequal(foreseen, foreseen(there, step.seat(), step.move()));
        if (elsewhere != null) return what + "differs at an imagined table: " + elsewhere;
        String untrue = foreseen == null ? null : unequal(foreseen, step.answered().view(step.seat()));
        return untrue == null ? null : what + "does not come true: " + untrue;
    }

    private static <C extends CardTable<C>> @Nullable Record foreseen(CardTable<C> table, int seat, long move) {
        C after = MovePreview.of(table, seat, move, _ -> (_, _, _, _, _, _) -> {});
        return after == null ? null : after.view(seat);
    }

    private static @Nullable String unequal(@Nullable Record one, @Nullable Record other) {
        if (one == null || other == null) return one == other ? null : "known and unknown";
        return Difference.of(one, other);
    }
}
