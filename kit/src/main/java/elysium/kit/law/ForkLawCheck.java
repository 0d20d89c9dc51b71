package elysium.kit.law;

import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.store.Fingerprint;
import org.jspecify.annotations.Nullable;

/// Checks that a copy equals its original, continues in the same way and does not affect it.
final class ForkLawCheck<T extends Table<T>> implements LawCheck<T> {
    private static final int FURTHER = 4;

    @Override public Law law() {
        return Law.FORK;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        String unequal = Difference.of(step.table(), step.fork());
        if (unequal != null) return "the copy differs: " + unequal;
        long before = Fingerprint.of(step.table());
        playOn(step.answered(), new SplittableRandom(seed));
        return Fingerprint.of(step.table()) == before ? null : "playing on a copy changed the origin";
    }

    @Override public @Nullable String problemAfter(PendingAnswer<T> step) {
        T fork = step.fork();
        fork.answer(step.seat(), step.move());
        String unequal = Difference.of(step.table(), fork);
        return unequal == null ? null : "after the same answer the copy differs: " + unequal;
    }

    private void playOn(T fork, SplittableRandom random) {
        Offers offers = Offers.movesOnly();
        try {
            for (int i = 0; i < FURTHER && !fork.isOver(); i++) {
                int seat = fork.nextPending();
                fork.offers(seat, offers);
                fork.answer(seat, offers.get(random.nextInt(offers.size())));
            }
        } catch (RuntimeException _) {
            return;                                       // an exception here is reported by the ANSWER law
        }
    }
}
