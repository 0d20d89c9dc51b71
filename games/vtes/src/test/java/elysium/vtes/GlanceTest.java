package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Fast checks agree with full ones at every question of random games of every kind.
class GlanceTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int ONE_IN = 5;

    @Test void whose_texts_hear_a_moment_is_what_lies_in_play() {
        play(t -> {
            for (int moment = 0; moment < Moment.COUNT; moment++) {
                int hearing = 0;
                for (int seat = 0; seat < t.players(); seat++) if (hears(t, seat, moment)) hearing |= 1 << seat;
                assertThat(t.seatsWithTrigger(moment)).as("moment %d", moment).isEqualTo(hearing);
            }
        });
    }

    private static boolean hears(Vtes t, int seat, int moment) {
        int zone;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
            for (int card = t.first(zone); card != NONE; card = t.next(card))
                if (t.isActive(card) && (heeds(t, card) >> moment & 1) != 0) return true;
        return false;
    }

    private static long heeds(Vtes t, int card) {
        long all = t.book().triggers(t.face(card));
        return t.minions.locked(card) ? all & ~t.book().uprightTriggers(t.face(card)) : all;
    }

    @Test void what_is_copied_of_a_table_is_all_that_is_in_use() {
        @Nullable Vtes[] scratch = {null};
        play(t -> {
            Vtes used = scratch[0], copy = used != null && used.players() == t.players() ? used : t.blank();
            copy.copyFrom(t);
            for (int cell = 0; cell < t.cellCount(); cell++)
                if (copy.cell(cell) != t.cell(cell)) throw new AssertionError("cell " + cell + " is not copied");
            scratch[0] = copy;
        });
    }

    @Test void nobody_is_passed_over_who_might_use_something() {
        int[] might = {0};
        play(t -> {
            for (int moment = Moment.UNLOCK_PHASE; moment <= Moment.POLLING; moment++)
                for (int seat = 0; seat < t.players(); seat++) {
                    if (!t.seats.isAlive(seat) || !timely(t, moment) || !PriorityWindow.mightUse(t, seat, moment))
                        continue;
                    assertThat(PriorityWindow.seatsThatMightUse(t, moment) >> seat & 1)
                            .as("moment %d, seat %d", moment, seat)
                            .isOne();
                    might[0]++;
                }
        });
        assertThat(might[0]).isGreaterThan(1_000);
    }

    /// Whether a window's activity is in progress.
    private static boolean timely(Vtes t, int moment) {
        return moment < Moment.AS_PLAYED || t.activities.innermost() != 0;
    }

    private static void play(Consumer<Vtes> question) {
        for (Setup setup : LawsTest.setups()) {
            int[] asked = {0};
            GameWatcher.watch(GAME, setup.withSeed(setup.seats()), (t, _) -> {
                if (!t.isOver() && asked[0]++ % ONE_IN == 0) question.accept(t);
                return true;
            });
        }
    }
}
