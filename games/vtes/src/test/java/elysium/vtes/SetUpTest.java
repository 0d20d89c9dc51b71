package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// How a game begins.
class SetUpTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int SEEDS = 40;

    private static Vtes begin(int seats, long seed, String... options) {
        return GAME.setUp(new Setup("vtes", 1, seats, List.of(options), seed));
    }

    private static void games(Consumer<Vtes> look) {
        for (int seats = 2; seats <= 6; seats++)
            for (long seed = 0; seed < SEEDS; seed++) look.accept(begin(seats, seed));
    }

    /// VTES-SET-01, VTES-RUL-06: the box is for four or five, and tables of two, three and six play too.
    @Test void two_to_six_may_play() {
        assertThat(GAME.seatCounts()).containsExactly(2, 3, 4, 5, 6);
        for (int seats : GAME.seatCounts()) assertThat(begin(seats, 1).seats.count()).isEqualTo(seats);
        for (int seats : new int[] {1, 7})
            assertThatThrownBy(() -> begin(seats, 1)).isInstanceOf(InvalidInputException.class)
                    .hasMessageContaining("VTES-RUL-06");
    }

    /// VTES-RUL-06
    @Test void of_two_each_is_prey_and_predator_of_the_other() {
        Vtes t = begin(2, 3);
        for (int seat = 0; seat < 2; seat++)
            assertThat(List.of(t.seats.prey(seat), t.seats.predator(seat))).containsExactly(1 - seat, 1 - seat);
    }

    /// VTES-SET-02
    @Test void anybody_may_begin() {
        for (int seats = 2; seats <= 6; seats++) {
            Set<Integer> first = new HashSet<>();
            for (long seed = 0; seed < SEEDS * 2; seed++) {
                Vtes t = begin(seats, seed);
                first.add(t.turn.firstPlayer());
                assertThat(t.turn.active()).isEqualTo(t.turn.firstPlayer());
                assertThat(t.turn.number()).isEqualTo(1);
            }
            assertThat(first).hasSize(seats);
        }
    }

    /// VTES-SET-05, VTES-SET-07: thirty pool each, and the Edge is nobody's.
    @Test void everybody_has_thirty_pool_and_nobody_the_edge() {
        games(t -> {
            for (int seat = 0; seat < t.players(); seat++) assertThat(t.pools.of(seat)).isEqualTo(30);
            assertThat(t.pools.edge()).isEqualTo(NONE);
        });
    }

    /// VTES-SET-10, VTES-SET-11, VTES-SET-08: of 12 and 77 cards 4 lie uncontrolled and 7 are held; nothing is ready, in
    /// torpor or burned.
    @Test void seven_cards_are_held_and_four_lie_face_down() {
        games(t -> {
            for (int seat = 0; seat < t.players(); seat++) {
                List<Integer> sizes = new ArrayList<>();
                for (int zone : new int[] {HAND, LIBRARY, UNCONTROLLED, CRYPT, READY, TORPOR, ASH})
                    sizes.add(t.count(zone + seat));
                assertThat(sizes).containsExactly(7, 70, 4, 8, 0, 0, 0);
                for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) {
                    assertThat(t.isFaceDown(card)).isTrue();
                    assertThat(t.facts.isVampire(card)).isTrue();
                    for (int other = 0; other < t.players(); other++)
                        assertThat(t.sees(other, card)).isEqualTo(other == seat);
                }
                for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
                    assertThat(t.facts.isVampire(card)).isFalse();
            }
        });
    }

    /// VTES-SET-09: both decks are shuffled, and lie in an order that nobody chose.
    @Test void crypts_and_libraries_are_shuffled() {
        for (int seat = 0; seat < 4; seat++) {
            Set<String> libraries = new HashSet<>(), crypts = new HashSet<>();
            for (long seed = 0; seed < SEEDS; seed++) {
                Vtes t = begin(4, seed);
                libraries.add(order(t, LIBRARY + seat));
                crypts.add(order(t, CRYPT + seat));
            }
            assertThat(libraries).hasSize(SEEDS);
            assertThat(crypts).hasSizeGreaterThan(SEEDS * 3 / 4);
        }
    }

    private static String order(Vtes t, int zone) {
        StringBuilder order = new StringBuilder();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) order.append(t.face(card)).append(' ');
        return order.toString();
    }

    /// VTES-SET-06, VTES-DECK-10, VTES-CNT-09: there are 180 counters in the box; the bank has more than that.
    @Test void the_bank_never_runs_out() {
        Vtes t = begin(5, 1);
        for (int seat = 0; seat < 5; seat++) t.pools.gain(seat, 200);
        for (int seat = 0; seat < 5; seat++) assertThat(t.pools.of(seat)).isEqualTo(230);
    }

    /// VTES-RUL-07, VTES-INF-02: 1, 2, 3 and from then on 4 transfers in the turns of the game, however many play.
    @Test void the_first_three_turns_have_fewer_transfers() {
        for (int seats = 2; seats <= 6; seats++) {
            Vtes t = begin(seats, 5);
            List<Integer> transfers = new ArrayList<>();
            while (transfers.size() < 6) {
                if (t.turn.phase() == Phase.INFLUENCE && transfers.size() < t.turn.number())
                    transfers.add(t.turn.transfers());
                int seat = t.nextPending();
                t.answer(seat, idle(t, seat));
            }
            assertThat(transfers).as(seats + " seats").containsExactly(1, 2, 3, 4, 4, 4);
        }
    }

    private static long idle(Vtes t, int seat) {
        long end = Move.of(Verb.END_PHASE);
        return t.offers(seat, Offers.movesOnly()).allows(end) ? end : Move.of(Verbs.PASS);
    }
}
