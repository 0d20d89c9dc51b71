package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.ALLIES;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.VICTIMS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Variant;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.scenario.VendettaCardLookup;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// How a game is laid out.
class SetUpTest {

    private static List<String> cards(Vendetta t, int zone) {
        List<String> slugs = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) slugs.add(t.book().card(t.face(card)).slug());
        return slugs;
    }

    /// VEN-COM-14, VEN-RUL-01, VEN-RUL-02, VEN-RND-03, VEN-3PL-01
    @Test void three_to_five_play_for_themselves_and_six_only_in_teams() {
        for (int seats = 3; seats <= 5; seats++) {
            int players = seats;
            assertThatCode(() -> Tables.begin(players, 1)).doesNotThrowAnyException();
            assertThatCode(() -> Tables.begin(players, 1, "relics", "locations")).doesNotThrowAnyException();
        }
        assertThatThrownBy(() -> Tables.begin(2, 1)).hasMessageContaining("3 to 6");
        assertThatThrownBy(() -> Tables.begin(7, 1)).hasMessageContaining("3 to 6");
        assertThatThrownBy(() -> Tables.begin(6, 1)).hasMessageContaining("VEN-RUL-01");
        assertThatThrownBy(() -> Tables.begin(6, 1, "relics")).hasMessageContaining("VEN-RUL-01");
        assertThatCode(() -> Tables.begin(6, 1, "teams", "relics", "locations")).doesNotThrowAnyException();
        assertThatCode(() -> Tables.begin(4, 1, "teams")).doesNotThrowAnyException();
        assertThatThrownBy(() -> Tables.begin(5, 1, "teams")).hasMessageContaining("VEN-TAG-01");
        assertThatThrownBy(() -> Tables.begin(3, 1, "teams")).hasMessageContaining("VEN-TAG-01");
        assertThatThrownBy(() -> Tables.begin(4, 1, "dragons")).hasMessageContaining("dragons");
    }

    /// VEN-3PL-07: nobody plays a variant without asking for it; the 3-player mode is none of them.
    @Test void variants_are_asked_for_and_each_can_be_combined_with_every_other() {
        assertThat(Tables.GAME.variants()).extracting(Variant::id)
                .containsExactlyInAnyOrder("relics", "locations", "teams");
        Vendetta plain = Tables.withClans(4, 1);
        assertThat(plain.evening.teams()).isFalse();
        assertThat(plain.count(GameLayout.RELICS)).isZero();
        Vendetta all = Tables.begin(4, 1, "relics", "locations", "teams");
        assertThat(all.evening.teams()).isTrue();
        assertThat(all.count(GameLayout.RELICS)).isEqualTo(5);
        assertThat(all.count(GameLayout.SITE)).isEqualTo(1);
    }

    /// VEN-COM-14: of those still in the game, the most Influence wins after the third round.
    @Test void the_most_influence_after_three_rounds_wins() {
        for (int seed = 0; seed < 30; seed++) {
            Vendetta t = Tables.begin(3 + seed % 3, seed);
            Tables.play(t, seed, _ -> {});
            int winner = Scoring.winner(t);
            if (Integer.bitCount(t.seats.aliveSeats()) > 1) assertThat(t.evening.round()).isEqualTo(3);
            for (int seat = 0; seat < t.players(); seat++) {
                if (t.seats.isAlive(seat))
                    assertThat(Scoring.score(t, seat)).isLessThanOrEqualTo(Scoring.score(t, winner));
                assertThat(Tables.GAME.payoff(t, seat)).isEqualTo(seat == winner ? 1 : 0);
            }
        }
    }

    /// VEN-SET-01: every seat comes first, about as often as every other.
    @Test void the_first_player_is_drawn_at_random() {
        for (int seats = 3; seats <= 5; seats++) {
            int[] first = new int[seats];
            for (int seed = 0; seed < 600; seed++) first[Tables.begin(seats, seed).seats.ambition()]++;
            for (int times : first) assertThat(times).isBetween(600 / seats - 60, 600 / seats + 60);
        }
    }

    /// VEN-SET-02, VEN-SET-03, VEN-SET-04, VEN-SET-05, VEN-SET-20
    @Test void the_number_of_locations_follows_the_number_of_players_and_the_haven_is_last() {
        assertThat(places(3)).containsExactly("The Rack", "The Asylum", "Prince's Haven");
        assertThat(places(4)).containsExactly("The Rack", "The Asylum", "Prince's Haven");
        assertThat(places(5)).containsExactly("The Rack", "The Asylum", "Club Zombie", "Prince's Haven");
    }

    private static List<String> places(int seats) {
        Vendetta t = Tables.begin(seats, 1);
        List<String> names = new ArrayList<>();
        for (int place = 0; place < t.evening.placeCount(); place++) names.add(VendettaCardLookup.place(t, place).en());
        assertThat(t.evening.haven()).isEqualTo(names.size() - 1);
        return names;
    }

    /// VEN-SET-06: one clan more than players, each as likely as the others.
    @Test void one_clan_more_than_players_is_shown_at_random() {
        for (int seats = 3; seats <= 5; seats++) {
            int[] shown = new int[Clan.values().length];
            for (int seed = 0; seed < 420; seed++) {
                int clans = Tables.begin(seats, seed).seats.clansShown();
                assertThat(Integer.bitCount(clans)).isEqualTo(seats + 1);
                for (int clan = 0; clan < shown.length; clan++) shown[clan] += clans >> clan & 1;
            }
            int fair = 420 * (seats + 1) / 7;
            for (int times : shown) assertThat(times).isBetween(fair - 60, fair + 60);
        }
    }

    /// VEN-SET-06, VEN-SET-07, VEN-SET-08: refused are the clans that do not lie there, and those already taken.
    @Test void clans_are_chosen_clockwise_from_the_ambition_token_among_those_left() {
        for (int seed = 0; seed < 20; seed++) {
            Vendetta t = Tables.begin(5, seed);
            Set<Integer> taken = new HashSet<>();
            for (int turn = 0; turn < 5; turn++) {
                int seat = (t.seats.ambition() + turn) % 5;
                assertThat(t.pendingSeats()).isEqualTo(1 << seat);
                judged(t, seat, taken);
                long last = t.offers(seat, Offers.movesOnly()).get(t.offers(seat, Offers.movesOnly()).size() - 1);
                taken.add(Move.a(last));
                t.answer(seat, last);
                assertThat(t.seats.clan(seat)).isEqualTo(Move.a(last));
            }
            assertThat(taken).hasSize(5);
            int[] clans = clans(t);
            Tables.play(t, seed, now -> assertThat(clans(now)).isEqualTo(clans));
            for (int row = 0; row < t.rows(); row++)
                if (t.kind(row).isClanCard()) assertThat(taken).contains(t.printed(row, Fact.CLAN));
        }
    }

    private static void judged(Vendetta t, int seat, Set<Integer> taken) {
        Offers offers = t.offers(seat, Offers.explained());
        for (int clan = 0; clan < Clan.values().length; clan++) {
            Clause why = offers.refusal(Move.of(Verb.CHOOSE_CLAN, clan));
            boolean shown = (t.seats.clansShown() >> clan & 1) != 0;
            if (!shown) assertThat(why).isEqualTo(VendettaClause.CLAN_NOT_SHOWN);
            else if (taken.contains(clan)) assertThat(why).isEqualTo(VendettaClause.CLAN_TAKEN);
            else assertThat(offers.allows(Move.of(Verb.CHOOSE_CLAN, clan))).isTrue();
        }
    }

    private static int[] clans(Vendetta t) {
        int[] clans = new int[t.players()];
        for (int seat = 0; seat < clans.length; seat++) clans[seat] = t.seats.clan(seat);
        return clans;
    }

    /// VEN-SET-10: one Position of each player at every Location in play, and none is used elsewhere (VEN-SET-20).
    @Test void cards_and_blood_lie_only_on_positions_in_play() {
        for (int seed = 0; seed < 10; seed++) {
            Vendetta t = Tables.begin(3 + seed % 2, seed);
            Tables.play(t, seed, now -> {
                for (int seat = 0; seat < 6; seat++)
                    for (int place = 0; place < GameLayout.PLACES; place++)
                        if (seat >= now.players() || place >= now.evening.placeCount())
                            assertThat(now.locations.isAt(seat, place)).isFalse();
            });
        }
    }

    /// VEN-SET-11, VEN-SET-12: all Victims lie face up, the Allies face down in another order every time.
    @Test void victims_lie_face_up_and_allies_are_shuffled_face_down() {
        Set<List<String>> orders = new HashSet<>(), tops = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            Vendetta t = Tables.begin(4, seed);
            assertThat(cards(t, VICTIMS)).hasSize(35).containsOnly("victim");
            List<String> allies = cards(t, ALLIES);
            assertThat(allies).hasSize(30).doesNotHaveDuplicates();
            orders.add(allies);
            tops.add(allies.subList(0, 1));
            for (int viewer = 0; viewer <= 6; viewer++) {
                assertThat(t.sees(viewer, t.first(VICTIMS))).isTrue();
                for (int card = t.first(ALLIES); card != NONE; card = t.next(card))
                    assertThat(t.sees(viewer, card)).isFalse();
            }
        }
        assertThat(orders).hasSize(200);
        assertThat(tops).hasSizeGreaterThan(25);
    }

    /// VEN-SET-13, VEN-SET-14: Hunt and Ready in hand, the other seven shuffled in the deck, two drawn already.
    @Test void hunt_and_ready_are_in_hand_and_seven_cards_in_the_shuffled_deck() {
        Set<List<String>> orders = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Vendetta t = Tables.withClans(4, seed);
            for (int seat = 0; seat < 4; seat++) {
                List<String> deck = cards(t, GameLayout.DRAWN + seat), names = new ArrayList<>();
                deck.addAll(cards(t, DECK + seat));
                assertThat(deck).hasSize(7).doesNotHaveDuplicates().noneMatch(slug -> slug.endsWith("-ready"));
                for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) names.add(t.name(card).en());
                assertThat(names).containsExactlyInAnyOrder("Hunt", "Ready");
                if (t.seats.clan(seat) == Clan.BRUJAH.ordinal()) orders.add(deck);
            }
        }
        assertThat(orders).hasSizeGreaterThan(20);
    }

    /// VEN-SET-15, VEN-SET-16, VEN-SET-17, VEN-SET-18, VEN-SET-19: the Pools as chosen, and after the first Feed.
    @Test void everybody_starts_with_6_blood_3_influence_and_a_victim() {
        Vendetta t = Tables.begin(5, 4);
        int first = t.seats.ambition();
        t.answer(first, Tables.first(t));
        assertThat(t.pools.blood(first)).isEqualTo(6);
        assertThat(t.pools.influence(first)).isEqualTo(3);
        assertThat(t.pools.tokens(first)).isZero();
        assertThat(cards(t, ALLIANCE + first)).containsExactly("victim");
        assertThat(t.count(VICTIMS)).isEqualTo(34);
        Vendetta fed = Tables.withClans(5, 4);
        for (int seat = 0; seat < 5; seat++) {
            assertThat(fed.pools.blood(seat)).isEqualTo(7);
            assertThat(fed.pools.influence(seat)).isEqualTo(3);
            assertThat(cards(fed, ALLIANCE + seat)).containsExactly("victim");
        }
    }

    /// VEN-SET-18: an Ally or Victim stays in the Alliance until it is Drained or its player is eliminated.
    @Test void allies_and_victims_lie_in_alliances_or_in_their_common_places() {
        for (int seed = 0; seed < 20; seed++) {
            Vendetta t = Tables.begin(4, seed);
            Set<Integer> common = new TreeSet<>(List.of(ALLIES, VICTIMS, GameLayout.GONE));
            for (int i = 0; i < 6; i++) common.addAll(List.of(ALLIANCE + i, GameLayout.DRAINED + i));
            for (int i = 0; i < GameLayout.PLACES; i++) common.add(GameLayout.PRIZE + i);
            Tables.play(t, seed, now -> {
                for (int row = 0; row < now.rows(); row++)
                    if (!now.kind(row).isClanCard() && now.kind(row) != Kind.RELIC)
                        assertThat(common).contains(now.zone(row));
            });
        }
    }
}
