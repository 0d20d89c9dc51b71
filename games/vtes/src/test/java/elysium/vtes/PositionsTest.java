package elysium.vtes;

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
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Positions of random games, written as text and read back.
class PositionsTest {
    private static final VtesGame GAME = new VtesGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn");
    private static final int ENOUGH = 120, ONE_IN = 40;
    /// State that position texts leave out: pending checks, and remains of the activity in which a game ended.
    private static final Set<String> UNSAID = Set.of("uneven", "alarmed", "lifeless", "sheets", "sizers"),
            UNFINISHED = Set.of("uneven", "alarmed", "lifeless",
                    "affairs", "level", "sheets", "sizers", "pendingCards", "replacing", "oustsWait", "woken",
                    "stirred",
                    "trifled", "entries");
    private static final PositionChecks<Vtes> POSITIONS = new PositionChecks<>(GAME, NAMES, UNSAID),
            ENDED = new PositionChecks<>(GAME, NAMES, UNFINISHED);

    @Test void what_is_laid_out_is_what_was_written() {
        Map<String, Integer> seen = new TreeMap<>();
        SplittableRandom chance = new SplittableRandom(3);
        play(t -> {
            if (seen.merge(moment(t), 1, Integer::sum) > ENOUGH && chance.nextInt(ONE_IN) != 0) return;
            assertThat(POSITIONS.text(t)).matches(PositionChecks::canBeCreated, "can be laid out");
            (t.isOver() ? ENDED : POSITIONS).same(t);
        });
        assertThat(seen).containsKeys("CardPlay", "ActionFlow", "Damage", "Discarding", "CombatFlow", "PhaseWindow",
                "MinionPhase",
                "Referendum", "PriorityWindow", "over");
    }

    @Test void a_game_goes_on_from_its_position_as_from_itself() {
        assertThat(POSITIONS.continuesAlike(PositionsTest::play, 100, 40)).isGreaterThan(500);
    }

    @Test void a_viewer_is_told_the_same_of_every_table_it_could_be_sitting_at() {
        assertThat(POSITIONS.hidesSecrets(PositionsTest::play, 25)).isGreaterThan(100);
    }

    private static String moment(Vtes t) {
        return t.isOver() ? "over" : t.top().getClass().getSimpleName();
    }

    /// Plays a game of every number of seats and shows each question.
    private static void play(Consumer<Vtes> question) {
        for (Setup setup : LawsTest.setups())
            if (setup.options().isEmpty() || setup.seats() == 3)
                GameWatcher.watchToTheEnd(GAME, setup.withSeed(setup.seats()), (t, _) -> question.accept(t));
    }
}
