package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import elysium.kernel.Move;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// How the variants are set up, alone and together.
class VariantsTest {
    private static final String RELICS = VendettaGame.RELICS, LOCATIONS = VendettaGame.LOCATIONS,
            TEAMS = VendettaGame.TEAMS;
    private static final VendettaGame GAME = new VendettaGame();

    private static Setup setup(int seats, long seed, String... options) {
        return new Setup("vendetta", 2, seats, List.of(options), seed);
    }

    private static Vendetta table(int seats, long seed, String... options) {
        return GAME.setUp(setup(seats, seed, options));
    }

    /// One random answer of the next player.
    private static void step(Vendetta t, SplittableRandom chance) {
        int seat = Integer.numberOfTrailingZeros(t.pendingSeats());
        Offers offers = t.offers(seat, Offers.movesOnly());
        new MoveValidator<>(t).play(seat, offers.get(chance.nextInt(offers.size())));
    }

    private static List<Integer> sites(Vendetta t) {
        List<Integer> sites = new ArrayList<>();
        for (int place = 0; place < t.evening.placeCount(); place++)
            sites.add(t.count(GameLayout.SITE + place) == 0 ? NONE : t.face(t.first(GameLayout.SITE + place)));
        return sites;
    }

    private static Vendetta withClans(int seats, long seed, String... options) {
        Vendetta t = table(seats, seed, options);
        SplittableRandom chance = new SplittableRandom(seed);
        for (int i = 0; i < seats; i++) step(t, chance);
        return t;
    }

    // ---- Location cards

    /// VEN-LCV-01, VEN-LCV-02
    @Test void every_location_but_the_haven_has_one_location_card_of_its_own() {
        for (int seats = 3; seats <= 6; seats++)
            for (long seed = 0; seed < 20; seed++) {
                Vendetta t = seats == 6 ? table(6, seed, LOCATIONS, TEAMS) : table(seats, seed, LOCATIONS);
                List<Integer> sites = sites(t);
                assertThat(sites.removeLast()).isEqualTo(NONE);
                assertThat(sites).doesNotHaveDuplicates().doesNotContain(NONE)
                        .allSatisfy(def -> assertThat(GAME.book().card(def).kind()).isEqualTo(Kind.LOCATION.ordinal()));
            }
    }

    /// VEN-LCV-01
    @Test void chance_brings_each_of_the_seven_location_cards_to_the_first_location() {
        TreeSet<Integer> first = new TreeSet<>();
        for (long seed = 0; seed < 200; seed++) first.add(sites(table(4, seed, LOCATIONS)).getFirst());
        assertThat(first).hasSize(7);
    }

    /// VEN-LCV-01
    @Test void without_the_variant_no_location_has_a_card() {
        assertThat(sites(table(5, 1, RELICS))).containsOnly(NONE);
    }

