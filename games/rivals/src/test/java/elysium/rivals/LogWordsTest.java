package elysium.rivals;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.rivals.Plays.GAME;
import static elysium.rivals.Plays.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.kit.check.LogChecks;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.tabletop.CardTable;
import org.junit.jupiter.api.Test;

/// Every sentence of the log names the card it is about and the number that counts, in both languages.
class LogWordsTest {
    private static final Set<Integer> NUMBERED = Set.of(EventKind.TURN, EventKind.GAINED, EventKind.LOST,
            EventKind.PAID, EventKind.STOLE,
            EventKind.RECRUITED, EventKind.SCORED, EventKind.AGENDA_LOST, EventKind.MENDED, EventKind.BLED,
            EventKind.PAID_BLOOD, EventKind.HURT,
            EventKind.BURNT,
            EventKind.STOLE_BLOOD, EventKind.POURED, EventKind.TOKENS, EventKind.TOKENS_OFF, EventKind.BOUNTY,
            AttackEventKind.PART, AttackEventKind.SUM,
            AttackEventKind.SUM_BACK, AttackEventKind.WITHSTOOD, AttackEventKind.SHIELDED, AttackEventKind.PREVENTED,
            AttackEventKind.ANTAGONISTS, AttackEventKind.DIVERTED, InfluenceEventKind.EXERTED,
            InfluenceEventKind.MODIFIED,
            InfluenceEventKind.FIST_OPENED, InfluenceEventKind.DECIDED, InfluenceEventKind.TOOK_BACK,
            InfluenceEventKind.BID,
            InfluenceEventKind.BOUGHT);
    /// "place 1" is replaced by a player's name, so no French verb may look like it.
    private static final String LIKE_A_SEAT = "(?<![Ll]a )(?<!\\p{L})place \\d";
    private static final LogChecks<Rivals> TELLING =
            new LogChecks<>(GAME, NUMBERED, "null|-1|\\[[a-z ]+\\]|  |\\.\\.|" + LIKE_A_SEAT);

    @Test void a_sentence_names_its_card_and_its_number() {
        Set<Integer> told = new HashSet<>();
        play(3, (t, since) -> told.addAll(TELLING.loggedKinds(t, since)));
        assertThat(told).hasSizeGreaterThan(75);
    }

    @Test void a_story_tells_of_all_that_its_lines_tell() {
        int[] together = {0};
        play(1, (t, since) -> {
            for (Lang lang : Lang.values()) if (TELLING.mergesLines(t, since, lang)) together[0]++;
        });
        assertThat(together[0]).isGreaterThan(1000);
    }

    @Test void a_text_that_acts_is_named_unless_the_next_line_does() {
        Rivals t = GAME.setUp(new Setup("rivals", 1, 2, List.of(), 1));
        int agenda = t.book().number("core-base-of-power");
        Event acts = new Event(EventKind.TRIGGERED, 0, NONE, 0, agenda, EVERYONE);
        Event gains = new Event(EventKind.GAINED, 0, NONE, 1, NONE, EVERYONE);
        Event scores = new Event(EventKind.SCORED, 0, NONE, 1, agenda, EVERYONE);
        assertThat(GAME.logLines(t, List.of(acts, gains), Lang.EN)).hasSize(2).first()
                .isEqualTo("Base of Power triggers.");
        assertThat(GAME.logLines(t, List.of(acts, gains), Lang.FR)).hasSize(2).first().asString()
                .endsWith(" se déclenche.");
        assertThat(GAME.logLines(t, List.of(acts, scores), Lang.EN)).hasSize(1);
    }

    @Test void whoever_looked_at_a_card_is_told_which_and_nobody_else() {
        int[] looked = {0};
        play(3, (t, since) -> {
            for (Event event : since) {
                if (event.kind() != CardTable.LOOKED) continue;
                for (int viewer = 0; viewer < t.players(); viewer++) {
                    String tale = GAME.logLine(t, event.asSeenBy(viewer), Lang.EN);
                    boolean saw = (event.seenBy() >> viewer & 1) != 0;
                    assertThat(tale != null).isEqualTo(saw);
                    if (saw) looked[0]++;
                }
            }
        });
        assertThat(looked[0]).isGreaterThan(20);
    }
}
