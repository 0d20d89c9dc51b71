package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.server.Seed;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.Snapshots;
import elysium.server.message.MessageBuilder;
import elysium.server.room.fold.Build;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.FoldState;
import elysium.server.room.fold.SnapshotStore;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotTest {
    private static final VtesGame GAME = new VtesGame();
    private static final GameTiming CLOCKED = new GameTiming(Clock.live(30, 10), 1, null);
    private static final int STEPS = 2_600;

    @TempDir Path folder;
    private final long seed = Seed.of(this) & Integer.MAX_VALUE;

    private static Fold<Vtes> fold() {
        return new Fold<>(GAME, new Journal(LongTable.SETUP, List.of()), CLOCKED);
    }

    private static Fold<Vtes> fold(Setup setup) {
        return new Fold<>(GAME, new Journal(setup, List.of()), GameTiming.UNTIMED);
    }

    private static Entry firstOffer(Fold<Vtes> fold) {
        int seat = Integer.numberOfTrailingZeros(fold.table().pendingSeats());
        Offers offers = fold.table().offers(seat, Offers.movesOnly());
        return new Entry(fold.entries() + 1, Entry.ANSWER, seat, offers.get(0), 1);
    }

    /// Whether two folds are equal byte by byte; a boolean, because the difference would fill a screen.
    private static void assertSame(Fold<?> is, Fold<?> wanted) {
        assertThat(is.entries()).isEqualTo(wanted.entries());
        assertThat(Arrays.equals(FoldState.toBytes(is), FoldState.toBytes(wanted))).isTrue();
    }

    private static Fold<Vtes> restored(byte[] state) {
        Fold<Vtes> fold = fold();
        FoldState.restore(fold, state);
        return fold;
    }

    /// Entries also contain undos and proposals.
    private static List<Entry> withLife(List<Entry> entries) {
        List<Entry> lived = new ArrayList<>();
        for (Entry entry : entries) {
            int n = lived.size();
            if (n % 97 == 50) lived.add(new Entry(n + 1, Entry.FORK_PROPOSED, 0, 0b110, n));
            if (n % 97 == 60) lived.add(new Entry(lived.size() + 1, Entry.DECLINED, 1, 0, n));
            int kind = entry.kind();
            if (kind == Entry.ANSWER && n % 7 == 0) kind = Entry.ORDERED;
            if (kind == Entry.ANSWER && n % 11 == 0) kind = Entry.OUT_OF_TIME;
            lived.add(new Entry(lived.size() + 1, kind, entry.seat(), entry.move(), 1_000L * n));
        }
        return lived;
    }

    @Test void a_game_goes_on_from_a_snapshot_as_it_would_have_gone_on() {
        List<Entry> entries = withLife(LongTable.entries(900, false, seed));
        Fold<Vtes> whole = fold();
        Map<Integer, byte[]> states = new HashMap<>();
        for (Entry entry : entries) {
            whole.apply(entry);
            if (entry.seq() % 50 == 3) states.put(entry.seq(), FoldState.toBytes(whole));
        }
        states.forEach((seq, state) -> {
            Fold<Vtes> later = restored(state);
            assertThat(Arrays.equals(FoldState.toBytes(later), state)).as("written again at %s", seq).isTrue();
            assertThat(later.entries()).isEqualTo(seq);
            for (Entry entry : entries.subList(seq, entries.size())) later.apply(entry);
            assertSame(later, whole);
            assertThat(later.lastStep()).isEqualTo(whole.lastStep());
            for (int seat = 0; seat < 3; seat++) {
                assertThat(later.undoRight(seat)).isEqualTo(whole.undoRight(seat));
                assertThat(later.lastChoice(seat)).isEqualTo(whole.lastChoice(seat));
                assertThat(later.clocks().toMessage(seat, 9_000_000))
                        .isEqualTo(whole.clocks().toMessage(seat, 9_000_000));
            }
        });
        assertThat(states).hasSizeGreaterThan(10);
    }

    @Test void what_came_before_a_snapshot_can_still_be_taken_back() {
        List<Entry> entries = LongTable.entries(900, false, seed);
        Fold<Vtes> whole = fold();
        for (Entry entry : entries) whole.apply(entry);
        Fold<Vtes> later = restored(FoldState.toBytes(whole));
        int at = whole.journal().entries().size() / 3;
        while (whole.journal().entries().get(at).conceals()) at++;
        int seat = whole.journal().entries().get(at).seat();
        Entry back = new Entry(entries.size() + 1, Entry.TAKEN_BACK, seat, at);
        assertThat(later.apply(back)).isEqualTo(whole.apply(back));
        assertSame(later, whole);
    }

    @Test void damaged_bytes_are_not_read() {
        Fold<Vtes> whole = fold();
        for (Entry entry : LongTable.entries(60, false, seed)) whole.apply(entry);
        byte[] state = FoldState.toBytes(whole);
        for (int at = 20; at < state.length; at += state.length / 40) {
            byte[] damaged = state.clone();
            damaged[at] ^= 0x55;
            assertThatThrownBy(() -> restored(damaged)).as("at %s", at).isInstanceOf(RuntimeException.class);
            byte[] cut = Arrays.copyOf(state, at);
            assertThatThrownBy(() -> restored(cut)).as("cut at %s", at).isInstanceOf(RuntimeException.class);
        }
    }

    private static Fold<?> played(Stores shelf, LongTable table) {
        Map<String, MessageBuilder<?>> games = Map.of(GAME.id(), new MessageBuilder<>(GAME, Clauses.of(GAME)));
        try (Rooms rooms = new Rooms(shelf, games, new BotScheduler(5, 0))) {
            return Objects.requireNonNull(rooms.room(table.kept().id()).fold());
        }
    }

    private static Snapshots.@Nullable Snapshot found(Stores shelf, LongTable table) {
        return new Snapshots(shelf.database()).find(table.kept().id(), Build.idOf(GAME));
    }

    private static void put(Stores shelf, LongTable table, int seq, byte[] state) {
        Snapshots snapshots = new Snapshots(shelf.database());
        snapshots.remove(table.kept().id());
        snapshots.put(table.kept().id(), Build.idOf(GAME), new Snapshots.Snapshot(seq, state));
    }

    @Test void a_long_table_is_opened_from_its_snapshot() {
        LongTable table;
        Fold<?> first;
        try (Stores shelf = Stores.of(Database.file(folder))) {
            table = LongTable.lay(shelf, STEPS, false, seed);
            assertThat(found(shelf, table)).isNull();
            first = played(shelf, table);
        }
        try (Stores shelf = Stores.of(Database.file(folder))) {
            Snapshots.Snapshot kept = Objects.requireNonNull(found(shelf, table));
            assertThat(kept.seq()).isEqualTo(SnapshotStore.dueEntry(table.entries().size())).isPositive();
            assertThat(shelf.snapshots().open(GAME, table.kept()).entries()).isEqualTo(kept.seq());
            Fold<?> opened = played(shelf, table);
            assertSame(opened, first);
            assertThat(opened.stepsAfter(0)).hasSize(Fold.RECENT);
        }
    }

    @Test void another_build_begins_with_the_first_entry() {
        try (Stores shelf = Stores.of(Database.file(folder))) {
            LongTable table = LongTable.lay(shelf, 60, false, seed);
            new Snapshots(shelf.database()).put(table.kept().id(), "another build",
                    new Snapshots.Snapshot(20, new byte[0]));
            assertThat(shelf.snapshots().open(GAME, table.kept()).entries()).isZero();
        }
    }

    /// If a snapshot contradicts the entries, the entries win.
    @Test void a_wrong_snapshot_is_thrown_away_and_the_game_goes_on() {
        try (Stores shelf = Stores.of(Database.file(folder))) {
            LongTable table = LongTable.lay(shelf, 300, false, seed);
            Setup otherwise = LongTable.SETUP.withSeed(8);
            Fold<Vtes> right = fold(LongTable.SETUP), other = fold(otherwise);
            for (Entry entry : table.entries()) right.apply(entry);
            while (other.entries() < 150) other.apply(firstOffer(other));
            for (byte[] wrong : List.of(new byte[] {1, 2, 3}, FoldState.toBytes(other),
                    FoldState.toBytes(fold(otherwise)))) {
                put(shelf, table, 150, wrong);
                assertSame(played(shelf, table), right);
                assertThat(found(shelf, table)).isNull();
            }
        }
    }
}
