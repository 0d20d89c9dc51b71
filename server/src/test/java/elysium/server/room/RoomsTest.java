package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.server.db.table.Entry;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RoomsTest extends OpenRooms {
    @BeforeEach void open() {
        shelf.tables()
                .create(new TableRecord("t", SETUP, "salt",
                        "promise",
                        true, true, true, 0, TableRecord.State.PLAYING, people()));
    }

    @Test void a_room_is_thrown_away_only_when_nobody_looks() {
        Ear ear = new Ear(Table.SPECTATOR);
        Room<?> room = rooms.room("t");
        assertThat(room.join(_ -> ear, 0)).isTrue();
        rooms.sweep(Duration.ZERO);
        assertThat(rooms.room("t")).isSameAs(room);
        room.leave(ear);
        rooms.sweep(Duration.ofHours(1));
        assertThat(rooms.room("t")).isSameAs(room);
        rooms.sweep(Duration.ZERO);
        assertThat(rooms.size()).isZero();
        assertThat(room.join(_ -> ear, 0)).as("a room that was thrown away").isFalse();
        assertThat(rooms.room("t")).isNotSameAs(room);
    }

    @Test void a_change_behind_a_room_is_known_there_at_once() {
        Room<?> room = rooms.room("t");
        for (int seat = 0; seat < 3; seat++) {
            String player = room.record().seats().get(seat).player();
            assertThat(shelf.seats().leaveToBot("t", seat, player)).isTrue();
            rooms.refreshRoom("t");
            assertThat(room.record().seats().get(seat).sitter()).isEqualTo(SeatRecord.Sitter.SEARCH);
        }
    }

    @Test void tables_of_bots_alone_that_rest_are_woken_when_there_is_room_again() throws InterruptedException {
        for (String id : List.of("a", "b")) {
            List<SeatRecord> bots = new ArrayList<>();
            for (int seat = 0; seat < 3; seat++) bots.add(new SeatRecord(seat, SeatRecord.Sitter.RANDOM, null, ""));
            shelf.tables()
                    .create(new TableRecord(id, new Setup(GAME.id(), GAME.rulesVersion(), 3, List.of(), 5), "salt",
                            "promise",
                            true, true, true, 0, TableRecord.State.PLAYING, bots));
        }
        try (Rooms few = new Rooms(shelf, GAMES, new BotScheduler(5, 0, 1))) {
            few.wake();
            assertThat(few.botTables().count()).isLessThanOrEqualTo(1);
            while (!over("a") || !over("b")) {
                few.tend();
                Thread.sleep(5);
            }
        }
    }

    private boolean over(String table) {
        return shelf.tables().find(table).state() == TableRecord.State.OVER;
    }

    @Test void whoever_loses_the_race_fetches_what_came_first() {
        Room<?> room = rooms.room("t");
        int asked = room.fold().table().nextPending();
        long move = room.fold().table().offers(asked, Offers.movesOnly()).get(0);
        assertThat(shelf.scribe().store("t", new Entry(1, Entry.ANSWER, asked, move))).isTrue();
        Ear ear = new Ear(asked);
        assertThatThrownBy(() -> room.move(ear, 0, move, null))
                .isInstanceOfSatisfying(RequestRejectedException.class,
                        refused -> assertThat(refused.errorCode()).isEqualTo(ErrorCode.STALE));
        assertThat(room.fold().step()).isEqualTo(1);
        assertThat(shelf.entries().after("t", 0)).hasSize(1);
        assertThat(ear.heard).isEmpty();
    }

    @Test void a_game_that_another_server_ended_is_over_before_word_of_it_arrives() {
        TableRecord kept = shelf.tables().find("t");
        assertThat(rooms.isGameOver(kept)).isFalse();
        assertThat(rooms.endedGame(kept)).isNull();
        try (Rooms others = new Rooms(shelf, GAMES, new BotScheduler(5, 0))) {
            Room<?> there = others.room("t");
            while (!there.fold().table().isOver()) play(there, there.fold().table().nextPending());
        }
        assertThat(rooms.room("t").fold().table().isOver()).as("what this server knows").isFalse();
        assertThat(rooms.endedGame(kept)).isNotNull();
        assertThat(rooms.isGameOver(kept)).isTrue();
    }

    @Test void a_sealed_answer_is_taken_back_alone_and_nobody_else_notices() {
        Room<?> room = rooms.room("t");
        while (Integer.bitCount(room.fold().table().askedSeats()) < 3) play(room, room.fold().table().nextPending());
        int asked = room.fold().table().askedSeats(), first = Integer.numberOfTrailingZeros(asked);
        int second = Integer.numberOfTrailingZeros(asked & ~(1 << first));
        Ear own = new Ear(first), other = new Ear(second);
        room.join(_ -> own, 0);
        room.join(_ -> other, 0);
        int seq = room.fold().step();
        play(room, first);
        int heard = other.heard.size();
        assertThat(own.heard.getLast()).isInstanceOfSatisfying(Message.Question.class,
                question -> assertThat(question.answer()).isNotNull());
        play(room, second);
        assertThat(room.fold().step()).as("the third has not answered").isEqualTo(seq);
        int more = other.heard.size();
        assertThat(more).isEqualTo(heard + 1);
        room.undo(own, seq, null);
        assertThat(own.heard.getLast()).isInstanceOfSatisfying(Message.Question.class,
                question -> assertThat(question.answer()).isNull());
        assertThat(other.heard).hasSize(more);
        assertThat(room.fold().table().pendingSeats() >> second & 1).as("the other's answer stays sealed").isZero();
        assertThat(room.fold().step()).isEqualTo(seq);
    }

    private static void play(Room<?> room, int seat) {
        Fold<?> now = room.fold();
        long move = now.table().offers(seat, Offers.movesOnly()).get(0);
        room.move(new Ear(seat), now.step(), move, null);
    }
}
