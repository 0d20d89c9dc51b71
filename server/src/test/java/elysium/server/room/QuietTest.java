package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.TableRecord;
import elysium.server.message.Message;
import elysium.server.room.fold.Fold;
import elysium.tabletop.game.StandingOrder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Checks that others receive nothing about a secret question until it is decided.
class QuietTest extends OpenRooms {
    private Room<?> room;
    private int first, seq;
    private final List<Ear> others = new ArrayList<>();
    private Ear own;

    @BeforeEach void open() {
        long begun = System.currentTimeMillis();
        shelf.tables()
                .create(new TableRecord("t", SETUP, "salt",
                        "promise",
                        true, true, true, begun, TableRecord.State.PLAYING, people(), null,
                        new GameTiming(Clock.live(1, 5), begun, null)));
        room = rooms.room("t");
        while (Integer.bitCount(room.fold().table().askedSeats()) < 3) play(room, room.fold().table().nextPending());
        seq = room.fold().step();
        first = Integer.numberOfTrailingZeros(room.fold().table().askedSeats());
        own = join(first);
        for (int viewer : new int[] {Table.SPECTATOR, (first + 1) % 3, (first + 2) % 3}) others.add(join(viewer));
        for (Ear ear : others) ear.heard.clear();
        own.heard.clear();
    }

    private Ear join(int viewer) {
        Ear ear = new Ear(viewer);
        assertThat(room.join(_ -> ear, 0)).isTrue();
        return ear;
    }

    private static void play(Room<?> room, int seat) {
        Fold<?> now = room.fold();
        room.move(new Ear(seat), now.step(), now.table().offers(seat, Offers.movesOnly()).get(0), null);
    }

    private void nobodyHears(ObjIntConsumer<Room<?>> deed) {
        deed.accept(room, first);
        for (Ear ear : others) assertThat(ear.heard).as("heard by " + ear.viewer()).isEmpty();
        for (Ear ear : others) {
            Ear late = join(ear.viewer());
            assertThat(clocks(late).getLast().running()).containsExactly(0, 1, 2);
            assertThat(late.heard).noneMatch(message -> message instanceof Message.Seated);
            assertThat(places(late).get(first).absent()).isFalse();
            room.leave(late);
        }
        assertThat(room.fold().step()).isEqualTo(seq);
    }

    private static List<Message.Clocked> clocks(Ear ear) {
        return ear.heard.stream().filter(Message.Clocked.class::isInstance).map(Message.Clocked.class::cast).toList();
    }

    private static List<Message.Place> places(Ear ear) {
        return ((Message.Hello) ear.heard.getFirst()).seats();
    }

    @Test void nobody_hears_an_answer() {
        nobodyHears(QuietTest::play);
        assertThat(clocks(own)).as("its own clock stops").hasSize(1);
        assertThat(clocks(own).getFirst().running()).doesNotContain(first);
    }

    @Test void nobody_hears_an_order_until_all_have_answered() {
        String kind = GAME.questionKind((elysium.vendetta.table.Vendetta) room.fold().table(), first).id();
        boolean quiet = GAME.passMove((elysium.vendetta.table.Vendetta) room.fold().table(), first) >= 0;
        nobodyHears((there, seat) -> {
            shelf.orders().replace("t", seat, List.of(StandingOrder.pass(kind)));
            there.catchUp();
            if (quiet) await(() -> own.heard.stream().anyMatch(Message.AutoAnswered.class::isInstance));
        });
    }

    @Test void nobody_hears_that_the_time_of_one_is_out() {
        nobodyHears((there, seat) -> {
            int entries = there.fold().entries();
            long usual = there.fold().table().offers(seat, Offers.movesOnly()).get(0);
            assertThat(shelf.scribe().store("t", new Entry(entries + 1, Entry.OUT_OF_TIME, seat, usual))).isTrue();
            there.catchUp();
        });
        for (int seat = 0; seat < 3; seat++) if (seat != first) play(room, seat);
        assertThat(others.getFirst().heard).anyMatch(message -> message instanceof Message.Seated seated
                && seated.seats().get(first).absent());
    }

    @Test void nobody_hears_that_somebody_is_back_who_was_not_seen_to_be_away() {
        int entries = room.fold().entries();
        long usual = room.fold().table().offers(first, Offers.movesOnly()).get(0);
        shelf.scribe().store("t", new Entry(entries + 1, Entry.OUT_OF_TIME, first, usual));
        room.catchUp();
        nobodyHears(Room::comeBack);
        assertThat(shelf.entries().after("t", entries + 1)).extracting(Entry::kind).containsExactly(Entry.RETURNED);
    }

    @Test void nobody_hears_that_somebody_away_has_answered() {
        int entries = room.fold().entries();
        long usual = room.fold().table().offers(first, Offers.movesOnly()).get(0);
        shelf.scribe().store("t", new Entry(entries + 1, Entry.OUT_OF_TIME, first, usual));
        room.catchUp();
        nobodyHears(QuietTest::play);
        for (int seat = 0; seat < 3; seat++) if (seat != first) play(room, seat);
        assertThat(others.getFirst().heard).noneMatch(message -> message instanceof Message.Seated seated
                && seated.seats().get(first).absent());
    }

    private static void await(java.util.function.BooleanSupplier holds) {
        long end = System.nanoTime() + 20_000_000_000L;
        while (!holds.getAsBoolean() && System.nanoTime() < end) Thread.onSpinWait();
        assertThat(holds.getAsBoolean()).isTrue();
    }
}
