package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// The log as a person would tell it.
class LogMergerTest {
    private static final VendettaGame GAME = Evenings.GAME;

    private static List<Event> toldTo(int viewer, List<Event> events) {
        List<Event> told = new ArrayList<>();
        for (Event event : events) told.add(event.asSeenBy(viewer));
        return told;
    }

    private static Set<String> lines(Lang lang) {
        Set<String> lines = new HashSet<>();
        Evenings.play(2, (t, since) -> lines.addAll(GAME.logLines(t, toldTo(0, since), lang)));
        return lines;
    }

    @Test void what_everyone_does_is_told_once() {
        assertThat(lines(Lang.EN)).contains("Everyone gains 1 Blood.")
                .anyMatch(line -> line.matches("\\S+ and \\S+ draw \\d cards\\."))
                .anyMatch(
                        line -> line.matches("\\S+, \\S+ and \\S+ put a card under the Clan deck and take a card into "
                                + "hand\\."));
        assertThat(lines(Lang.FR)).contains("Tout le monde gagne 1 Sang.")
                .anyMatch(line -> line.matches("\\S+ et \\S+ piochent \\d cartes\\."));
    }

    @Test void the_reader_s_own_cards_are_named() {
        assertThat(lines(Lang.EN)).anyMatch(line -> line.matches("\\S+ draws [A-Z].* and [A-Z].*\\."));
    }

    @Test void what_a_seat_does_in_a_row_is_one_sentence() {
        assertThat(lines(Lang.EN))
                .anyMatch(line -> line.matches("\\S+ takes back \\d Blood, [A-Z].* and [A-Z].* from .*\\."))
                .anyMatch(line -> line
                        .matches("\\S+ wins at .*, welcomes .* into the Alliance and gains \\d Influence\\."));
    }

    @Test void the_end_of_a_round_is_told_once_and_what_a_clan_begins_with_not_at_all() {
        int[] rounds = {0}, clans = {0};
        Evenings.play(1, (t, since) -> {
            List<String> story = GAME.logLines(t, toldTo(Table.SPECTATOR, since), Lang.EN);
            for (Event event : since) {
                if (event.kind() == EventKind.ROUND && event.amount() > 1) rounds[0]++;
                if (event.kind() == EventKind.CLAN) clans[0]++;
            }
            assertThat(story).noneMatch(line -> line.contains("discards") && line.contains("takes back"));
            if (t.evening.round() == 0 && !since.isEmpty())
                assertThat(story).noneMatch(line -> line.contains("Victim"));
        });
        assertThat(rounds[0]).isPositive();
        assertThat(clans[0]).isPositive();
    }

    @Test void nothing_that_is_told_alone_is_lost_in_a_story() {
        Evenings.play(1, (t, since) -> {
            List<Event> told = toldTo(1, since);
            String story = String.join("\n", GAME.logLines(t, told, Lang.EN));
            for (Event event : told)
                if (event.kind() == EventKind.RANKED || event.kind() == EventKind.FRENZY)
                    assertThat(story).contains(verb(GAME.logLine(t, event, Lang.EN)));
        });
    }

    private static String verb(String tale) {
        return tale.substring(tale.indexOf(' '), tale.length() - 1);
    }

    @Test void a_place_is_named_as_the_french_do() {
        String all = String.join("\n", lines(Lang.FR));
        assertThat(all).contains("au Rack", "à l'Asile", "au Refuge du Prince", "au Club Zombie", "du Rack")
                .doesNotContain("à Le ", "à L'", "de Le ", "de L'Asile");
        Set<String> moves = new HashSet<>();
        Evenings.play(1, (t, _) -> moves.addAll(offered(t)));
        assertThat(String.join("\n", moves)).contains("au Rack", "à l'Asile").doesNotContain("à Le ", "à L'",
                "à Refuge",
                "à Club");
    }

    private static List<String> offered(Vendetta t) {
        List<String> words = new ArrayList<>();
        if (t.isOver()) return words;
        var offers = t.offers(t.nextPending(), elysium.kernel.Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            words.add(GAME.notation().write(t, t.nextPending(), offers.get(i), Lang.FR));
        return words;
    }
}
