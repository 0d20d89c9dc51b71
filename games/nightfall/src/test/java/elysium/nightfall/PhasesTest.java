package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.Laid.def;
import static elysium.nightfall.Laid.minion;
import static elysium.nightfall.Laid.wound;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.kernel.Move;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;
import org.junit.jupiter.api.Test;

/// Claiming, drawing, and the text of wounds.
class PhasesTest {
    private static final int DEAR = def("order-3"), CHEAP = def("order-12");

    private static Laid withArchives() {
        Laid it = new Laid(2);
        for (int i = 0; i < 2; i++) it.t.addCard(CHEAP, NONE, ARCHIVE + COMMONS);
        it.t.addCard(DEAR, NONE, ARCHIVE + COMMONS + 1);
        it.t.addCard(def("order-14"), NONE, ARCHIVE + 2);
        return it;
    }

    @Test void a_card_is_claimed_for_its_cost_and_goes_on_the_discard_pile() {
        Laid it = withArchives().begin();
        assertThat(it.t.book().printed(CHEAP, Fact.COST)).isEqualTo(2);
        it.says(0, Verb.CLAIM, COMMONS);
        assertThat(it.t.archives.influence(0)).isZero();
        int top = it.t.last(DISCARD);
        assertThat(it.t.face(top)).isEqualTo(CHEAP);
        assertThat(it.t.owner(top)).isZero();
        assertThatThrownBy(() -> it.says(0, Verb.CLAIM, COMMONS)).hasMessageContaining("NF-CLAIM-03");
    }

    @Test void a_card_discarded_from_the_hand_gives_one_influence() {
        Laid it = withArchives();
        for (int i = 0; i < 3; i++) it.hand(0, minion(1, 1));
        it.begin().passes(0);
        assertThat(it.t.top()).isInstanceOf(Claim.class);
        for (int i = 0; i < 3; i++) it.says(0, Verb.DISCARD, it.held(0, minion(1, 1)));
        assertThat(it.t.archives.influence(0)).isEqualTo(5);
        it.says(0, Verb.CLAIM, COMMONS + 1);
        assertThat(it.t.archives.influence(0)).isZero();
        assertThat(Archives.exists(it.t, COMMONS + 1)).as("its last card is gone").isFalse();
    }

    @Test void enemy_archives_are_closed_unless_a_text_opens_them() {
        Laid it = withArchives().begin();
        assertThatThrownBy(() -> it.says(0, Verb.CLAIM, 2)).hasMessageContaining("NF-CLAIM-02");
        it.t.archives.open(0);
        it.t.archives.setInfluence(0, 9);
        it.says(0, Verb.CLAIM, 2);
        assertThat(it.t.face(it.t.last(DISCARD))).isEqualTo(def("order-14"));
    }

    @Test void minions_in_play_lower_costs_but_never_below_nothing() {
        Laid it = withArchives();
        it.begin();
        for (int i = 0; i < 3; i++) it.play(0, def("order-4"));
        assertThat(Archives.cost(it.t, 0, COMMONS + 1)).isEqualTo(2);
        assertThat(Archives.cost(it.t, 0, COMMONS)).isZero();
        assertThat(Archives.cost(it.t, 1, COMMONS)).isEqualTo(2);
    }

    @Test void influence_that_is_not_spent_is_lost() {
        Laid it = withArchives();
        it.hand(0, minion(1, 1));
        it.begin().passes(0).says(0, Verb.END_CLAIM);
        assertThat(it.t.archives.influence(0)).isZero();
    }

    @Test void cleanup_draws_up_to_five_with_a_new_deck_made_of_the_discards() {
        Laid it = new Laid(2);
        it.t.addCard(minion(1, 1), 0, DECK);
        for (int i = 0; i < 6; i++) it.t.addCard(minion(2, 3), 0, DISCARD);
        it.begin().says(0, Verb.END_CLAIM);
        assertThat(it.t.count(HAND)).isEqualTo(5);
        assertThat(it.held(0, minion(1, 1))).as("the old deck comes first").isNotNegative();
        assertThat(it.t.count(DECK)).isEqualTo(2);
        assertThat(it.t.count(DISCARD)).isZero();
    }

    @Test void whoever_has_five_cards_or_more_draws_none() {
        Laid it = new Laid(2);
        for (int i = 0; i < 6; i++) it.hand(0, minion(1, 1));
        it.t.addCard(minion(2, 3), 0, DECK);
        it.begin().passes(0).says(0, Verb.END_CLAIM);
        assertThat(it.t.count(HAND)).isEqualTo(6);
        assertThat(it.t.count(DECK)).isEqualTo(1);
    }

    @Test void one_wound_text_a_turn_discards_wounds_and_draws_two_for_each() {
        Laid it = new Laid(2);
        it.hand(0, wound(0), wound(1), minion(1, 1), minion(2, 3), minion(3, 3));
        for (int i = 0; i < 5; i++) it.t.addCard(wound(2), 0, DECK);
        it.begin().passes(0).says(0, Verb.END_CLAIM);
        assertThat(it.t.top()).isInstanceOf(CleanUp.class);
        int order = it.held(0, minion(1, 1));
        assertThatThrownBy(() -> it.says(0, Verb.WOUND, order)).hasMessageContaining("NF-WND-01");
        it.says(0, Verb.WOUND, it.held(0, wound(1))).says(0, Verb.WOUND, it.held(0, wound(0)));
        assertThat(it.t.count(HAND)).isEqualTo(3);
        it.passes(0);
        assertThat(it.t.count(HAND)).isEqualTo(7);
        assertThat(it.t.night.active()).as("no second text, though wounds were drawn").isEqualTo(1);
    }

    @Test void a_wound_is_kept_if_its_holder_likes() {
        Laid it = new Laid(2);
        it.hand(0, wound(0));
        it.begin().passes(0).says(0, Verb.END_CLAIM).passes(0);
        assertThat(it.t.count(HAND)).isEqualTo(1);
        assertThat(it.t.night.active()).isEqualTo(1);
    }

    @Test void a_chain_needs_links_and_is_kicked_by_the_color_before() {
        Laid it = new Laid(2);
        int green = def("order-4"), violet = def("order-5");
        it.hand(0, green, def("order-2"), wound(0));
        it.hand(1, violet, wound(1));
        it.begin();
        int other = it.held(0, def("order-2")), wound = it.held(0, wound(0));
        assertThatThrownBy(() -> it.says(0, Verb.LINK, wound)).hasMessageContaining("NF-RUL-26");
        it.says(0, Verb.LINK, it.held(0, green));
        assertThatThrownBy(() -> it.says(0, Verb.LINK, other)).hasMessageContaining("NF-CHAIN-05");
        it.passes(0);
        assertThat(it.t.nextPending()).isEqualTo(1);
        int follows = it.held(1, violet);
        it.says(1, Verb.LINK, follows);
        assertThat(it.t.chain.kicked(it.t.last(CHAIN))).as("its kicker is the color of the one before").isTrue();
        assertThat(it.t.chain.kicked(it.t.first(CHAIN))).as("the first is linked to nothing").isFalse();
    }

    @Test void without_a_first_order_nobody_else_may_play_any() {
        Laid it = new Laid(2);
        it.hand(0, minion(1, 1));
        it.hand(1, minion(1, 1));
        it.begin().passes(0);
        assertThat(it.t.nextPending()).isZero();
        assertThat(it.t.top()).isInstanceOf(Claim.class);
        assertThat(it.offers().allows(Move.of(Verbs.PASS))).isFalse();
        assertThat(it.t.archives.influence(0)).isEqualTo(Nightfall.INCOME);
    }
}
