package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.server.Seed;
import elysium.server.db.Database;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.room.fold.AnswerLog;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.Replay;
import elysium.server.room.fold.Step;
import elysium.store.Fingerprint;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LongTableTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int STEPS = 20_000, PART = 470;

    @TempDir Path folder;
    private final long seed = Seed.of(this) & Integer.MAX_VALUE;
    private Stores shelf;
    private Rooms rooms;

    @BeforeEach void open() {
        shelf = Stores.of(Database.file(folder));
        rooms = new Rooms(shelf, Map.of(GAME.id(), new MessageBuilder<>(GAME, Clauses.of(GAME))),
                new BotScheduler(5, 0));
    }

    @AfterEach void close() {
        rooms.close();
        shelf.close();
    }

    /// The events of each step, from replaying the game once.
    private static List<Step> steps(LongTable table) {
        Fold<Vtes> fold = new Fold<>(GAME, new Journal(table.kept().setup(), List.of()), GameTiming.UNTIMED);
        List<Step> steps = new ArrayList<>();
        for (Entry entry : table.entries()) if (fold.apply(entry)) steps.add(fold.lastStep());
        return steps;
    }

    private Ear join(String table, int viewer, int since) {
        Ear ear = new Ear(viewer);
        assertThat(rooms.room(table).join(_ -> ear, since)).isTrue();
        return ear;
    }

    private static List<Message.Events> told(List<Step> steps, int viewer) {
        return steps.stream().map(step -> step.asSeenBy(viewer)).toList();
    }

    private static List<Message.Events> events(Ear ear) {
        return ear.heard.stream().filter(Message.Events.class::isInstance).map(Message.Events.class::cast).toList();
    }

    @Test void whoever_comes_is_told_the_last_part_and_the_rest_when_asked() {
        LongTable table = LongTable.lay(shelf, STEPS, false, seed);
        List<Step> steps = steps(table);
        assertThat(steps).hasSize(STEPS);
        for (int viewer : new int[] {1, Table.SPECTATOR}) {
            List<Message.Events> all = told(steps, viewer);
            Ear ear = join(table.kept().id(), viewer, 0);
            Message.Hello hello = (Message.Hello) ear.heard.getFirst();
            assertThat(hello.step()).isEqualTo(STEPS);
            assertThat(hello.from()).isEqualTo(STEPS - Fold.RECENT + 1);
            assertThat(events(ear)).isEqualTo(all.subList(hello.from() - 1, STEPS));
            List<Message.Events> earlier = new ArrayList<>();
            Replay<?> replay = rooms.replay(table.kept(), viewer);
            for (int before = hello.from(); before > 1; before -= PART)
                earlier.addAll(0, replay.eventsBefore(before, PART));
            assertThat(earlier).isEqualTo(all.subList(0, hello.from() - 1));
            assertThat(replay.eventsBefore(1, PART)).isEmpty();
            assertThat(replay.eventsBefore(STEPS + 10, 1)).isEqualTo(all.subList(STEPS - 1, STEPS));
        }
    }

    @Test void whoever_comes_back_soon_hears_only_what_was_missed() {
        LongTable table = LongTable.lay(shelf, 600, false, seed);
        List<Message.Events> all = told(steps(table), Table.SPECTATOR);
        for (int missed : new int[] {0, 1, Fold.RECENT}) {
            Ear ear = join(table.kept().id(), Table.SPECTATOR, 600 - missed);
            assertThat(((Message.Hello) ear.heard.getFirst()).from()).isEqualTo(600 - missed + 1);
            assertThat(events(ear)).isEqualTo(all.subList(600 - missed, 600));
        }
    }

    @Test void a_replay_shows_the_same_from_wherever_one_looks() {
        LongTable table = LongTable.lay(shelf, 1_500, true, seed);
        List<Message.Events> all = told(steps(table), Table.OMNISCIENT);
        Replay<?> replay = rooms.replay(table.kept(), Table.OMNISCIENT);
        assertThat(replay.glance().steps()).isEqualTo(all.size());
        var whole = replay.frames(0, Integer.MAX_VALUE);
        assertThat(whole).hasSize(all.size() + 1);
        for (int from = 1; from < whole.size(); from += 83) {
            assertThat(replay.frames(from, 3)).isEqualTo(whole.subList(from, Math.min(from + 3, whole.size())));
            assertThat(whole.get(from).events()).isEqualTo(all.get(from - 1).events());
        }
    }

    @Test void what_is_taken_back_leaves_the_table_as_the_journal_says() {
        Fold<Vtes> fold = new Fold<>(GAME, new Journal(LongTable.SETUP, List.of()), GameTiming.UNTIMED);
        int backs = 0;
        for (Entry entry : LongTable.entries(3_000, false, seed)) {
            fold.apply(entry);
            if (entry.kind() != Entry.TAKEN_BACK) continue;
            backs++;
            Journal journal = fold.journal();
            assertThat(Fingerprint.of(fold.table()))
                    .isEqualTo(Fingerprint.of(journal.tableAfter(journal.entries().size(), GAME)));
        }
        assertThat(backs).isGreaterThan(50);
    }

    @Test void taking_back_plays_little_again_however_long_the_game() {
        AnswerLog<Vtes> log = new AnswerLog<>(LongTable.SETUP, GAME.setUp(LongTable.SETUP));
        Vtes table = GAME.setUp(LongTable.SETUP);
        int[] given = new int[3];
        for (int i = 0; i < 100_000; i++) {
            log.add(new Journal.Entry(i % 3, 0));
            log.mark(table, given, i);
            if (i % 997 == 0 && i > 0) assertThat(takenBack(log, i)).isLessThanOrEqualTo(128);
        }
        assertThat(log.marks()).isLessThan(20);
    }

    private static int takenBack(AnswerLog<Vtes> log, int last) {
        AnswerLog.Rewound<Vtes> back = log.rewindBefore(last);
        back.toReplay().forEach(log::add);
        log.add(new Journal.Entry(0, 0));
        return back.toReplay().size();
    }
}
