package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import elysium.kernel.Offers;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.OrderArchives;
import org.junit.jupiter.api.Test;

/// What chance deals before the first turn: wounds, decks, draft cards, pairs, the first player.
class DealingTest {
    private static final Set<Set<String>> PAIRS = Set.of(Set.of("alton-hickman", "ghoul-summoning"),
            Set.of("death-grip", "ivan-radinsky"), Set.of("blood-rage", "lilith-lawrence"),
            Set.of("flank-attack", "franz-orlok"), Set.of("grim-siege", "vulko"),
            Set.of("marcus-toth", "rip-and-tear"), Set.of("shock-and-awe", "zacharias-sands"));

    private static Nightfall drafted(int seats, long seed, String... options) {
        Nightfall t = Tables.begin(seats, seed, options);
        while (t.top() instanceof Draft)
            t.answer(t.nextPending(), t.offers(t.nextPending(), Offers.movesOnly()).get(0));
        return t;
    }

    private static List<Integer> faces(Nightfall t, int zone) {
        List<Integer> faces = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) faces.add(t.face(card));
        return faces;
    }

    private static String slug(Nightfall t, int archive) {
        return t.book().card(t.face(t.archives.top(archive))).slug();
    }

    /// NF-SETUP-01, NF-SETUP-02, NF-EX-01
    @Test void the_wounds_are_shuffled_and_ten_for_each_player_lie_face_up_on_the_others() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = Tables.begin(seats, 3);
            assertThat(t.count(WOUNDS)).isEqualTo(60);
            assertThat(t.wounds.faceUpCount()).isEqualTo(10 * seats);
        }
        Nightfall three = Tables.begin(3, 1);
        assertThat(three.wounds.faceUpCount()).isEqualTo(30);
        assertThat(three.count(WOUNDS) - three.wounds.faceUpCount()).isEqualTo(30);
        Set<List<Integer>> orders = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) orders.add(faces(Tables.begin(3, seed), WOUNDS));
        assertThat(orders).hasSize(50);
    }

    /// NF-SETUP-03, NF-SETUP-04, NF-SETUP-07, NF-COMP-06
    @Test void each_player_shuffles_a_starting_deck_after_the_draft_and_takes_five() {
        Nightfall before = Tables.begin(3, 5);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(before.count(DECK + seat)).isEqualTo(12);
            assertThat(before.count(HAND + seat)).as("no hand before the archives are in place").isZero();
        }
        Set<List<Integer>> hands = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Nightfall t = drafted(3, seed);
            for (int seat = 0; seat < 3; seat++) {
                List<Integer> all = faces(t, HAND + seat);
                hands.add(List.copyOf(all));
                assertThat(all).hasSize(5);
                all.addAll(faces(t, DECK + seat));
                all.sort(null);
                assertThat(all).as("the same twelve for everybody").containsExactly(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
                assertThat(t.count(DISCARD + seat) + t.count(PLAY + seat)).isZero();
            }
            for (int seat = 3; seat < 5; seat++) assertThat(t.count(DECK + seat)).isZero();
        }
        assertThat(hands).hasSizeGreaterThan(55);
    }

    /// NF-SETUP-05, NF-RUL-07
    @Test void the_first_player_is_drawn_at_random_and_begins() {
        int[] first = new int[4];
        for (long seed = 0; seed < 400; seed++) {
            Nightfall t = drafted(4, seed, "quick");
            assertThat(t.night.active()).isEqualTo(t.night.firstPlayer());
            assertThat(t.night.turn()).isEqualTo(1);
            first[t.night.firstPlayer()]++;
        }
        for (int times : first) assertThat(times).isBetween(65, 140);
    }

    /// NF-SETUP-06, NF-DRAFT-06, NF-DRAFT-08, NF-RUL-02
    @Test void archives_have_seven_cards_of_one_name_and_belong_to_nobody() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = drafted(seats, 2);
            Set<Integer> names = new TreeSet<>();
            int commons = 0, mine = 0;
            for (int archive = 0; archive < ARCHIVES; archive++) {
                if (!Archives.exists(t, archive)) continue;
                List<Integer> cards = faces(t, ARCHIVE + archive);
                assertThat(cards).hasSize(7).containsOnly(cards.getFirst());
                assertThat(names.add(cards.getFirst())).as("no name twice").isTrue();
                assertThat(t.owner(t.archives.top(archive))).isEqualTo(NONE);
                int keeper = OrderArchives.owner(archive);
                if (keeper == NONE) commons++;
                else if (keeper < seats) mine++;
            }
            assertThat(commons).isEqualTo(8);
            assertThat(mine).isEqualTo(2 * seats);
        }
    }

    /// NF-DRAFT-01, NF-DRAFT-05
    @Test void four_draft_cards_each_are_dealt_and_the_rest_lies_aside_unseen() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = Tables.begin(seats, 8);
            for (int seat = 0; seat < seats; seat++) assertThat(t.count(DEALT + seat)).isEqualTo(4);
            assertThat(t.count(ASIDE)).isEqualTo(26 - 4 * seats);
            for (int card = t.first(ASIDE); card != NONE; card = t.next(card))
                for (int viewer = 0; viewer <= SPECTATOR; viewer++) assertThat(t.sees(viewer, card)).isFalse();
        }
        Set<List<Integer>> deals = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) deals.add(faces(Tables.begin(2, seed), DEALT));
        assertThat(deals).hasSizeGreaterThan(28);
    }

    /// NF-DRAFT-07: from the first turn on, every draft card is in the box.
    @Test void draft_cards_have_no_use_after_set_up() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = drafted(seats, 4);
            for (int row = 0; row < t.rows(); row++)
                if (t.owner(row) == Nightfall.DRAFT) assertThat(t.zone(row)).isEqualTo(BOX);
            assertThat(t.count(ASIDE)).isZero();
            Tables.play(t, 4, now -> assertThat(now.count(BOX)).isEqualTo(26 - 8 - 2 * now.players()));
        }
    }

    /// NF-DRAFT-10, NF-RUL-08
    @Test void quick_start_deals_the_seven_pairs_at_random_and_eight_commons_of_the_rest() {
        TreeMap<String, Integer> pairs = new TreeMap<>();
        Set<String> commons = new TreeSet<>();
        for (long seed = 0; seed < 200; seed++) {
            Nightfall t = Tables.begin(2 + (int) seed % 4, seed, "quick");
            assertThat(t.top()).isNotInstanceOf(Draft.class);
            Set<String> used = new HashSet<>();
            for (int seat = 0; seat < t.players(); seat++) {
                Set<String> pair = Set.of(slug(t, 2 * seat), slug(t, 2 * seat + 1));
                assertThat(PAIRS).contains(pair);
                assertThat(used.addAll(pair)).isTrue();
                pairs.merge(String.valueOf(new TreeSet<>(pair)), 1, Integer::sum);
            }
            assertThat(used).hasSize(2 * t.players());
            for (int archive = COMMONS; archive < COMMONS + 8; archive++) {
                assertThat(used.add(slug(t, archive))).as("a pair in use is not common").isTrue();
                commons.add(slug(t, archive));
            }
            assertThat(Archives.exists(t, COMMONS + 8)).isFalse();
        }
        assertThat(pairs).hasSize(7);
        assertThat(pairs.values()).allMatch(times -> times > 60);
        assertThat(commons).as("orders of pairs that nobody got are common like others").hasSize(26);
    }

    /// NF-DRAFT-10, NF-VAR-01: a pair that is kept secret is known to its owner.
    @Test void with_quick_start_and_secret_archives_everybody_knows_their_own_pair_alone() {
        Nightfall t = Tables.begin(3, 6, "quick", "secret");
        for (int archive = 0; archive < 6; archive++)
            for (int viewer = 0; viewer < 3; viewer++) {
                assertThat(t.archives.hidden(archive)).isTrue();
                assertThat(t.sees(viewer, t.archives.top(archive))).as("seat %d, archive %d", viewer, archive)
                        .isEqualTo(archive / 2 == viewer);
            }
        for (int archive = COMMONS; archive < COMMONS + 8; archive++) assertThat(t.archives.hidden(archive)).isFalse();
    }

    /// NF-RUL-60, NF-COMP-10
    @Test void lisaveta_is_a_twenty_seventh_draft_card_where_she_is_wanted_and_has_an_archive_of_seven() {
        int def = Tables.GAME.book().number("lisaveta-florescu"), archives = 0;
        for (long seed = 0; seed < 60; seed++) {
            Nightfall without = drafted(5, seed), with = drafted(5, seed, "lisaveta");
            for (int row = 0; row < without.rows(); row++) assertThat(without.face(row)).isNotEqualTo(def);
            assertThat(Tables.begin(5, seed, "lisaveta").count(ASIDE)).isEqualTo(27 - 20);
            for (int archive = 0; archive < ARCHIVES; archive++)
                if (Archives.exists(with, archive) && with.face(with.archives.top(archive)) == def) {
                    archives++;
                    assertThat(with.archives.cardsLeft(archive)).isEqualTo(7);
                    assertThat(with.minions.kind(with.archives.top(archive))).isEqualTo(Kind.MINION);
                }
        }
        assertThat(archives).isBetween(20, 55);
    }
}
