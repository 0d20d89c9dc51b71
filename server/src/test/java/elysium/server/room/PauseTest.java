package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.room.fold.Fold;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Checks that the time to an answer does not reveal whether an order or a person gave it.
class PauseTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int SEATS = 3, ENOUGH = 300, LEAST = 600;
    private static final Pause PAUSE = new Pause(LEAST);

    private final Random dice = new Random(11);
    private final List<Long> chosen = new ArrayList<>(), ordered = new ArrayList<>();
    private int plain;

    private TableRecord kept(Clock clock, int persons) {
        List<SeatRecord> chairs = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++)
            chairs.add(seat < persons ? new SeatRecord(seat, SeatRecord.Sitter.PERSON, "p" + seat, "P" + seat)
                    : new SeatRecord(seat, SeatRecord.Sitter.SEARCH, null, ""));
        Setup setup = new Setup(GAME.id(), GAME.rulesVersion(), SEATS, List.of(), dice.nextLong());
        return new TableRecord("t", setup, "salt", "promise", true, true, true, 0, TableRecord.State.PLAYING, chairs,
                null,
                new GameTiming(clock, 0, null));
    }

    /// A player with a typical thinking time that varies, sometimes by much.
    private long thinks(double about) {
        return Math.round(about * Math.exp(0.7 * dice.nextGaussian()));
    }

    /// Measures the answer times of a game as the others see them. A seat with a single answer has an order to give it;
    /// with more, its player thinks.
    private void play(TableRecord kept, double about) {
        Fold<Vtes> fold = new Fold<>(GAME, new Journal(kept.setup(), List.of()), kept.timing());
        for (int answers = 0; answers < 4_000 && !fold.table().isOver(); answers++) {
            int seat = fold.table().nextPending();
            Offers offers = fold.table().offers(seat, Offers.movesOnly());
            boolean choice = offers.size() > 1, open = Pause.hasPubliclyNoChoice(fold.table(), seat);
            long stood = choice ? thinks(about) : open ? LEAST : PAUSE.millisFor(fold, kept, seat);
            if (open) plain++;
            else(choice ? chosen : ordered).add(stood);
            fold.apply(new Entry(fold.entries() + 1, choice ? Entry.ANSWER : Entry.ORDERED, seat,
                    offers.get(dice.nextInt(offers.size())), fold.clocks().askedAt() + stood));
        }
    }

    /// The Kolmogorov-Smirnov distance of two samples, and the critical value at the level 0.001.
    private static double distance(List<Long> one, List<Long> other) {
        long[] a = sorted(one), b = sorted(other);
        double most = 0;
        for (int i = 0, j = 0; i < a.length && j < b.length;) {
            long value = Math.min(a[i], b[j]);
            while (i < a.length && a[i] <= value) i++;
            while (j < b.length && b[j] <= value) j++;
            most = Math.max(most, Math.abs((double) i / a.length - (double) j / b.length));
        }
        return most;
    }

    private static double bound(int one, int other) {
        return 1.95 * Math.sqrt((one + other) / ((double) one * other));
    }

    private static long[] sorted(List<Long> values) {
        long[] sorted = values.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    @Test void an_order_takes_as_long_as_its_seat_does() {
        for (double about : new double[] {1_500, 3_000}) {
            chosen.clear();
            ordered.clear();
            while (ordered.size() < ENOUGH || chosen.size() < ENOUGH) play(kept(Clock.NONE, SEATS), about);
            List<Long> some = new ArrayList<>(ordered), others = new ArrayList<>(chosen);
            some.subList(ENOUGH, some.size()).clear();
            others.subList(ENOUGH, others.size()).clear();
            assertThat(distance(some, others)).as("about %s", about).isLessThan(bound(ENOUGH, ENOUGH));
        }
        assertThat(plain).as("questions at which all could see that there was no choice").isPositive();
    }

    @Test void where_nothing_is_to_be_hidden_nobody_waits() {
        Fold<Vtes> fold = new Fold<>(GAME, new Journal(kept(Clock.NONE, SEATS).setup(), List.of()), GameTiming.UNTIMED);
        int seat = fold.table().nextPending();
        assertThat(PAUSE.millisFor(fold, kept(Clock.NONE, 1), 0)).as("alone with bots").isEqualTo(LEAST);
        assertThat(PAUSE.millisFor(fold, kept(Clock.slow(24), SEATS), seat)).as("a move a day").isEqualTo(LEAST);
        assertThat(new Pause(0).millisFor(fold, kept(Clock.NONE, SEATS), seat)).as("no pause at all").isZero();
        TableRecord alike = kept(Clock.NONE, SEATS);
        assertThat(PAUSE.millisFor(fold, alike, seat)).as("the same at every server")
                .isEqualTo(PAUSE.millisFor(fold, alike, seat));
    }

    @Test void an_order_spends_little_of_the_time_that_is_left() {
        for (int i = 0; i < 50; i++) {
            TableRecord kept = kept(Clock.live(1, 0), SEATS);
            Fold<Vtes> fold = new Fold<>(GAME, new Journal(kept.setup(), List.of()), kept.timing());
            assertThat(PAUSE.millisFor(fold, kept, fold.table().nextPending())).isBetween((long) LEAST, 1_000L);
        }
    }
}
