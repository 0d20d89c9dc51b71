package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Cabinet.GREEDY;
import static elysium.tabletop.Cabinet.HAND;
import static elysium.tabletop.Cabinet.HEAP;
import static elysium.tabletop.Cabinet.MIRROR;
import static elysium.tabletop.Cabinet.PLAIN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import org.junit.jupiter.api.Test;

class AuthorTrapsTest {
    private final Cabinet t = new Cabinet();

    @Test void a_walk_that_moves_cards_takes_the_rows_first() {
        for (int i = 0; i < 7; i++) t.lay(PLAIN, HAND);
        int[] rows = new int[8];
        int n = t.copyRows(HAND, rows);
        for (int i = 0; i < n; i++) t.move(rows[i], HEAP);
        assertThat(List.of(n, t.count(HAND), t.count(HEAP))).containsExactly(7, 0, 7);
        assertThat(t.first(HAND)).isEqualTo(NONE);
    }

    @Test void a_walk_by_next_follows_the_card_into_its_new_pile() {
        for (int i = 0; i < 7; i++) t.lay(PLAIN, HAND);
        for (int card = t.first(HAND); card != NONE; card = t.next(card)) t.move(card, HEAP);
        assertThat(t.count(HEAP)).as("this is why rows are taken first").isEqualTo(1);
    }

    @Test void four_picks_are_remembered_under_their_names_and_a_fifth_throws() {
        t.push(new Idle());
        t.push(CardPlay.of(t, t.lay(GREEDY, HAND), 0, 0, NONE));
        t.settle();
        for (int name = 0; name < 4; name++) t.answer(0, Move.of(Verbs.PICK_NUMBER, 10 + name, name));
        assertThat(t.top()).isInstanceOfSatisfying(CardPlay.class, play -> {
            for (int name = 0; name < 4; name++) assertThat(play.picked(name)).isEqualTo(10 + name);
        });
        assertThatThrownBy(() -> t.answer(0, Move.of(Verbs.PICK_NUMBER, 14, 4)))
                .hasMessageContaining("choice slot 4 is not one of 0 to 3");
    }

    @Test void a_value_that_depends_on_itself_throws() {
        t.lay(MIRROR, HEAP);
        assertThatThrownBy(() -> t.value(Cabinet.REFLECTED, 0)).hasMessageContaining("depends on itself");
    }

    @Test void what_has_no_room_throws() {
        for (int i = 0; i < 8; i++) t.lay(PLAIN, HAND);
        assertThatThrownBy(() -> t.lay(PLAIN, HAND)).hasMessageContaining("no free row for a card");
        t.ledger.use(0, 0, 0);
        t.ledger.use(0, 0, 1);
        assertThatThrownBy(() -> t.ledger.use(0, 0, 2)).hasMessageContaining("the ledger is full");
        t.activityStack.begin();
        t.activityStack.begin();
        assertThatThrownBy(() -> t.activityStack.begin()).hasMessageContaining("too many nested activities");
        t.activityStack.pay(Cabinet.PURSE, 1);
        t.activityStack.pay(Cabinet.PURSE, 1);
        assertThatThrownBy(() -> t.activityStack.pay(Cabinet.PURSE, 1)).hasMessageContaining("too many noted costs");
        assertThat(t.purse()).isEqualTo(-2);
        t.activityStack.refund(0);
        assertThat(t.purse()).isZero();
    }

    @Test void a_fist_holds_no_number_out_of_its_bounds() {
        assertThatThrownBy(() -> t.secretNumbers.set(0, 4, 0, 3)).hasMessageContaining("4 is not between 0 and 3");
        assertThat(t.secretNumbers.has(0)).isFalse();
    }

    @Test void a_book_keeps_its_numbers_and_slugs_apart() {
        Card<Cabinet> first = Cabinet.card(0, "plain", Program.none(), List.of());
        Card<Cabinet> same = Cabinet.card(1, "plain", Program.none(), List.of());
        assertThatThrownBy(() -> new Book<>(List.of(first, same), 0))
                .hasMessageContaining("two cards of the book have the slug plain");
        assertThatThrownBy(() -> new Book<>(List.of(same), 0)).hasMessageContaining("plain has number 1 but index 0");
    }

    /// The bottom frame, which is never resumed.
    private record Idle() implements Frame<Cabinet> {
        @Override public void resume(Cabinet t) {
            t.end();
        }
    }
}
