package elysium.vtes.show.order;

import static elysium.kernel.Game.NO_MOVE;
import static elysium.vtes.show.order.ThreeMethuselahs.ANA;
import static elysium.vtes.show.order.ThreeMethuselahs.BO;
import static elysium.vtes.show.order.ThreeMethuselahs.CLEO;
import static elysium.vtes.show.order.ThreeMethuselahs.bled;
import static elysium.vtes.show.order.ThreeMethuselahs.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.tabletop.game.OrderCondition;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.StandingOrder;
import elysium.vtes.VtesGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// Standing orders answer exactly the questions they cover.
class VtesStandingOrdersTest {
    private static final VtesGame GAME = new VtesGame();

    private static StandingOrder order(String kind, String answer, String when, int number) {
        return new StandingOrder(kind, answer, when, number);
    }

    private static StandingOrder always(String kind, String answer) {
        return new StandingOrder(kind, answer, null, 0);
    }

    private static long answer(Vtes t, StandingOrder... orders) {
        return StandingOrder.answer(GAME, t, t.nextPending(), List.of(orders));
    }

    @Test void a_small_bleed_is_not_blocked_if_so_ordered() {
        Vtes t = bled(20);
        assertThat(answer(t, order("block", StandingOrder.PASS, "bleed-under", 2))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(t, order("block", StandingOrder.PASS, "bleed-under", 1))).isEqualTo(NO_MOVE);
        assertThat(answer(t, order("block", StandingOrder.PASS, "undirected", 0))).isEqualTo(NO_MOVE);
        assertThat(answer(t, order("block", StandingOrder.PASS, "by-predator", 0))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(t, order("block", StandingOrder.PASS, "by-prey", 0))).isEqualTo(NO_MOVE);
        assertThat(answer(t, always("vote", StandingOrder.PASS))).isEqualTo(NO_MOVE);
        assertThat(answer(t)).isEqualTo(NO_MOVE);
    }

    @Test void the_first_order_that_holds_decides_and_ask_is_one() {
        Vtes t = bled(20);
        assertThat(answer(t, order("block", StandingOrder.ASK, "by-predator", 0), always("block", StandingOrder.PASS)))
                .isEqualTo(NO_MOVE);
        assertThat(answer(t, order("block", StandingOrder.ASK, "by-prey", 0), always("block", StandingOrder.PASS)))
                .isEqualTo(Move.of(Verb.DECLINE));
    }

    @Test void a_stop_holds_everything_back_while_the_pool_would_fall_too_low() {
        StandingOrder stop = order(StandingOrder.EVERYTHING, StandingOrder.ASK, "pool-under", 8);
        assertThat(answer(bled(9), stop, always("block", StandingOrder.PASS))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(bled(8), stop, always("block", StandingOrder.PASS))).as("7 after the bleed")
                .isEqualTo(NO_MOVE);
        StandingOrder bledFor = order(StandingOrder.EVERYTHING, StandingOrder.ASK, "bled-for", 1);
        assertThat(answer(bled(20), bledFor, always("block", StandingOrder.PASS))).isEqualTo(NO_MOVE);
    }

