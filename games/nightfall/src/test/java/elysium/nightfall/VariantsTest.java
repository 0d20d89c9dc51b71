package elysium.nightfall;

import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Variant;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import org.junit.jupiter.api.Test;

/// Every combination of the variants, with every number of players: played to its end, or refused.
class VariantsTest {
    private static final int SETS = 1 << VariantFlags.NAMES.size();

    private static List<String> options(int set) {
        List<String> options = new ArrayList<>();
        for (String name : VariantFlags.NAMES) if ((set & VariantFlags.bit(name)) != 0) options.add(name);
        return options;
    }

    /// Why variants cannot be played together, as the rulings say; empty where they can (NF-RUL-67, NF-RUL-09).
    private static String against(int set, int seats) {
        boolean quick = (set & VariantFlags.QUICK) != 0, open = (set & VariantFlags.OPEN) != 0,
                foundations = (set & VariantFlags.FOUNDATIONS) != 0,
                standard = (set & VariantFlags.STANDARD_DRAFT) != 0;
        if (foundations && ((set & VariantFlags.SECRET) != 0 || quick || open)) return "NF-VAR-05";
        if (quick && (open || standard)) return "NF-DRAFT-10";
        if (open && standard) return "NF-RUL-11";
        if (foundations && standard) return "NF-RUL-12";
        return standard && seats != 2 ? "NF-RUL-09" : "";
    }

    private static Setup setup(int set, int seats) {
        return new Setup("nightfall", 1, seats, options(set), 100L * set + seats);
    }

    /// NF-RUL-67
    @Test void the_variants_are_those_that_have_a_bit() {
        assertThat(Tables.GAME.variants()).extracting(Variant::id).containsExactlyElementsOf(VariantFlags.NAMES);
        assertThat(Tables.GAME.variants()).allSatisfy(variant -> {
            assertThat(variant.name().fr()).isNotBlank();
            assertThat(variant.text().fr()).isNotBlank().isNotEqualTo(variant.text().en());
        });
    }

    /// NF-RUL-67, NF-RUL-09
    @Test void every_combination_that_is_not_legal_is_refused_with_its_clause_in_both_languages() {
        int refused = 0;
        for (int set = 0; set < SETS; set++)
            for (int seats = 2; seats <= 5; seats++) {
                String clause = against(set, seats);
                if (clause.isEmpty()) continue;
                Setup setup = setup(set, seats);
                refused++;
                assertThatThrownBy(() -> Tables.GAME.setUp(setup)).as(setup.toString())
                        .isInstanceOfSatisfying(InvalidInputException.class, no -> {
                            assertThat(no.reason().en()).contains("(" + clause + ")");
                            assertThat(no.reason().fr()).contains("(" + clause + ")").isNotEqualTo(no.reason().en());
                        });
            }
        assertThat(refused).isEqualTo(4 * SETS - legal().size());
    }

    private static List<Setup> legal() {
        List<Setup> legal = new ArrayList<>();
        for (int set = 0; set < SETS; set++)
            for (int seats = 2; seats <= 5; seats++) if (against(set, seats).isEmpty()) legal.add(setup(set, seats));
        return legal;
    }

    /// NF-RUL-67, NF-RUL-06, NF-VAR-07, NF-VAR-08, NF-RUL-45
    @Test void every_legal_combination_is_played_to_its_end() {
        List<Setup> legal = legal();
        assertThat(legal).hasSize(4 * 28 + 8);
        IntStream.range(0, legal.size()).parallel().forEach(i -> play(legal.get(i), i));
    }

    private static void play(Setup setup, int seed) {
        Nightfall t = Tables.GAME.setUp(setup);
        int[] game = {0};
        Tables.play(t, seed, now -> {
            if (now.night.game() == game[0] || now.top() instanceof Draft) return;
            game[0] = now.night.game();
            laid(now, setup);
        });
        int winners = 0, least = Integer.MAX_VALUE;
        for (int seat = 0; seat < setup.seats(); seat++) {
            if (Tables.GAME.payoff(t, seat) == 1) winners++;
            least = Math.min(least, t.night.totalWounds(seat));
        }
        assertThat(winners).as(setup.toString()).isOne();
        assertThat(t.night.totalWounds(t.night.winner())).isEqualTo(least);
        assertThat(t.night.game() > 1).isEqualTo(setup.has("apocalypse"));
        if (setup.has("apocalypse")) assertThat(Scoring.apocalypse(t)).isTrue();
    }

    /// How many archives there are, and which are hidden.
    private static void laid(Nightfall t, Setup setup) {
        int commons = 0, mine = 0, hidden = 0;
        for (int archive = 0; archive < ARCHIVES; archive++) {
            if (!Archives.exists(t, archive)) continue;
            if (archive >= COMMONS) commons++;
            else mine++;
            if (t.archives.hidden(archive)) hidden++;
        }
        boolean foundations = setup.has("foundations");
        assertThat(commons).as(setup.toString()).isEqualTo(foundations ? 2 * setup.seats() : 8);
        assertThat(mine).isEqualTo(foundations ? 0 : 2 * setup.seats());
        assertThat(hidden).isEqualTo(setup.has("secret") ? mine : 0);
    }

    /// NF-RUL-06
    @Test void fewer_than_two_and_more_than_five_players_are_refused() {
        for (int seats : new int[] {0, 1, 6})
            assertThatThrownBy(() -> Tables.GAME.check(setup(0, seats))).isInstanceOfSatisfying(
                    InvalidInputException.class,
                    no -> {
                        assertThat(no.reason().en()).contains("2 to 5", "not " + seats, "NF-RUL-06");
                        assertThat(no.reason().fr()).contains("2 à 5", "pas à " + seats, "NF-RUL-06");
                    });
        assertThat(Tables.GAME.seatCounts()).containsExactly(2, 3, 4, 5);
    }

    /// NF-VAR-07, NF-VAR-08, NF-RUL-45: the sums are the wounds of all games together, and end at a hundred.
    @Test void an_apocalypse_adds_the_wounds_of_every_game_up_to_its_end() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = Tables.begin(seats, seats, "apocalypse", "quick");
            int[] sums = new int[seats], last = new int[seats];
            int[] game = {1};
            Tables.play(t, 3, now -> {
                if (now.night.game() > game[0]) {
                    assertThat(now.night.game()).isEqualTo(++game[0]);
                    assertThat(now.night.placeOf(now.night.firstPlayer())).as("the last begins")
                            .isEqualTo(now.players());
                    for (int seat = 0; seat < now.players(); seat++) {
                        assertThat(now.night.totalWounds(seat)).isBetween(sums[seat] + last[seat], 99);
                        sums[seat] = now.night.totalWounds(seat);
                    }
                }
                for (int seat = 0; seat < now.players(); seat++) last[seat] = now.wounds.of(seat);
            });
            assertThat(game[0]).isGreaterThan(1);
            assertThat(Scoring.apocalypse(t)).isTrue();
            for (int seat = 0; seat < seats; seat++)
                assertThat(t.night.totalWounds(seat)).isEqualTo(sums[seat] + t.wounds.of(seat))
                        .isGreaterThanOrEqualTo(t.night.totalWounds(t.night.winner()));
        }
    }
}
