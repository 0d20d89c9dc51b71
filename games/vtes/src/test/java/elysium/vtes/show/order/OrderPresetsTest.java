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
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.OrderCondition;
import elysium.tabletop.game.OrderExpiry;
import elysium.tabletop.game.OrderPreset;
import elysium.tabletop.game.StandingOrder;
import elysium.vtes.VtesGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// Each preset does what its sentence says, for as long as it says.
class OrderPresetsTest {
    private static final VtesGame GAME = new VtesGame();

    private static List<StandingOrder> bundle(String id) {
        for (OrderPreset each : GAME.standingOrders().presets()) if (each.id().equals(id)) return each.orders();
        throw new AssertionError(id);
    }

    /// Bo's Nassir blocks; both hold cards, so that every window opens.
    private static Vtes blocked() {
        Vtes t = bled(20);
        for (int seat = ANA; seat <= BO; seat++)
            t.addCard(VtesBook.BOOK.number("preternatural-strength"), seat, GameLayout.HAND + seat);
        t.answer(BO, Move.of(Verb.BLOCK, t.first(GameLayout.READY + BO)));
        return t;
    }

    private static Vtes hunted() {
        Vtes t = table(20);
        t.answer(ANA, Move.of(Verb.HUNT, t.first(GameLayout.READY + ANA)));
        return t;
    }

    private static long answer(Vtes t, List<StandingOrder> orders) {
        return StandingOrder.answer(GAME, t, t.nextPending(), orders);
    }

    // ---- the sentences

    @Test void do_not_block_bleeds_under_3() {
        assertThat(answer(bled(20), bundle("no-small-blocks"))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(hunted(), bundle("no-small-blocks"))).as("no bleed").isEqualTo(NO_MOVE);
    }

    @Test void never_wake_for_my_grand_prey() {
        Vtes t = hunted();
        assertThat(t.nextPending()).isEqualTo(BO);
        assertThat(answer(t, bundle("no-waking"))).isEqualTo(Move.of(Verb.DECLINE));
        t.answer(BO, Move.of(Verb.DECLINE));
        assertThat(t.nextPending()).isEqualTo(CLEO);
        assertThat(answer(t, bundle("no-waking"))).as("Ana is Cleo's own prey").isEqualTo(NO_MOVE);
    }

    @Test void no_pre_range_no_maneuver_hands_for_strength_no_press() {
        Vtes t = blocked();
        Set<String> answered = new TreeSet<>();
        while (!t.isOver() && (CurrentCombat.isInProgress(t) || answered.isEmpty())) {
            int seat = t.nextPending();
            String kind = GAME.questionKind(t, seat).id();
            long ordered = answer(t, bundle("quiet-combat"));
            if (ordered != NO_MOVE) answered.add(kind);
            else assertThat(kind).as("is left to its player").isNotIn("before-range", "range", "strike", "press");
            if (kind.equals("strike")) assertThat(Move.verb(ordered)).isEqualTo(Verb.STRIKE);
            t.answer(seat, ordered == NO_MOVE ? GAME.passMove(t, seat) : ordered);
        }
        assertThat(answered).contains("range", "strike", "press");
    }

    @Test void pass_all_votes() {
        int votes = 0;
        for (long seed = 1; votes == 0; seed++) {
            Vtes t = GAME.setUp(new Setup("vtes", 1, 5, List.of(), seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (!t.isOver()) {
                int seat = t.nextPending();
                if (GAME.questionKind(t, seat).id().equals("vote")) {
                    assertThat(answer(t, bundle("no-votes"))).isEqualTo(Move.of(Verbs.PASS));
                    votes++;
                }
                Offers offers = t.offers(seat, Offers.movesOnly());
                t.answer(seat, offers.get(random.nextInt(offers.size())));
            }
        }
    }

    @Test void stop_me_if_my_pool_would_fall_under_8() {
        List<StandingOrder> orders = new ArrayList<>(bundle("low-pool"));
        orders.add(StandingOrder.pass("block"));
        assertThat(answer(bled(9), orders)).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(bled(8), orders)).as("7 after the bleed").isEqualTo(NO_MOVE);
    }

    @Test void what_others_do_to_others_passes_but_not_ones_own_actions() {
        Vtes t = hunted();
        assertThat(answer(t, bundle("others-business"))).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(bled(20), bundle("others-business"))).as("it is Bo who is bled").isEqualTo(NO_MOVE);
        assertThat(GAME.standingOrders().holds(t, ANA, "not-at-me", 0)).isFalse();
        assertThat(GAME.standingOrders().holds(t, BO, "not-at-me", 0)).isTrue();
    }

    @Test void every_bundle_can_be_left_and_has_a_place_for_its_number() {
        Set<String> ids = new TreeSet<>();
        for (OrderPreset each : GAME.standingOrders().presets()) {
            assertThat(ids.add(each.id())).isTrue();
            boolean counts = false;
            for (StandingOrder order : each.orders()) {
                assertThat(order.fault(GAME)).as(each.id()).isNull();
                OrderCondition proviso = order.condition(GAME);
                if (proviso != null && proviso.hasNumber()) {
                    counts = true;
                    assertThat(order.number()).isEqualTo(proviso.initial());
                }
            }
            assertThat(each.label().en().contains("#")).as(each.id()).isEqualTo(counts);
            assertThat(each.label().fr().contains("#")).as(each.id()).isEqualTo(counts);
        }
    }