    /// VEN-RUL-63, VEN-LCV-03
    @Test void location_cards_are_seen_by_all_from_the_start_and_stay_through_three_rounds() {
        for (long seed = 0; seed < 10; seed++) {
            Vendetta t = table(5, seed, LOCATIONS, RELICS);
            List<Integer> sites = sites(t);
            for (int place = 0; place < t.evening.haven(); place++)
                for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++)
                    assertThat(t.sees(viewer, t.first(GameLayout.SITE + place))).isTrue();
            SplittableRandom chance = new SplittableRandom(seed);
            while (!t.isOver()) {
                step(t, chance);
                assertThat(sites(t)).isEqualTo(sites);
            }
        }
    }

    // ---- Relics

    /// VEN-REL-01
    @Test void one_relic_more_than_there_are_players_lies_open() {
        TreeSet<Integer> seen = new TreeSet<>();
        for (int seats = 3; seats <= 5; seats++)
            for (long seed = 0; seed < 30; seed++) {
                Vendetta t = table(seats, seed, RELICS);
                assertThat(t.count(GameLayout.RELICS)).isEqualTo(seats + 1);
                for (int card = t.first(GameLayout.RELICS); card != NONE; card = t.next(card)) {
                    assertThat(t.kind(card)).isEqualTo(Kind.RELIC);
                    for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++) assertThat(t.sees(viewer, card)).isTrue();
                    seen.add(t.face(card));
                }
            }
        assertThat(seen).as("chance brings every Relic").hasSize(8);
        assertThat(table(6, 1, RELICS, TEAMS).count(GameLayout.RELICS)).isEqualTo(7);
        assertThat(table(4, 1).count(GameLayout.RELICS)).isZero();
    }

    /// VEN-REL-02, VEN-REL-03
    @Test void relics_are_chosen_after_the_clans_counter_clockwise_from_the_right_of_the_ambition_token() {
        for (int seats = 3; seats <= 5; seats++)
            for (long seed = 0; seed < 12; seed++) {
                Vendetta t = table(seats, seed, RELICS);
                SplittableRandom chance = new SplittableRandom(seed);
                List<Integer> clans = new ArrayList<>(), relics = new ArrayList<>();
                for (int i = 0; i < seats; i++, step(t, chance)) clans.add(asked(t, Verb.CHOOSE_CLAN));
                for (int i = 0; i < seats; i++, step(t, chance)) relics.add(asked(t, Verb.CHOOSE_RELIC));
                assertThat(clans.getFirst()).isEqualTo(t.seats.ambition());
                assertThat(relics).isEqualTo(clans.reversed());
            }
    }

    private static int asked(Vendetta t, int verb) {
        int seat = Integer.numberOfTrailingZeros(t.pendingSeats());
        assertThat(Integer.bitCount(t.pendingSeats())).isOne();
        assertThat(Move.verb(t.offers(seat, Offers.movesOnly()).get(0))).isEqualTo(verb);
        return seat;
    }

    /// VEN-REL-04
    @Test void everybody_keeps_exactly_one_relic_that_nobody_else_took_and_the_rest_leave_the_game() {
        Vendetta t = withClans(4, 7, RELICS);
        int first = Integer.numberOfTrailingZeros(t.pendingSeats()), taken = t.first(GameLayout.RELICS);
        new MoveValidator<>(t).play(first, Move.of(Verb.CHOOSE_RELIC, taken));
        int second = Integer.numberOfTrailingZeros(t.pendingSeats());
        assertThatThrownBy(() -> new MoveValidator<>(t).play(second, Move.of(Verb.CHOOSE_RELIC, taken)))
                .isInstanceOfSatisfying(MoveValidator.Refused.class,
                        e -> assertThat(e.clause()).isEqualTo(VendettaClause.RELIC_TAKEN));
        SplittableRandom chance = new SplittableRandom(7);
        for (int i = 1; i < 4; i++) step(t, chance);
        for (int seat = 0; seat < 4; seat++) assertThat(t.count(GameLayout.RELIC + seat)).isOne();
        assertThat(t.count(GameLayout.RELICS)).isZero();
        assertThat(t.count(GameLayout.GONE)).isOne();
        assertThat(t.kind(t.first(GameLayout.GONE))).isEqualTo(Kind.RELIC);
    }

    /// VEN-REL-05, VEN-REL-07
    @Test void a_relic_once_face_down_never_turns_up_again_in_any_game() {
        int used = 0;
        for (long seed = 0; seed < 12; seed++) {
            Vendetta t = table(4, seed, RELICS, LOCATIONS);
            SplittableRandom chance = new SplittableRandom(seed);
            int down = 0;
            while (!t.isOver()) {
                step(t, chance);
                int now = 0;
                for (int seat = 0; seat < 4; seat++) {
                    int relic = t.first(GameLayout.RELIC + seat);
                    if (relic == NONE || t.isFaceDown(relic)) now |= 1 << seat;
                }
                if (t.evening.round() > 0) assertThat(now & down).isEqualTo(down);
                if (t.evening.round() > 0) down = now;
            }
            used += Integer.bitCount(down);
        }
        assertThat(used).isPositive();
    }

    // ---- Tag Team

    /// VEN-TAG-01, VEN-RUL-01, VEN-RUL-02, VEN-RUL-66
    @Test void illegal_tables_are_refused_with_the_reason() {
        for (int seats : new int[] {3, 5})
            assertThatThrownBy(() -> GAME.check(setup(seats, 1, TEAMS)))
                    .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("4 or 6 players")
                    .hasMessageContaining("not " + seats);
        assertThatThrownBy(() -> GAME.check(setup(6, 1, RELICS, LOCATIONS)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("only in teams");
        for (int seats : new int[] {1, 2, 7})
            assertThatThrownBy(() -> GAME.check(setup(seats, 1)))
                    .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("3 to 6 players");
        assertThatThrownBy(() -> GAME.setUp(setup(4, 1, "dragons")))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("no variant 'dragons'");
    }

    /// VEN-3PL-01, VEN-RUL-66, VEN-TAG-01: every legal set of variants is played to its end.
    @Test void any_variants_combine() {
        int played = 0;
        for (int seats = 3; seats <= 6; seats++)
            for (int set = 0; set < 8; set++) {
                boolean teams = (set & 1) != 0, legal = teams ? seats % 2 == 0 : seats < 6;
                if (!legal) continue;
                List<String> options = new ArrayList<>();
                if (teams) options.add(TEAMS);
                if ((set & 2) != 0) options.add(RELICS);
                if ((set & 4) != 0) options.add(LOCATIONS);
                Vendetta t = table(seats, 40 + set, options.toArray(String[]::new));
                SplittableRandom chance = new SplittableRandom(set);
                while (!t.isOver()) step(t, chance);
                int winners = 0;
                for (int seat = 0; seat < seats; seat++) if (GAME.payoff(t, seat) == 1) winners++;
                assertThat(winners).as("%d players, %s", seats, options).isEqualTo(teams ? 2 : 1);
                played++;
            }
        assertThat(played).isEqualTo(4 + 8 + 4 + 4);
    }

    /// VEN-TAG-02, VEN-RUL-70
    @Test void six_play_at_four_locations_and_four_at_three() {
        Vendetta six = table(6, 3, TEAMS), four = table(4, 3, TEAMS);
        assertThat(six.evening.placeCount()).isEqualTo(4);
        assertThat(Integer.bitCount(six.seats.clansShown())).isEqualTo(Clan.values().length);
        assertThat(four.evening.placeCount()).isEqualTo(3);
    }

    /// VEN-TAG-03, VEN-TAG-04, VEN-TAG-05, VEN-EX-06: teams are known before any clan is, and sit opposite.
    @Test void teammates_are_settled_before_the_clans_and_sit_opposite_each_other() {
        for (int seats : new int[] {4, 6}) {
            Vendetta t = table(seats, 5, TEAMS);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(t.seats.clan(seat)).isEqualTo(NONE);
                assertThat(t.evening.teammate(seat)).isEqualTo((seat + seats / 2) % seats);
                assertThat(t.evening.teammate(t.evening.teammate(seat))).isEqualTo(seat);
            }
        }
        assertThat(table(4, 5).evening.teammate(0)).isEqualTo(NONE);
    }

    /// VEN-RUL-69
    @Test void no_teammate_ever_sees_the_hand_of_the_other() {
        Vendetta t = withClans(4, 9, TEAMS);
        SplittableRandom chance = new SplittableRandom(9);
        while (!t.isOver() && t.evening.round() < 2) {
            for (int seat = 0; seat < 4; seat++)
                for (int card = t.first(GameLayout.HAND + seat); card != NONE; card = t.next(card))
                    assertThat(t.sees(t.evening.teammate(seat), card)).isFalse();
            step(t, chance);
        }
    }
}
