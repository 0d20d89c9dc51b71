package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.server.Seed;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.room.fold.Fold;
import elysium.store.Fingerprint;
import elysium.tabletop.Visibility;
import elysium.vendetta.VendettaGame;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// Checks that a card played face down and undone returns to a random row of the hand.
class TakenBackTest {
    private static final VendettaGame GAME = new VendettaGame();
    private static final int TRIES = 200;

    private final Random dice = new Random(Seed.of(this));
    private final List<Entry> entries = new ArrayList<>();
    private Setup setup = new Setup(GAME.id(), GAME.rulesVersion(), 3, List.of(), 0);
    private Fold<Vendetta> fold = fresh();

    private Fold<Vendetta> fresh() {
        return new Fold<>(GAME, new Journal(setup, List.of()), GameTiming.UNTIMED);
    }

    private void take(int kind, int seat, long move) {
        Entry entry = new Entry(fold.entries() + 1, kind, seat, move, 0);
        entries.add(entry);
        fold.apply(entry);
    }

    private void answer() {
        int seat = fold.table().nextPending();
        Offers offers = fold.table().offers(seat, Offers.movesOnly());
        take(Entry.ANSWER, seat, offers.get(dice.nextInt(offers.size())));
    }

    /// Plays until a player plays a card face down from a hand of several; returns its row, or NONE.
    private int laidDown() {
        while (!fold.table().isOver()) {
            int seat = fold.table().nextPending(), answers = fold.journal().entries().size();
            Vendetta before = fold.table().copy();
            answer();
            for (int row = 0; row < before.rows(); row++)
                if (held(before, row) && before.count(before.zone(row)) > 1 && fold.table().isFaceDown(row)
                        && fold.lastChoice(seat) == answers)
                    return row;
        }
        return Table.NONE;
    }

    private static boolean held(Vendetta table, int row) {
        return table.zones().visibility(table.zone(row)) == Visibility.HELD;
    }

    @Test void the_row_of_a_card_that_was_laid_down_does_not_tell_which_one_it_was() {
        int same = 0, tries = 0;
        double expected = 0;
        while (tries < TRIES) {
            setup = setup.withSeed(dice.nextLong());
            fold = fresh();
            entries.clear();
            int row = laidDown();
            if (row == Table.NONE) continue;
            int seat = fold.table().owner(row), face = fold.table().face(row);
            take(Entry.TAKEN_BACK, seat, Entry.undoMove(fold.lastChoice(seat)));
            Vendetta now = fold.table();
            assertThat(held(now, row)).isTrue();
            if (now.face(row) == face) same++;
            expected += share(now, row, face);
            tries++;
            if (tries == 1) goesOnAlike();
        }
        assertThat((double) same).as("of %d tries", tries).isBetween(expected - 35, expected + 35);
    }

    /// The number of copies of that card in the hand.
    private static double share(Vendetta now, int row, int face) {
        int like = 0, zone = now.zone(row);
        for (int card = now.first(zone); card != Table.NONE; card = now.next(card)) if (now.face(card) == face) like++;
        return (double) like / now.count(zone);
    }

    /// Replayed from its entries or from its journal, the game is the same to its end.
    private void goesOnAlike() {
        for (int i = 0; i < 40 && !fold.table().isOver(); i++) answer();
        Fold<Vendetta> again = fresh();
        for (Entry entry : entries) again.apply(entry);
        assertThat(Fingerprint.of(again.table())).isEqualTo(Fingerprint.of(fold.table()));
        Journal journal = fold.journal();
        assertThat(journal.entries()).anyMatch(Journal.Entry::conceals);
        assertThat(Fingerprint.of(journal.tableAfter(journal.entries().size(), GAME)))
                .isEqualTo(Fingerprint.of(fold.table()));
    }

    @Test void what_was_taken_back_before_hidden_cards_changed_rows_is_played_as_it_was() {
        int row = laidDown();
        int seat = fold.table().owner(row), face = fold.table().face(row);
        take(Entry.TAKEN_BACK, seat, fold.lastChoice(seat));
        assertThat(fold.table().face(row)).isEqualTo(face);
        assertThat(fold.journal().entries()).noneMatch(Journal.Entry::conceals);
    }

    @Test void one_answer_after_the_other_is_taken_back_freely() {
        for (int tries = 0; tries < 20;) {
            setup = setup.withSeed(dice.nextLong());
            fold = fresh();
            entries.clear();
            int seat = Table.NONE, back = Table.NONE, before = Table.NONE;
            while (before < 0 && !fold.table().isOver()) {
                seat = fold.table().nextPending();
                answer();
                boolean sealed = fold.table().isAsked(seat) && (fold.table().pendingSeats() >> seat & 1) == 0;
                back = fold.freeUndoTarget(seat);
                before = back > 0 && !sealed ? backAt(seat, back) : Table.NONE;
            }
            if (before < 0) continue;
            take(Entry.TAKEN_BACK, seat, Entry.undoMove(back));
            assertThat(fold.freeUndoTarget(seat)).isEqualTo(before);
            tries++;
        }
    }

    /// How many answers remain after a free undo of a seat at that point, or -1.
    private int backAt(int seat, int answers) {
        Fold<Vendetta> earlier = fresh();
        for (Entry entry : entries) {
            if (earlier.journal().entries().size() >= answers) break;
            earlier.apply(entry);
        }
        return earlier.journal().entries().size() == answers ? earlier.freeUndoTarget(seat) : -1;
    }
}
