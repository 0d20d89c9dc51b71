package elysium.nightfall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import elysium.kernel.Setup;
import elysium.kit.check.PositionChecks;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// Moments of random games of every kind, written as position texts and laid out again.
class PositionsTest {
    private static final NightfallGame GAME = new NightfallGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan", "Eve");
    private static final int ENOUGH = 40, ONE_IN = 100;
    private static final PositionChecks<Nightfall> POSITIONS = new PositionChecks<>(GAME, NAMES, Set.of("resolving"));

    @Test void what_is_laid_out_is_what_was_written() {
        Map<String, int[]> shares = new TreeMap<>();
        int[] compared = {0};
        SplittableRandom chance = new SplittableRandom(3);
        play(t -> {
            int[] share = shares.computeIfAbsent(moment(t), _ -> new int[2]);
            if (share[1] > ENOUGH && chance.nextInt(ONE_IN) != 0) return;
            share[1]++;
            if (!POSITIONS.canBeCreated(t)) return;
            share[0]++;
            POSITIONS.same(t);
            compared[0]++;
        });
        assertThat(compared[0]).isGreaterThan(500);
        for (String moment : List.of("Draft", "Attacks", "Blocks", "Fights", "Strike", "Claim", "CleanUp", "over"))
            assertThat(shares.get(moment)).as(moment).isNotNull().satisfies(share -> {
                assertThat(share[1]).isGreaterThan(10);
                assertThat(share[0]).isEqualTo(share[1]);
            });
        assertThat(shares.get("Chain")).satisfies(share -> assertThat(share[0]).isEqualTo(share[1]));
    }

    @Test void a_game_goes_on_from_its_position_as_from_itself() {
        assertThat(POSITIONS.continuesAlike(PositionsTest::play, 1_000, 60)).isGreaterThan(500);
    }

    @Test void a_viewer_is_told_the_same_of_every_table_it_could_be_sitting_at() {
        assertThat(POSITIONS.hidesSecrets(PositionsTest::play, 200)).isGreaterThan(100);
    }

    private static String moment(Nightfall t) {
        return t.isOver() ? "over" : t.top().getClass().getSimpleName();
    }

    /// Plays games of every kind, and shows each question.
    private static void play(Consumer<Nightfall> question) {
        for (Setup setup : LawsTest.setups()) {
            Nightfall t = GAME.setUp(setup.withSeed(setup.seats()));
            Tables.play(t, setup.seats(), question);
            question.accept(t);
        }
    }
}
