package elysium.server.room.fold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.kernel.journal.Undo;
import elysium.server.Seed;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.vendetta.VendettaGame;
import elysium.vtes.VtesGame;
import org.junit.jupiter.api.Test;

class FoldTest {
    private static final int GAMES = 30, LONG_GAMES = 3, LONG = 300;

    private final Random dice = new Random(Seed.of(this));
    private int free, bound;

    @Test void what_may_be_taken_back_is_what_the_journal_says() {
        for (int i = 0; i < GAMES; i++) play(new VendettaGame(), 3 + i % 3, Integer.MAX_VALUE);
        assertThat(free).as("answers that could be taken back").isPositive();
        assertThat(bound).as("answers that could not").isPositive();
    }

    @Test void so_it_is_where_many_answers_leave_no_choice() {
        for (int i = 0; i < LONG_GAMES; i++) play(new VtesGame(), 3, LONG);
        assertThat(free).as("answers that could be taken back").isPositive();
    }

    private <T extends CardTable<T>> void play(CardGame<T> game, int seats, int most) {
        Setup setup = new Setup(game.id(), game.rulesVersion(), seats, List.of(), dice.nextLong());
        Fold<T> fold = new Fold<>(game, new Journal(setup, List.of()), GameTiming.UNTIMED);
        while (!fold.table().isOver() && fold.entries() < most) {
            fold.apply(entry(fold));
            for (int seat = 0; seat < fold.table().players(); seat++) compare(fold, seat);
        }
    }

    private <T extends CardTable<T>> Entry entry(Fold<T> fold) {
        int owing = fold.table().pendingSeats(), seat = dice.nextInt(fold.table().players());
        while ((owing >> seat & 1) == 0) seat = (seat + 1) % fold.table().players();
        Offers offers = fold.table().offers(seat, Offers.movesOnly());
        return new Entry(fold.entries() + 1, Entry.ANSWER, seat, offers.get(dice.nextInt(offers.size())), 0);
    }

    private <T extends CardTable<T>> void compare(Fold<T> fold, int seat) {
        if ((fold.table().askedSeats() & ~fold.table().pendingSeats()) != 0) return;      // sealed answers are judged elsewhere
        Journal journal = fold.journal();
        int rest = Undo.undoTo(journal, seat, fold.game());
        while (rest >= 0 && journal.tableAfter(rest, fold.game()).offers(seat, Offers.movesOnly()).size() == 1)
            rest = Undo.undoTo(journal.truncated(rest), seat, fold.game());
        assertThat(fold.freeUndoTarget(seat)).as("seat %d after %d answers", seat, journal.entries().size())
                .isEqualTo(rest);
        if (rest >= 0) free++;
        else bound++;
    }
}