    // ---- for a while

    @Test void whoever_passes_for_a_turn_passes_what_does_not_concern_them_but_never_their_own_turn() {
        List<StandingOrder> round = bundle("pass-round");
        assertThat(answer(hunted(), round)).isEqualTo(Move.of(Verb.DECLINE));
        assertThat(answer(bled(20), round)).as("a bleed of Bo concerns Bo").isEqualTo(NO_MOVE);
        Vtes own = table(20);
        assertThat(own.nextPending()).isEqualTo(ANA);
        assertThat(answer(own, round)).isEqualTo(NO_MOVE);
    }

    @Test void what_is_left_for_a_while_goes_before_what_stays_but_not_before_a_stop() {
        List<StandingOrder> orders = new ArrayList<>(List.of(new StandingOrder("block", StandingOrder.ASK, null, 0)));
        orders.addAll(bundle("not-this-block"));
        assertThat(answer(bled(8), orders)).isEqualTo(Move.of(Verb.DECLINE));
        orders.addAll(bundle("low-pool"));
        assertThat(answer(bled(8), orders)).isEqualTo(NO_MOVE);
    }

    @Test void where_there_is_nothing_to_choose_no_stop_asks() {
        List<StandingOrder> orders = new ArrayList<>(bundle("low-pool"));
        orders.addAll(GAME.standingOrders().defaults());
        Vtes t = bled(8);
        t.minions.lock(t.first(GameLayout.READY + BO));
        assertThat(t.offers(BO, Offers.movesOnly()).size()).isEqualTo(1);
        assertThat(answer(t, orders)).isEqualTo(t.offers(BO, Offers.movesOnly()).get(0));
    }

    @Test void each_time_ends_once_when_it_is_over() {
        Vtes t = bled(20);
        int actions = 0, turns = 0, mine = 0;
        for (String term : List.of("action", "turn", "my-next-turn"))
            assertThat(GAME.standingOrders().isAvailable(t, term)).as(term).isTrue();
        assertThat(GAME.standingOrders().isAvailable(t, "combat")).isFalse();
        while (t.turn.active() == ANA) {
            Vtes before = t.copy();
            int seat = t.nextPending();
            t.answer(seat, GAME.passMove(t, seat));
            actions += GAME.standingOrders().hasExpired(before, t, BO, "action") ? 1 : 0;
            turns += GAME.standingOrders().hasExpired(before, t, ANA, "turn") ? 1 : 0;
            mine += GAME.standingOrders().hasExpired(before, t, BO, "my-next-turn") ? 1 : 0;
            assertThat(GAME.standingOrders().hasExpired(before, t, CLEO, "my-next-turn")).isFalse();
        }
        assertThat(t.turn.active()).isEqualTo(BO);
        assertThat(List.of(actions, turns, mine)).containsExactly(1, 1, 1);
    }

    @Test void a_combat_ends_when_another_begins_at_once() {
        Vtes t = blocked();
        while (!CurrentCombat.isInProgress(t)) t.answer(t.nextPending(), GAME.passMove(t, t.nextPending()));
        Vtes later = t.copy();
        assertThat(GAME.standingOrders().isAvailable(t, "combat")).isTrue();
        assertThat(GAME.standingOrders().hasExpired(t, later, BO, "combat")).isFalse();
        while (CurrentCombat.isInProgress(later))
            later.answer(later.nextPending(), GAME.passMove(later, later.nextPending()));
        assertThat(GAME.standingOrders().hasExpired(t, later, BO, "combat")).isTrue();
    }

    @Test void orders_for_a_while_are_kept_as_text_and_wrong_ones_named() {
        List<StandingOrder> orders =
                List.of(new StandingOrder("block", StandingOrder.PASS, "bleed-under", 3).until("action", 57),
                        StandingOrder.pass("block").until("my-next-turn", 0), StandingOrder.pass("block"));
        assertThat(StandingOrder.write(orders))
                .startsWith("pass when bleed-under 3 until action 57\npass until my-next-turn 0\n");
        assertThat(StandingOrder.read("block", StandingOrder.write(orders))).isEqualTo(orders);
        assertThat(StandingOrder.pass("block").until("dawn", 0).fault(GAME).en())
                .contains("action, combat, turn, my-next-turn");
        assertThat(StandingOrder.pass(StandingOrder.EVERYTHING).fault(GAME).en()).contains("add until");
        assertThat(StandingOrder.pass(StandingOrder.EVERYTHING).until("turn", 0).fault(GAME)).isNull();
        assertThat(new StandingOrder(StandingOrder.EVERYTHING, StandingOrder.ONLY_CHOICE, null, 0).until("turn", 0)
                .fault(GAME)
                .en())
                .contains("always");
        for (OrderExpiry term : GAME.standingOrders().expiries())
            assertThat(term.label().fr()).isNotEqualTo(term.label().en());
    }
}
