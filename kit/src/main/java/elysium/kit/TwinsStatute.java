package elysium.kit;

import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// What a viewer cannot see of another seat's answer must not show in what it imagines.
final class TwinsStatute<T extends Table<T>> implements Statute<T> {

    @Override public Law law() {
        return Law.TWINS;
    }

    @Override public @Nullable String wrong(Step<T> step, int viewer, long seed) {
        if (step.seat() == viewer) return null;
        Offers offers = step.table().offers(step.seat(), Offers.silent());
        if (offers.size() < 2) return null;
        long other = offers.get(new SplittableRandom(seed).nextInt(offers.size()));
        if (other == step.move()) other = offers.get(offers.get(0) == other ? 1 : 0);
        T one = step.answered(), two = step.table().copy();
        two.answer(step.seat(), other);
        if (!one.view(viewer).equals(two.view(viewer))) return null;
        one.imagine(viewer, seed);
        two.imagine(viewer, seed);
        String unequal = Difference.of(one, two);
        return unequal == null ? null
                : "viewer %d, moves %x and %x of seat %d: %s".formatted(viewer + 1, step.move(), other, step.seat() + 1,
                        unequal);
    }
}
