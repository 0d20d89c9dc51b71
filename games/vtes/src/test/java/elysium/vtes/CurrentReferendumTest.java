package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.curios.Curios;
import elysium.vtes.rules.politics.Casting;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import org.junit.jupiter.api.Test;

/// The state and the count of a referendum.
class CurrentReferendumTest {
    private static final int SEATS = 3, CALLER = 1;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, SEATS, 1);
    private final List<List<Integer>> told = new ArrayList<>();

    CurrentReferendumTest() {
        t.setListener((kind, subject, _, amount, _, _) -> {
            if (kind >= PoliticsEventKind.COUNTED && kind <= PoliticsEventKind.FAILED)
                told.add(List.of(kind, subject, amount));
        });
    }

    @Test void votes_are_told_with_their_side_and_who_has_none_of_a_sort_is_not_told_of() {
        Vtes old = new Vtes(Curios.BOOK, _ -> false, SEATS, 1);
        int priscus = lay(old, "curio-priscus", READY), bishop = lay(old, "curio-bishop", READY);
        int regent = lay(old, "curio-first-regent", READY);
        CurrentReferendum.callBloodHunt(old, priscus);
        old.setListener((kind, _, card, amount, _, _) -> told.add(List.of(kind, card, amount)));
        Casting.cast(old, priscus, CurrentReferendum.AGAINST);
        Casting.cast(old, bishop, CurrentReferendum.FOR);
        Casting.cast(old, regent, CurrentReferendum.AGAINST);
        assertThat(told).containsExactly(List.of(PoliticsEventKind.BALLOTS, priscus, -1),
                List.of(PoliticsEventKind.CAST, bishop, 1), List.of(PoliticsEventKind.CAST, regent, -4));
    }

    private int lay(String slug, int seat, int zone) {
        return t.addCard(VtesBook.BOOK.number(slug), seat, zone + seat);
    }

    @Test void a_referendum_is_that_of_the_minion_and_the_methuselah_who_called_it() {
        for (int others = 0; others < SEATS; others++) lay("ryan", CALLER, READY);
        int caller = lay("ayelech", CALLER, READY), card = lay("kine-resources-contested", CALLER, HAND);
        CurrentReferendum.call(t, caller, CALLER, card);
        assertThat(CurrentReferendum.caller(t)).isEqualTo(caller);
        assertThat(CurrentReferendum.seat(t)).isEqualTo(CALLER);
        assertThat(CurrentReferendum.card(t)).isEqualTo(card);
        assertThat(CurrentReferendum.huntedVampire(t)).isEqualTo(NONE);
        assertThat(CurrentReferendum.ownVotes(t, CALLER, CurrentReferendum.OF_CARD)).isOne();
        CurrentReferendum.close(t);
        assertThat(t.activities.isInProgress(ActivityKind.REFERENDUM)).isFalse();
    }

    @Test void the_count_is_told_to_be_of_who_called_it_and_by_how_much_it_was_decided() {
        int caller = lay("ayelech", CALLER, READY);
        CurrentReferendum.call(t, caller, CALLER, lay("kine-resources-contested", CALLER, HAND));
        Casting.castOwn(t, CALLER, CurrentReferendum.OF_CARD, CurrentReferendum.FOR);
        assertThat(CurrentReferendum.close(t)).isTrue();
        assertThat(told.getFirst()).startsWith(PoliticsEventKind.COUNTED, CALLER);
        assertThat(told.getLast()).containsExactly(PoliticsEventKind.PASSED, CALLER, 1);
    }

    @Test void a_tie_is_told_to_fail_by_none() {
        int caller = lay("ayelech", CALLER, READY);
        CurrentReferendum.call(t, caller, CALLER, lay("kine-resources-contested", CALLER, HAND));
        t.pools.restoreEdge(2);
        Casting.burnEdge(t, 2);
        Casting.castOwn(t, CALLER, CurrentReferendum.OF_CARD, CurrentReferendum.FOR);
        Casting.castOwn(t, 2, CurrentReferendum.OF_EDGE, CurrentReferendum.AGAINST);
        assertThat(CurrentReferendum.close(t)).isFalse();
        assertThat(told.getLast()).containsExactly(PoliticsEventKind.FAILED, CALLER, 0);
    }

    @Test void the_count_of_a_hunt_is_told_to_be_of_who_controls_the_diablerist() {
        int diablerist = lay("ryan", 2, READY);
        CurrentReferendum.callBloodHunt(t, diablerist);
        assertThat(CurrentReferendum.close(t)).isFalse();
        assertThat(told.getFirst()).startsWith(PoliticsEventKind.COUNTED, 2);
        assertThat(told.getLast()).containsExactly(PoliticsEventKind.FAILED, 2, 0);
    }

    @Test void who_has_the_edge_alone_gains_its_vote() {
        int caller = lay("ayelech", CALLER, READY);
        CurrentReferendum.call(t, caller, CALLER, lay("kine-resources-contested", CALLER, HAND));
        t.pools.restoreEdge(2);
        Casting.burnEdge(t, 2);
        for (int seat = 0; seat < SEATS; seat++)
            assertThat(CurrentReferendum.ownVotes(t, seat, CurrentReferendum.OF_EDGE)).isEqualTo(seat == 2 ? 1 : 0);
    }

    @Test void a_ready_priscus_has_a_ballot_and_nobody_else() {
        Vtes old = new Vtes(Curios.BOOK, _ -> false, SEATS, 1);
        assertThat(CurrentReferendum.ballots(old, lay(old, "curio-priscus", READY))).isOne();
        assertThat(CurrentReferendum.ballots(old, lay(old, "curio-priscus", TORPOR))).isZero();
        assertThat(CurrentReferendum.ballots(old, lay(old, "curio-cardinal", READY))).isZero();
        assertThat(CurrentReferendum.ballots(old, lay(old, "curio-bystander", READY))).isZero();
    }

    private static int lay(Vtes t, String slug, int zone) {
        return t.addCard(Curios.BOOK.number(slug), 0, zone);
    }
}
