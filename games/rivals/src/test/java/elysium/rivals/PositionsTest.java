package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.kit.check.PositionChecks;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// Moments of random games of every kind, written as position texts and laid out again.
class PositionsTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan");
    private static final int ENOUGH = 250, ONE_IN = 20;
    /// A list with gaps, and rows; and what is left of the thing in the middle of which a game ended.
    private static final Set<String> UNSAID = Set.of("deals", "leader"), UNFINISHED = Set.of("deals", "leader",
            "alarmed", "doomed", "attacking", "stirred", "tired", "cause", "entries", "phase");
    private static final PositionChecks<Rivals> POSITIONS = new PositionChecks<>(GAME, NAMES, UNSAID),
            ENDED = new PositionChecks<>(GAME, NAMES, UNFINISHED);

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
            (t.isOver() ? ENDED : POSITIONS).same(t);
            compared[0]++;
        });
        assertThat(compared[0]).isGreaterThan(500);
        for (String moment : List.of("Actions", "Mending", "DrawCards", "over"))
            assertThat(shares.get(moment)).as(moment).isNotNull().satisfies(share -> {
                assertThat(share[1]).isGreaterThan(10);
                assertThat(share[0]).isGreaterThan(share[1] * 3 / 4);
            });
    }

    @Test void a_game_goes_on_from_its_position_as_from_itself() {
        assertThat(POSITIONS.continuesAlike(PositionsTest::play, 60, 60)).isGreaterThan(500);
    }

    @Test void a_viewer_is_told_the_same_of_every_table_it_could_be_sitting_at() {
        assertThat(POSITIONS.hidesSecrets(PositionsTest::play, 15)).isGreaterThan(100);
    }

    private static String moment(Rivals t) {
        return t.isOver() ? "over" : t.top().getClass().getSimpleName();
    }

    /// Plays games of every kind, and shows each question.
    private static void play(Consumer<Rivals> question) {
        for (Setup setup : LawsTest.setups())
            GameWatcher.watchToTheEnd(GAME, setup.withSeed(setup.seats()), (t, _) -> question.accept(t));
    }
}
