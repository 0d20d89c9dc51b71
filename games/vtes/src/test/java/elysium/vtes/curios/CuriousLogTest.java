package elysium.vtes.curios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.tabletop.Verbs;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// The log of announced actions: target and card.
class CuriousLogTest {
    private final List<Integer> cards = new ArrayList<>(), through = new ArrayList<>(), seats = new ArrayList<>();
    private final Vtes t = new VtesScenarioSupport(Curios.BOOK).createTable(Map.of("table", """
            turn 9 Ana   minion   only this turn   first Ana   seats Ana, Bo, Cleo
            Ana        pool 30   ready Larissa Moreira   torpor Ryan   play Blood Altar   hand Deep Song, Twin Threat
            Bo         pool 30   ready Nassir
            Cleo       pool 30
            """)).table();
    private final int larissa = t.first(GameLayout.READY), nassir = t.first(GameLayout.READY + 1);

    CuriousLogTest() {
        t.setListener((what, _, card, _, _, _) -> {
            if (what == ActionEventKind.AT_CARD) cards.add(card);
            if (what == ActionEventKind.WITH_CARD) through.add(card);
            if (what == ActionEventKind.AT_SEAT) seats.add(card);
        });
    }

    private int held(String name) {
        for (int card = t.first(GameLayout.HAND); card >= 0; card = t.next(card))
            if (t.name(card).en().equals(name)) return card;
        throw new AssertionError(name);
    }

    @Test void a_bleed_is_at_a_methuselah() {
        t.answer(0, Move.of(Verb.BLEED, larissa, 1));
        assertThat(seats).containsExactly(1);
        assertThat(cards).isEmpty();
        assertThat(through).isEmpty();
    }

    @Test void a_hunt_is_at_nobody() {
        t.answer(0, Move.of(Verb.HUNT, larissa));
        assertThat(seats).isEmpty();
        assertThat(cards).isEmpty();
        assertThat(through).isEmpty();
    }

    @Test void a_rescue_is_at_a_vampire() {
        t.answer(0, Move.of(Verb.RESCUE, larissa, t.first(GameLayout.TORPOR)));
        assertThat(cards).containsExactly(t.first(GameLayout.TORPOR));
    }

    @Test void the_card_of_an_action_is_at_the_vampire_that_was_picked() {
        t.answer(0, Move.of(Verb.PLAY, held("Deep Song"), larissa, 1));
        t.answer(0, Move.of(Verbs.PICK_CARD, nassir, 0));
        assertThat(cards).containsExactly(nassir);
        assertThat(through).isEmpty();
    }

    @Test void methuselahs_that_are_picked_are_told_of_as_no_cards() {
        t.answer(0, Move.of(Verb.PLAY, held("Twin Threat"), larissa, 0));
        t.answer(0, Move.of(Verbs.PICK_SEAT, 1, 0));
        t.answer(0, Move.of(Verbs.PICK_SEAT, 2, 3));
        assertThat(cards).isEmpty();
        assertThat(through).isEmpty();
    }

    @Test void a_card_in_play_is_told_of_as_the_action_goes_through_it() {
        t.answer(0, Move.of(Verb.ACT, t.first(GameLayout.PLAY), larissa, 1));
        assertThat(through).containsExactly(t.first(GameLayout.PLAY));
        assertThat(cards).isEmpty();
    }
}
