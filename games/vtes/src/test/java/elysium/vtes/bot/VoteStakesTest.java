package elysium.vtes.bot;

import static elysium.vtes.dsl.Effects.AMOUNT;
import static elysium.vtes.dsl.Effects.CHOICE;
import static elysium.vtes.dsl.Effects.SECOND;
import static elysium.vtes.dsl.Effects.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.tabletop.CardPlay;
import elysium.vtes.VtesGame;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.References;
import elysium.vtes.dsl.ReferendumEffects;
import elysium.vtes.rules.politics.VoteStakes;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Title;
import org.junit.jupiter.api.Test;

/// The stakes of a Parity Shift for each Methuselah before the vote.
class VoteStakesTest {
    private static final int ANA = 0, BO = 1, CLEO = 2;

    private static Vtes table(int ana, int bo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("pool", ana, "ready", List.of("Alice Chen"), "hand", List.of("Parity Shift")));
        given.put("Bo", Map.of("pool", bo));
        given.put("Cleo", Map.of());
        return new VtesGame().scenarioSupport().createTable(given).table();
    }

    private static CardPlay<Vtes> shift(Vtes t) {
        return CardPlay.of(t, t.first(GameLayout.HAND + ANA), 0, ANA, t.first(GameLayout.READY + ANA));
    }

    private static CardPlay<Vtes> shared(Vtes t, int from, int first, int second, int third) {
        return shift(t).with(TARGET, from).with(CHOICE, first).with(AMOUNT, second).with(SECOND, third);
    }

    private static List<Integer> stakes(Vtes t, CardPlay<Vtes> play) {
        VoteStakes stakes = Objects.requireNonNull(VoteStakes.find(t.book().instructions(play.def(), play.mode())));
        return List.of(stakes.of(t, play, ANA), stakes.of(t, play, BO), stakes.of(t, play, CLEO));
    }

    @Test void everybody_gets_what_was_shared_out_to_them() {
        Vtes t = table(10, 20);
        assertThat(stakes(t, shared(t, BO, ANA, CLEO, ANA))).containsExactly(2, -3, 1);
        assertThat(stakes(t, shared(t, BO, CLEO, CLEO, CLEO))).containsExactly(0, -3, 3);
    }

    @Test void nobody_gets_more_than_there_is() {
        Vtes t = table(1, 2);
        assertThat(stakes(t, shared(t, BO, ANA, ANA, ANA))).containsExactly(2, -2, 0);
    }

    @Test void whoever_controls_a_vampire_that_gets_a_title_has_that_to_gain() {
        Vtes t = table(10, 20);
        VoteStakes stakes = (VoteStakes) ReferendumEffects.bestows(CardChoice.at(ChoiceZone.MINIONS),
                Title.PRIMOGEN.alone(), References.NOTHING);
        CardPlay<Vtes> named = shift(t).with(TARGET, t.first(GameLayout.READY + ANA));
        assertThat(List.of(stakes.of(t, named, ANA), stakes.of(t, named, BO))).containsExactly(3, 0);
        assertThat(stakes.of(t, shift(t), ANA)).isZero();
    }

    @Test void who_has_left_has_nothing_at_stake() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("hand", List.of("Parity Shift")));
        given.put("Bo", Map.of("out", true));
        given.put("Cleo", Map.of());
        Vtes t = new VtesGame().scenarioSupport().createTable(given).table();
        VoteStakes everybody = (VoteStakes) Effects.everybodysPool((_, _, _) -> 2);
        CardPlay<Vtes> play = CardPlay.of(t, t.first(GameLayout.HAND + ANA), 0, ANA, -1);
        assertThat(List.of(everybody.of(t, play, ANA), everybody.of(t, play, BO))).containsExactly(2, 0);
    }

    @Test void where_nobody_was_richer_any_more_nothing_is_at_stake() {
        Vtes t = table(10, 20);
        assertThat(stakes(t, shift(t))).containsExactly(0, 0, 0);
    }
}
