package elysium.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import elysium.tabletop.Ledger.Use;
import org.junit.jupiter.api.Test;

/// Compares the ledger with a plain list of uses; its Bloom filter must never hide a use.
class LedgerTest {
    private static final int ROOM = 8, STEPS = 3_000, LOOKS = 20;

    private final Bare t = new Bare();
    private final Set<Use> uses = new HashSet<>();
    private final SplittableRandom dice = new SplittableRandom(1);

    private Use one() {
        return new Use(dice.nextInt(1, 5), dice.nextInt(-2, 40), dice.nextInt(-3, 20));
    }

    private boolean isUsed(Use use) {
        return t.ledger.used(use.scope(), use.who(), use.what());
    }

    private void use(Use use) {
        t.ledger.use(use.scope(), use.who(), use.what());
        uses.add(use);
    }

    @Test void uses_are_known_until_their_scope_is_swept() {
        for (int step = 0; step < STEPS; step++) {
            Use use = one();
            if (t.ledger.count() == ROOM || dice.nextInt(6) == 0) {
                t.ledger.endScope(use.scope());
                uses.removeIf(other -> other.scope() == use.scope());
            } else {
                use(use);
            }
            assertThat(uses).allMatch(this::isUsed);
            for (int look = 0; look < LOOKS; look++) {
                Use other = one();
                assertThat(isUsed(other)).as("%s after step %d", other, step).isEqualTo(uses.contains(other));
            }
        }
    }

    @Test void what_is_taken_back_was_not_used() {
        Use kept = new Use(1, 2, 3), undone = new Use(1, 2, 4);
        use(kept);
        use(undone);
        t.ledger.truncate(1);
        assertThat(isUsed(kept)).isTrue();
        assertThat(isUsed(undone)).isFalse();
    }
}
