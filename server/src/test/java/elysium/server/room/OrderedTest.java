package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.server.Seed;
import elysium.server.db.Database;
import elysium.server.db.people.Players;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.room.fold.Fold;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks that a standing order answers after its pause, and that subscribers receive nothing before.
class OrderedTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int LEAST = 600, ORDERS = 40, THINK = 100, SHORT = 60;
    private static final Map<String, MessageBuilder<?>> GAMES =
            Map.of(GAME.id(), new MessageBuilder<>(GAME, Clauses.of(GAME)));

    @TempDir Path folder;
    private final Random dice = new Random(Seed.of(this));
    private final Hand hand = new Hand();

    /// A scheduled task and its delay.
    private record Later(long millis, Runnable work) {}

    /// A stopped clock; the test runs scheduled tasks itself.
    private static final class Hand implements Timer {
        private final long now = System.currentTimeMillis();
        private final LinkedBlockingQueue<Later> later = new LinkedBlockingQueue<>();

        @Override public long now() {
            return now;
        }

        @Override public void later(long millis, Runnable work) {
            later.add(new Later(millis, work));
        }

        @Override public void close() {}
    }

    @Test void an_order_waits_as_long_as_its_seat_would() throws Exception {
        Stores shelf = Stores.of(Database.file(folder));
        try (shelf; Rooms rooms = new Rooms(shelf, GAMES, new BotScheduler(5, LEAST, 1, hand))) {
            shelf.tables().create(kept(shelf));
            Room<?> room = rooms.room("t");
            Ear looker = new Ear(Table.SPECTATOR);
            room.join(_ -> looker, 0);
            int hidden = 0;
            for (int orders = 0; orders < ORDERS;) {
                Fold<?> now = room.fold();
                int seat = now.table().nextPending();
                Offers offers = now.table().offers(seat, Offers.movesOnly());
                if (offers.size() > 1) {
                    room.move(new Ear(seat), now.step(), offers.get(dice.nextInt(offers.size())), null);
                    continue;
                }
                long drawn = new Pause(LEAST).millisFor(now, room.record(), seat),
                        least = now.clocks().askedAt() - hand.now;
                int heard = looker.heard.size(), seq = now.step();
                Later later = hand.later.poll(30, TimeUnit.SECONDS);
                assertThat(later.millis).isIn(least + drawn, least + LEAST);
                if (later.millis > least + LEAST) hidden++;
                assertThat(looker.heard.subList(heard, looker.heard.size()))
                        .noneMatch(message -> message instanceof Message.Events);
                later.work.run();
                assertThat(room.fold().step()).isGreaterThan(seq);
                assertThat(shelf.entries().after("t", 0).getLast().kind()).isEqualTo(Entry.ORDERED);
                orders++;
            }
            assertThat(hidden).as("orders that waited longer than all do").isPositive();
        }
    }

    @Test void a_bot_takes_all_of_its_time_whether_it_has_a_choice_or_not() throws Exception {
        Stores shelf = Stores.of(Database.file(folder));
        BotScheduler thinkers = new BotScheduler(THINK, SHORT, 1, hand);
        try (shelf; Rooms rooms = new Rooms(shelf, GAMES, thinkers)) {
            TableRecord kept = kept(shelf);
            shelf.tables().create(kept);
            Room<Vtes> room = new Room<>(shelf, new MessageBuilder<>(GAME, Clauses.of(GAME)), thinkers, kept);
            Fold<Vtes> fold = new Fold<>(GAME, new Journal(kept.setup(), List.of()), kept.timing());
            int forced = 0;
            for (int questions = 0; questions < ORDERS || forced == 0; questions++) {
                int seat = fold.table().nextPending();
                Offers offers = fold.table().offers(seat, Offers.movesOnly());
                boolean seen = Pause.hasPubliclyNoChoice(fold.table(), seat);
                thinkers.think(room, fold, new SeatRecord(seat, SeatRecord.Sitter.SEARCH, null, ""), Entry.ANSWER,
                        false);
                assertThat(hand.later.poll(30, TimeUnit.SECONDS).millis).isEqualTo(seen ? SHORT : THINK);
                if (offers.size() == 1 && !seen) forced++;
                fold.apply(new Entry(fold.entries() + 1, Entry.ANSWER, seat, offers.get(dice.nextInt(offers.size())),
                        hand.now));
            }
        }
    }

    private TableRecord kept(Stores shelf) {
        List<SeatRecord> chairs = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            Players.Player player = shelf.players().guest("P" + seat).player();
            chairs.add(new SeatRecord(seat, SeatRecord.Sitter.PERSON, player.id(), player.name()));
        }
        Setup setup = new Setup(GAME.id(), GAME.rulesVersion(), 3, List.of(), dice.nextLong());
        return new TableRecord("t", setup, "salt", "promise", true, true, true, hand.now, TableRecord.State.PLAYING,
                chairs, null,
                new GameTiming(Clock.NONE, hand.now, null));
    }
}
