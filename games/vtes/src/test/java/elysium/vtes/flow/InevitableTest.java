package elysium.vtes.flow;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.View;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Sect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// State checks run one after the other, in order, with their events.
class InevitableTest {
    private static final int FULL = 7;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, 3, 1);

    /// Nothing else is under way.
    private record Rest() implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            t.end();
        }
    }

    @BeforeEach void begin() {
        t.turn.restore(1, 0);
        t.turn.restorePhase(Phase.MASTER);
        t.push(new Rest());
        for (int seat = 0; seat < 3; seat++) {
            t.pools.restore(seat, 10);
            fill(seat, FULL - 1);
            lay("vessel", seat, LIBRARY);
        }
        t.hands.endChecks();
    }

    private int lay(String slug, int seat, int zone) {
        return t.addCard(VtesBook.BOOK.number(slug), seat, zone + seat);
    }

    private void fill(int seat, int cards) {
        for (int i = 0; i < cards; i++) lay("majesty", seat, HAND);
    }

    private int held(int seat) {
        return t.count(HAND + seat);
    }

    /// VTES-PLAY-08
    @Test void a_hand_is_drawn_up_and_nothing_more_is_due() {
        t.hands.requestCheck(1);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(held(1)).isEqualTo(FULL);
        assertThat(held(0)).isEqualTo(FULL - 1);
        assertThat(StateChecks.due(t)).isFalse();
    }

    @Test void a_hand_that_cannot_be_drawn_up_is_not_looked_at_again() {
        t.move(t.first(LIBRARY + 1), HAND + 2);
        t.hands.requestCheck(1);
        assertThat(StateChecks.due(t)).isFalse();
        assertThat(t.hands.checkNeeded()).isFalse();
    }

    /// VTES-PLAY-08
    @Test void whoever_holds_too_much_is_asked_once_what_goes() {
        fill(2, 2);
        t.hands.requestCheck(2);
        int depth = t.depth();
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.top()).isEqualTo(Discarding.of(2));
        assertThat(StateChecks.due(t)).isFalse();
        assertThat(t.depth()).isEqualTo(depth + 1);
    }

    /// VTES-CLR-86
    @Test void a_counter_burns_in_place_of_one_draw_alone() {
        int visit = lay("visit-from-the-capuchin", 0, PLAY);
        t.blood.restore(visit, 4);
        t.hands.endChecks();
        t.hands.setReplacing(0, 2);
        t.hands.requestCheck(0);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.hands.replacing(0)).isOne();
        assertThat(held(0)).isEqualTo(FULL - 1);
        assertThat(t.top()).isInstanceOf(TriggerResolution.class);
        assertThat(StateChecks.due(t)).isFalse();
    }

    /// VTES-PLAY-08: whatever else acts just now, unless it comes in place of a draw.
    @Test void hands_are_drawn_up_while_a_text_acts() {
        t.hands.requestCheck(1);
        t.push(new TriggerResolution<>(Moment.TURN_STARTS, t.ledger.markOfAgo(0), 0, 0, 0, 0));
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(held(1)).isEqualTo(FULL);
        int vessel = lay("vessel", 0, PLAY);
        lay("vessel", 2, LIBRARY);
        t.hands.requestCheck(2);
        t.push(new CardPlay<>(vessel, t.face(vessel), 0, 0, 0, NONE, 0, CardPlay.NO_CHOICES));
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(held(2)).isEqualTo(FULL);
    }

    /// VTES-SEC-06
    @Test void titles_are_yielded_and_hands_drawn_up() {
        int prince = lay("andi-liu", 0, READY);
        t.identity.setTitle(prince, t.printed(lay("andi-liu", 1, READY), Fact.TITLE));
        t.identity.setContestsTitle(prince, true);
        t.identity.setSect(prince, Sect.ANARCH);
        t.hands.endChecks();
        t.hands.requestCheck(0);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.identity.title(prince)).isZero();
        assertThat(held(0)).isEqualTo(FULL);
    }

    /// VTES-ALY-07
    @Test void allies_without_life_are_burned_one_by_one_before_hands_are_drawn_up() {
        int one = lay("underbridge-stray", 0, READY), other = lay("underbridge-stray", 1, READY);
        t.hands.endChecks();
        t.hands.requestCheck(2);
        t.requestAllChecks();
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.regions.inPlay(one)).isFalse();
        assertThat(t.regions.inPlay(other)).isTrue();
        assertThat(held(2)).isEqualTo(FULL - 1);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.regions.inPlay(other)).isFalse();
    }

    @Test void nothing_is_due_where_all_live() {
        t.requestAllChecks();
        assertThat(StateChecks.due(t)).isFalse();
    }

    /// VTES-RUL-86
    @Test void whoever_has_no_pool_is_out_before_hands_are_drawn_up() {
        t.hands.requestCheck(0);
        t.pools.burn(1, 10);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(t.seats.isAlive(1)).isFalse();
        assertThat(held(0)).isEqualTo(FULL - 1);
        assertThat(StateChecks.due(t)).isTrue();
        assertThat(held(0)).isEqualTo(FULL);
    }

    @Test void a_hand_that_is_played_openly_is_shown_as_soon_as_it_is() {
        int card = t.first(HAND + 1);
        StateChecks.due(t);
        assertThat(View.seenBy(t, card) & EVERYONE).isNotEqualTo(EVERYONE);
        lay("revelations", 0, PLAY);
        StateChecks.due(t);
        assertThat(View.seenBy(t, card) & EVERYONE).isEqualTo(EVERYONE);
    }
}
