package elysium.kit.law;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Event;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Checks that what a viewer cannot see of another seat's answer does not show on the tables it imagines.
final class TwinsLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.TWINS;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        if (step.seat() == viewer) return null;
        Offers offers = step.table().offers(step.seat(), Offers.movesOnly());
        if (offers.size() < 2) return null;
        long other = offers.get(new SplittableRandom(seed).nextInt(offers.size()));
        if (other == step.move()) other = offers.get(offers.get(0) == other ? 1 : 0);
        T one = step.table().copy(), two = step.table().copy();
        boolean same = told(one, step.seat(), step.move(), viewer).equals(told(two, step.seat(), other, viewer));
        if (!same || !one.view(viewer).equals(two.view(viewer))) return null;
        one.imagine(viewer, seed);
        two.imagine(viewer, seed);
        String unequal = Difference.of(one, two);
        return unequal == null ? null
                : "viewer %d, moves %x and %x of seat %d: %s".formatted(viewer + 1, step.move(), other, step.seat() + 1,
                        unequal);
    }

    /// Gives an answer and returns the events as the viewer sees them, since a card may be seen on its way to a hidden
    /// place. Other viewers of an event are left out.
    private List<Event> told(T table, int seat, long move, int viewer) {
        List<Event> told = new ArrayList<>();
        table.setListener((kind, subject, object, amount, face, seenBy) -> {
            Event event = new Event(kind, subject, object, amount, face, seenBy).asSeenBy(viewer);
            told.add(new Event(event.kind(), event.subject(), event.object(), event.amount(), event.face(), 0));
        });
        table.answer(seat, move);
        table.setListener(null);
        return told;
    }
}