    @Test void an_undirected_action_of_the_grand_prey_is_let_pass() {
        Vtes t = table(20);
        t.answer(ANA, Move.of(Verb.HUNT, t.first(GameLayout.READY + ANA)));
        assertThat(t.nextPending()).isEqualTo(BO);
        assertThat(answer(t, order("block", StandingOrder.PASS, "undirected", 0))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(t, order("block", StandingOrder.PASS, "by-grand-prey", 0)))
                .as("Ana is the prey of Cleo, Bo's prey")
                .isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(t, order("block", StandingOrder.PASS, "bleed-under", 20))).isEqualTo(NO_MOVE);
    }

    @Test void the_edge_is_used_if_so_ordered() {
        Vtes t = new Vtes(VtesBook.BOOK, StateChecks::due, 3, 1);
        for (int seat = ANA; seat <= CLEO; seat++) t.pools.restore(seat, 20);
        t.turn.restore(9, ANA);
        t.pools.restoreEdge(ANA);
        t.push(new GameFlow(GameFlow.Stage.TURNS));
        t.push(Turn.at(Turn.Stage.UNLOCK));
        t.settle();
        StandingOrder[] orders = {always("unlock", "edge"), always("unlock", StandingOrder.PASS)};
        assertThat(answer(t, orders)).isEqualTo(Move.of(Verb.GAIN_EDGE));
    }

    // ---- what can be ordered

    @Test void orders_are_kept_as_text_and_old_ones_stay_valid() {
        List<StandingOrder> orders =
                List.of(order("block", StandingOrder.PASS, "bleed-under", 3),
                        order("block", StandingOrder.ASK, "undirected", 0),
                        always("block", StandingOrder.PASS));
        assertThat(StandingOrder.write(orders)).startsWith("pass when bleed-under 3\n");
        assertThat(StandingOrder.read("block", StandingOrder.write(orders))).isEqualTo(orders);
        assertThat(StandingOrder.read("vote", "quiet")).containsExactly(StandingOrder.pass("vote"));
        assertThat(StandingOrder.read("*", "only")).containsExactly(always("*", StandingOrder.ONLY_CHOICE));
        assertThat(StandingOrder.read("block", "quiet when bleed-under 3 until mine 57"))
                .containsExactly(order("block", StandingOrder.PASS, "bleed-under", 3).until("my-next-turn", 57));
    }

    @Test void an_order_that_means_nothing_is_refused_with_what_is_wrong() {
        assertThat(always("block", StandingOrder.PASS).fault(GAME)).isNull();
        assertThat(always("strike", "hands").fault(GAME)).isNull();
        assertThat(order(StandingOrder.EVERYTHING, StandingOrder.ASK, "pool-under", 8).fault(GAME)).isNull();
        assertThat(always("blok", StandingOrder.PASS).fault(GAME).en()).contains("blok");
        assertThat(always("toll", StandingOrder.PASS).fault(GAME).en()).contains("must be answered each time");
        assertThat(always("block", "hands").fault(GAME).en()).contains("no answer hands");
        assertThat(order("block", StandingOrder.PASS, "bleed-under", 0).fault(GAME).en()).contains("from 1 to 20");
        assertThat(order("block", StandingOrder.PASS, "undirected", 3).fault(GAME).en()).contains("has no number");
        assertThat(order("block", StandingOrder.PASS, "pool-under", 3).fault(GAME).en()).contains("no condition");
        assertThat(always(StandingOrder.EVERYTHING, StandingOrder.ASK).fault(GAME).en()).contains("add when");
        assertThat(always(StandingOrder.EVERYTHING, "hands").fault(GAME).en()).contains("only be ask");
    }

    @Test void every_condition_has_words_with_a_place_for_its_number() {
        List<OrderCondition> all = new ArrayList<>(GAME.standingOrders().alwaysAsk());
        for (QuestionKind matter : GAME.questionKinds()) all.addAll(GAME.standingOrders().conditions(matter));
        for (OrderCondition each : all) {
            assertThat(each.label().en().contains("#")).as(each.id()).isEqualTo(each.hasNumber());
            assertThat(each.label().fr().contains("#")).as(each.id()).isEqualTo(each.hasNumber());
            if (each.hasNumber()) assertThat(each.allows(each.initial())).as(each.id()).isTrue();
        }
    }

    // ---- what it is good for

    /// Passes on everything that does not concern the seat, strikes with hands, casts no votes, and asks again at low
    /// pool.
    static List<StandingOrder> sensible() {
        List<StandingOrder> orders =
                new ArrayList<>(List.of(order(StandingOrder.EVERYTHING, StandingOrder.ASK, "pool-under", 8),
                        order("block", StandingOrder.PASS, "bleed-under", 3),
                        order("block", StandingOrder.PASS, "undirected", 0),
                        order("before-resolution", StandingOrder.PASS, "not-at-me", 0),
                        order("before-resolution", StandingOrder.PASS, "bleed-under", 3),
                        order("attempt", StandingOrder.PASS, "not-at-me", 0),
                        order("attempt", StandingOrder.PASS, "bleed-under", 3), always("strike", "hands")));
        for (String kind : List.of("others-phase", "cancel", "as-announced", "blocked", "would-succeed",
                "about-to-succeed",
                "after-resolution", "before-range", "range", "before-strikes", "additional", "press", "end-of-round",
                "before-votes", "vote", "any-time"))
            orders.add(StandingOrder.pass(kind));
        return orders;
    }

    /// How often a seat of five is asked in others' turns: in all, with a real choice, and with its orders.
    private static int[] asked(long seed, List<StandingOrder> orders) {
        Vtes t = GAME.setUp(new Setup("vtes", 1, 5, List.of(), seed));
        SplittableRandom random = new SplittableRandom(seed);
        int asked = 0, chosen = 0, left = 0;
        while (!t.isOver() && t.seats.isAlive(ANA)) {
            int seat = t.nextPending();
            Offers offers = t.offers(seat, Offers.movesOnly());
            long move = offers.get(random.nextInt(offers.size()));
            if (seat == ANA && t.turn.active() != ANA) {
                long ordered = StandingOrder.answer(GAME, t, seat, orders);
                if (ordered != NO_MOVE) move = ordered;
                if (!GAME.standingOrders().holds(t, seat, "pool-under", 8)) {
                    asked++;
                    if (StandingOrder.answer(GAME, t, seat, GAME.standingOrders().defaults()) == NO_MOVE) chosen++;
                    if (ordered == NO_MOVE) left++;
                }
            }
            t.answer(seat, move);
        }
        return new int[] {asked, chosen, left};
    }

    @Test void with_sensible_orders_few_questions_of_others_turns_are_left() {
        int asked = 0, chosen = 0, left = 0;
        for (long seed = 1; seed <= 20; seed++) {
            int[] game = asked(seed, sensible());
            asked += game[0];
            chosen += game[1];
            left += game[2];
        }
        assertThat(asked).isGreaterThan(100);
        assertThat(chosen * 3).as("%d of %d leave a choice", chosen, asked).isLessThan(asked * 2);
        assertThat(left * 10).as("%d of %d are left", left, asked).isLessThan(asked);
    }

    @Test void every_sensible_order_can_be_given() {
        for (StandingOrder order : sensible()) assertThat(order.fault(GAME)).as(order.toString()).isNull();
    }

    @Test void an_answer_that_is_not_offered_is_not_given() {
        Vtes t = bled(20);
        assertThat(answer(t, always("block", "hands"))).isEqualTo(NO_MOVE);
        assertThat(GAME.standingOrders().answer(t, BO, "for")).isEqualTo(NO_MOVE);
    }
}
