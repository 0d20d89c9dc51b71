package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.tabletop.Verbs;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The public events of a combat: strikes and targets, cards played and cancelled.
class ToldTest {
    private record Told(int kind, int subject, int object, int amount) {}

    private final List<Told> told = new ArrayList<>();

    private Arena arena() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5);
        arena.t.setListener((kind, subject, object, amount, _, _) -> told.add(new Told(kind, subject, object, amount)));
        return arena;
    }

    private long times(int kind) {
        return told.stream().filter(event -> event.kind() == kind).count();
    }

    @Test void both_are_heard_to_strike() {
        arena().holds(ANA, "Punch").fight().uses(ANA, Moment.STRIKE, "Punch").rest();
        assertThat(times(CombatEventKind.STRIKES_WITH)).isOne();
        assertThat(times(CombatEventKind.STRIKES_BY_HAND)).isOne();
    }

    /// VTES-RCB-03
    @Test void only_a_retainer_is_named_as_what_a_strike_is_aimed_at() {
        Arena arena =
                arena().holds(ANA, "Dash", "Stone").holds(BO, "Stone").bears(ANA, "Hound", 2).bears(BO, "Hound", 2);
        arena.fight().uses(ANA, Moment.RANGE, "Dash").uses(ANA, Moment.STRIKE, "Stone");
        arena.answer(Move.of(Verbs.PICK_CARD, arena.fighter(BO))).uses(BO, Moment.STRIKE, "Stone");
        arena.answer(Move.of(Verbs.PICK_CARD, arena.fighter(ANA))).rest();
        assertThat(times(CombatEventKind.AIMS)).isZero();
        assertThat(arena.blood(ANA)).isEqualTo(4);
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    @Test void a_card_is_played_by_a_minion_and_takes_effect_unless_it_was_cancelled() {
        Arena arena = arena().holds(ANA, "Dash").fight().uses(ANA, Moment.RANGE, "Dash").rest();
        int by = EventKind.playedBy(arena.t.face(arena.fighter(ANA)), 0);
        assertThat(told).anyMatch(event -> event.kind() == EventKind.PLAYED && event.amount() == by);
        assertThat(times(EventKind.CANCELLED)).isZero();
    }

    /// VTES-WORD-05
    @Test void a_card_that_was_cancelled_is_said_to_be() {
        Arena arena = arena().holds(ANA, "Dash").holds(BO, "Foil").fight();
        arena.uses(ANA, Moment.RANGE, "Dash").uses(BO, Moment.AS_PLAYED, "Foil").rest();
        assertThat(times(EventKind.CANCELLED)).isOne();
    }
}
