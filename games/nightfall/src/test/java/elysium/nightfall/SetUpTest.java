package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import org.junit.jupiter.api.Test;

/// How games are laid out, drafted and begun.
class SetUpTest {

    /// Answers the draft by the first card that everybody is offered.
    private static Nightfall drafted(int seats, String... options) {
        Nightfall t = Tables.begin(seats, 3, options);
        while (t.top() instanceof Draft) first(t);
        return t;
    }

    private static void first(Nightfall t) {
        t.answer(t.nextPending(), t.offers(t.nextPending(), Offers.movesOnly()).get(0));
    }

    private static int archives(Nightfall t, int from, int to) {
        int count = 0;
        for (int archive = from; archive < to; archive++) if (Archives.exists(t, archive)) count++;
        return count;
    }

    @Test void ten_wounds_for_each_player_lie_face_up_and_only_the_top_is_seen() {
        Nightfall t = drafted(3);
        assertThat(t.count(WOUNDS)).isEqualTo(60);
        assertThat(t.wounds.faceUpCount()).isEqualTo(30);
        assertThat(t.sees(Nightfall.SPECTATOR, t.first(WOUNDS))).isTrue();
        assertThat(t.sees(0, t.next(t.first(WOUNDS)))).isFalse();
    }

    @Test void everybody_begins_with_five_of_the_same_twelve_cards() {
        Nightfall t = drafted(4);
        for (int seat = 0; seat < 4; seat++) {
            int[] count = new int[t.book().size()];
            for (int zone : new int[] {HAND + seat, DECK + seat})
                for (int card = t.first(zone); card != NONE; card = t.next(card)) count[t.face(card)]++;
            for (int def = 0; def < 6; def++) assertThat(count[def]).isEqualTo(2);
            assertThat(t.count(HAND + seat)).isEqualTo(5);
            assertThat(t.count(DECK + seat)).isEqualTo(7);
        }
    }

