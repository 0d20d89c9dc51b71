package elysium.vtes;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.Plays.GAME;
import static elysium.vtes.Plays.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.kit.check.LogChecks;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.event.EventKind;
import org.junit.jupiter.api.Test;

/// Every line of the log names its card and its number, in both languages.
class LogLinesTest {
    private static final Set<Integer> NUMBERED =
            Set.of(EventKind.TURN, EventKind.GAINED, EventKind.BURNED_POOL, EventKind.PAID,
                    EventKind.MOVED_POOL, EventKind.INVESTED, EventKind.DIVESTED, EventKind.BLOOD,
                    EventKind.BURNED_BLOOD, EventKind.PAID_BLOOD, EventKind.DRAINED,
                    EventKind.STOLE_BLOOD, EventKind.COUNTERS, EventKind.COUNTERS_OFF, EventKind.TRANSFERS,
                    ActionEventKind.BLED, ActionEventKind.HUNTED,
                    CombatEventKind.ROUND, CombatEventKind.DAMAGE, CombatEventKind.AGGRAVATED,
                    CombatEventKind.ENVIRONMENTAL, CombatEventKind.PREVENTED,
                    CombatEventKind.MENDED, CombatEventKind.HELD_OUT, CombatEventKind.GAINED_STRIKES);
    private static final LogChecks<Vtes> TELLING =
            new LogChecks<>(GAME, NUMBERED, "null|-1|\\[[a-z ]+\\]|  |\\.\\.|(?:de|à) Le ");

    @Test void a_sentence_names_its_card_and_its_number() {
        Set<Integer> told = new HashSet<>();
        play(2, (t, since) -> told.addAll(TELLING.loggedKinds(t, since)));
        assertThat(told).hasSizeGreaterThan(65);
    }

    @Test void a_story_tells_of_all_that_its_lines_tell() {
        int[] together = {0};
        play(1, (t, since) -> {
            for (Lang lang : Lang.values()) if (TELLING.mergesLines(t, since, lang)) together[0]++;
        });
        assertThat(together[0]).isGreaterThan(1000);
    }

    @Test void transfers_to_one_card_in_a_row_are_told_as_one() {
        Vtes t = GAME.setUp(new Setup("vtes", 1, 2, List.of(), 1));
        int one = t.first(GameLayout.UNCONTROLLED), other = t.next(one);
        List<Event> events = new ArrayList<>();
        for (int card : new int[] {one, one, one, other})
            events.add(new Event(EventKind.INVESTED, 0, card, 1, NONE, EVERYONE));
        assertThat(GAME.logLines(t, events, Lang.EN)).hasSize(2).first().asString().contains(" moves 3 pool to ");
        assertThat(GAME.logLines(t, events, Lang.FR)).hasSize(2).first().asString().contains(" 3 points de réserve ");
    }

    @Test void a_text_that_acts_is_named_unless_the_next_line_does() {
        Vtes t = GAME.setUp(new Setup("vtes", 1, 2, List.of(), 1));
        int jack = t.book().number("smiling-jack-the-anarch");
        Event acts = new Event(EventKind.TRIGGERED, 0, NONE, 0, jack, EVERYONE);
        Event burns = new Event(EventKind.BURNED_POOL, 1, NONE, 2, NONE, EVERYONE);
        Event grows = new Event(EventKind.INVESTED, 0, 7, 1, jack, EVERYONE);
        Event chosen = new Event(EventKind.CHOSE_NUMBER, 1, 1, jack, NONE, EVERYONE);
        assertThat(GAME.logLines(t, List.of(acts, burns), Lang.EN)).hasSize(2).first()
                .isEqualTo("Smiling Jack, The Anarch triggers.");
        assertThat(GAME.logLines(t, List.of(acts, burns), Lang.FR)).hasSize(2).first()
                .isEqualTo("Smiling Jack, l'Anarch se déclenche.");
        assertThat(GAME.logLines(t, List.of(acts, grows), Lang.EN)).hasSize(1);
        assertThat(GAME.logLines(t, List.of(acts, chosen), Lang.EN)).hasSize(1);
    }

    @Test void who_draws_a_card_is_told_which_and_nobody_else() {
        int[] drawn = {0};
        play(1, (t, since) -> {
            for (Event event : since) {
                if (event.kind() != EventKind.TOOK) continue;
                for (int viewer = 0; viewer < t.players(); viewer++) {
                    String tale = GAME.logLine(t, event.asSeenBy(viewer), Lang.EN);
                    boolean own = (event.seenBy() >> viewer & 1) != 0;
                    String what = own ? t.book().card(event.face()).name().en() : "a card";
                    assertThat(tale).isEqualTo("Seat " + (event.subject() + 1) + " draws " + what + ".");
                    if (own) drawn[0]++;
                }
            }
        });
        assertThat(drawn[0]).isGreaterThan(500);
    }
}