    @Test void there_are_eight_commons_and_two_archives_for_each_player() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = drafted(seats);
            assertThat(archives(t, COMMONS, ARCHIVES)).isEqualTo(8);
            assertThat(archives(t, 0, COMMONS)).isEqualTo(2 * seats);
            Set<Integer> names = new HashSet<>();
            for (int archive = 0; archive < ARCHIVES; archive++) {
                if (!Archives.exists(t, archive)) continue;
                assertThat(t.archives.cardsLeft(archive)).isEqualTo(7);
                assertThat(t.archives.hidden(archive)).isFalse();
                assertThat(t.owner(t.archives.top(archive))).isEqualTo(NONE);
                names.add(t.face(t.archives.top(archive)));
            }
            assertThat(names).as("one name each").hasSize(8 + 2 * seats);
        }
    }

    @Test void the_cards_that_are_not_kept_go_to_the_left() {
        Nightfall t = Tables.begin(3, 3);
        Set<Integer> passed = new HashSet<>();
        int kept = t.face(t.first(DEALT));
        for (int card = t.first(DEALT); card != NONE; card = t.next(card)) passed.add(t.face(card));
        for (int seat = 0; seat < 3; seat++) t.answer(seat, Move.of(Verb.PICK, t.first(DEALT + seat)));
        passed.remove(kept);
        Set<Integer> received = new HashSet<>();
        for (int card = t.first(DEALT + 1); card != NONE; card = t.next(card)) received.add(t.face(card));
        assertThat(received).isEqualTo(passed).hasSize(3);
        assertThat(t.face(t.archives.top(0))).isEqualTo(kept);
        assertThat(t.sees(0, t.archives.top(0))).isTrue();
        assertThat(t.sees(1, t.archives.top(0))).as("picks stay secret until the reveal").isFalse();
    }

    @Test void two_players_throw_their_first_pick_out() {
        Nightfall t = Tables.begin(2, 3);
        assertThat(((Draft) t.top()).fate(t)).isEqualTo(Draft.Fate.BOX);
        int out = t.face(t.first(DEALT));
        first(t);
        first(t);
        assertThat(t.count(BOX)).isEqualTo(2);
        while (t.top() instanceof Draft) first(t);
        for (int archive = 0; archive < ARCHIVES; archive++)
            if (Archives.exists(t, archive)) assertThat(t.face(t.archives.top(archive))).isNotEqualTo(out);
        Nightfall standard = Tables.begin(2, 3, "standard-draft");
        assertThat(((Draft) standard.top()).fate(standard)).isEqualTo(Draft.Fate.FIRST_ARCHIVE);
    }

    /// NF-VAR-03, NF-VAR-04
    @Test void with_open_archives_the_commons_are_known_before_the_draft() {
        Nightfall t = Tables.begin(3, 3, "open");
        assertThat(archives(t, COMMONS, ARCHIVES)).isEqualTo(8);
        assertThat(t.sees(2, t.archives.top(COMMONS))).isTrue();
        assertThat(t.count(DEALT)).isEqualTo(3);
        Nightfall later = drafted(3, "open");
        assertThat(archives(later, COMMONS, ARCHIVES)).isEqualTo(8);
        assertThat(archives(later, 0, COMMONS)).isEqualTo(6);
    }

    @Test void with_common_foundations_there_are_two_commons_for_each_player_and_nothing_else() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = drafted(seats, "foundations");
            assertThat(archives(t, COMMONS, ARCHIVES)).isEqualTo(2 * seats);
            assertThat(archives(t, 0, COMMONS)).isZero();
        }
    }

    @Test void quick_start_deals_whole_pairs_all_different() {
        Nightfall t = Tables.begin(5, 3, "quick");
        assertThat(t.top()).isNotInstanceOf(Draft.class);
        Set<Integer> pairs = new HashSet<>();
        for (int seat = 0; seat < 5; seat++) {
            int one = t.printed(t.archives.top(2 * seat), Fact.PAIR),
                    other = t.printed(t.archives.top(2 * seat + 1), Fact.PAIR);
            assertThat(one).isPositive().isEqualTo(other);
            pairs.add(one);
        }
        assertThat(pairs).hasSize(5);
        assertThat(archives(t, COMMONS, ARCHIVES)).isEqualTo(8);
    }

    @Test void a_secret_archive_is_laid_open_by_its_first_claim() {
        Nightfall t = drafted(3, "secret");
        assertThat(t.archives.hidden(COMMONS)).isFalse();
        assertThat(t.archives.hidden(0)).isTrue();
        assertThat(t.archives.cardsLeft(0)).as("nobody can tell it from a full one").isEqualTo(7);
        assertThat(t.sees(0, t.archives.top(0))).isTrue();
        assertThat(t.sees(1, t.archives.top(0))).isFalse();
        t.archives.setInfluence(0, 9);
        Archives.claim(t, 0, 0);
        assertThat(t.archives.hidden(0)).isFalse();
        assertThat(t.archives.cardsLeft(0)).isEqualTo(6);
        assertThat(t.sees(1, t.archives.top(0))).isTrue();
    }

    @Test void a_secret_archive_that_is_too_dear_for_its_enemy_is_laid_open_all_the_same() {
        Nightfall t = drafted(3, "secret");
        t.archives.open(1);
        t.archives.setInfluence(1, 0);
        assertThat(Archives.forbidsClaim(t, 1, 0)).as("its cost is a secret").isNull();
        Archives.claim(t, 1, 0);
        assertThat(t.archives.hidden(0)).isFalse();
        assertThat(t.archives.cardsLeft(0)).isEqualTo(7);
    }

    @Test void the_promotional_card_comes_only_where_it_is_wanted() {
        int def = Tables.GAME.book().number("lisaveta-florescu");
        assertThat(lies(Tables.begin(2, 3), def)).isFalse();
        assertThat(lies(Tables.begin(2, 3, "lisaveta"), def)).isTrue();
    }

    private static boolean lies(Nightfall t, int def) {
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def) return true;
        return false;
    }

    @Test void what_does_not_go_together_is_refused_in_both_languages() {
        String[][] pairs = {{"foundations", "secret"}, {"foundations", "quick"}, {"foundations", "open"},
                {"quick", "open"}, {"quick", "standard-draft"}, {"open", "standard-draft"},
                {"foundations", "standard-draft"}};
        for (String[] pair : pairs)
            assertThatThrownBy(() -> Tables.begin(2, 1, pair)).isInstanceOfSatisfying(InvalidInputException.class,
                    no -> {
                        assertThat(no.reason().en()).contains(pair[0], pair[1], "(NF-");
                        assertThat(no.reason().fr()).contains(pair[0], pair[1], "(NF-");
                    });
        assertThatThrownBy(() -> Tables.begin(3, 1, "standard-draft")).hasMessageContaining("2 players");
        assertThatThrownBy(() -> Tables.begin(6, 1)).hasMessageContaining("2 to 5");
        assertThatThrownBy(() -> Tables.begin(3, 1, "nonsense")).hasMessageContaining("nonsense");
    }
}
