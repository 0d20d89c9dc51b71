package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.GameFlow;
import elysium.rivals.flow.turn.StateChecks;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Victory;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import org.junit.jupiter.api.Test;

/// How a game begins.
class SetUpTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int SEEDS = 60, DEALS = 3_600;

    private static Rivals begin(int seats, long seed, String... options) {
        return GAME.setUp(new Setup("rivals", 1, seats, List.of(options), seed));
    }

    private static void games(Consumer<Rivals> look) {
        for (int seats = 2; seats <= 4; seats++)
            for (long seed = 0; seed < SEEDS; seed++) look.accept(begin(seats, seed));
    }

    /// RIV-GEN-01.
    @Test void two_three_or_four_may_play() {
        assertThat(GAME.seatCounts()).containsExactly(2, 3, 4);
        for (int seats : new int[] {1, 5})
            assertThatThrownBy(() -> begin(seats, 1)).isInstanceOf(InvalidInputException.class)
                    .hasMessageContaining("RIV-GEN-01");
    }

    /// RIV-SET-04, RIV-SET-06, RIV-SET-07, RIV-SET-08, RIV-SET-09, RIV-TOK-01, RIV-TOK-02, RIV-TOK-09, RIV-HAV-06: of 20 prestige the Leader
    /// has as much as its BP, which no other vampire of its deck exceeds; Haven and Agenda lie open.
    @Test void the_mightiest_vampire_leads_and_is_fed_from_twenty_prestige() {
        games(t -> {
            for (int seat = 0; seat < t.players(); seat++) {
                int leader = t.coteries.leader(seat);
                assertThat(t.coteries.coterie(seat)).isEqualTo(1);
                assertThat(t.coteries.firstOf(seat)).isEqualTo(leader);
                assertThat(t.coteries.inHaven(leader) || t.count(CITY_BURNED) > 0).as("an Event may call it out")
                        .isTrue();
                assertThat(t.coteries.isLeader(leader)).isTrue();
                assertThat(t.attributes.influence(leader)).isEqualTo(1);
                assertThat(t.blood.of(leader)).isEqualTo(t.blood.bp(leader));
                assertThat(t.prestige.of(seat) + t.blood.of(leader)).isEqualTo(20);
                for (int row = 0; row < t.rows(); row++)
                    if (t.owner(row) == seat && t.facts.is(row, Kind.VAMPIRE))
                        assertThat(t.printed(row, Fact.BP)).isLessThanOrEqualTo(t.blood.bp(leader));
                assertThat(kinds(t, SEAT_CARDS + seat)).containsExactlyInAnyOrder(Kind.HAVEN, Kind.AGENDA);
                for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
                    assertThat(t.isFaceDown(card)).isFalse();
            }
        });
    }

    private static List<Kind> kinds(Rivals t, int zone) {
        List<Kind> kinds = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            for (Kind kind : Kind.values()) if (t.facts.is(card, kind)) kinds.add(kind);
        return kinds;
    }

    /// RIV-SET-05, RIV-SET-11, RIV-SET-12, RIV-SET-13, RIV-SET-14, RIV-SET-15: one hand of 4 Library cards and 1 vampire, for all but Player 1 a second
    /// one; nobody is asked whether to keep it.
    @Test void hands_are_dealt_of_both_decks() {
        Set<String> hands = new HashSet<>();
        games(t -> {
            for (int seat = 0; seat < t.players(); seat++) {
                boolean first = seat == t.turn.firstPlayer();
                int vampires = 0;
                StringBuilder hand = new StringBuilder();
                for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
                    if (t.facts.is(card, Kind.VAMPIRE)) vampires++;
                    hand.append(t.name(card).en()).append(',');
                }
                hands.add(hand.toString());
                assertThat(vampires).isEqualTo(first ? 1 : 2);
                assertThat(t.count(HAND + seat)).isEqualTo(first ? 5 : 6);
                assertThat(t.count(LIBRARY + seat)).isEqualTo(36);
                assertThat(t.count(FACTION + seat)).isEqualTo(first ? 5 : 4);
            }
            assertThat(t.askedSeats()).isEqualTo(1 << t.turn.firstPlayer());
        });
        assertThat(hands).as("decks are shuffled").hasSizeGreaterThan(SEEDS * 5);
    }

    /// RIV-SET-01, RIV-SET-02, RIV-SET-03, RIV-TRN-03, RIV-RUL-08: 4 of 10 Events are removed unseen, and as many city cards turned
    /// up as there are players, of 23.
    @Test void the_city_deck_has_six_events_and_opens_with_a_card_for_each_player() {
        Set<Integer> removed = new HashSet<>();
        games(t -> {
            int events = 0;
            for (int row = 0; row < t.rows(); row++)
                if (t.owner(row) == NONE && t.facts.is(row, Kind.EVENT) && t.zone(row) != ASIDE) events++;
            assertThat(events).isEqualTo(6);
            assertThat(t.count(ASIDE)).isEqualTo(4);
            for (int card = t.first(ASIDE); card != NONE; card = t.next(card)) {
                removed.add(t.face(card));
                assertThat(t.facts.is(card, Kind.EVENT)).isTrue();
                for (int seat = 0; seat < t.players(); seat++) assertThat(t.sees(seat, card)).isFalse();
            }
            if (!(t.top() instanceof Actions) || newYear(t)) return;      // an Event of the opening asks something
            assertThat(t.count(CITY) + t.count(CITY_BURNED)).isEqualTo(t.players());
            assertThat(t.count(CITY_DECK)).isEqualTo(23 - t.players());
        });
        assertThat(removed).as("any Event may be removed").hasSize(10);
    }

    /// Chinese New Year shuffles Events that were turned up before it back in.
    private static boolean newYear(Rivals t) {
        for (int card = t.first(CITY_BURNED); card != NONE; card = t.next(card))
            if (t.book().card(t.face(card)).slug().equals("core-chinese-new-year")) return true;
        return false;
    }

    /// RIV-RVL-01, RIV-RVL-02, RIV-RVL-03, RIV-RVL-04, RIV-RVL-05, RIV-RVL-06, RIV-RVL-07, RIV-RVL-08, RIV-RUL-09,
    /// RIV-SET-10, RIV-EX-22: the player with token 2 has Player 2, next clockwise after Player
    /// 1, as Rival; no player has the own token, and every such deal occurs.
    @Test void everybody_is_the_rival_of_exactly_one_other() {
        Map<Integer, Set<List<Integer>>> deals = new HashMap<>();
        for (int seats = 2; seats <= 4; seats++)
            for (long seed = 0; seed < 300; seed++) {
                Rivals t = begin(seats, seed);
                List<Integer> deal = new ArrayList<>();
                for (int n = 1, seat = t.turn.firstPlayer(); n <= seats; n++, seat = t.turn.after(seat)) {
                    assertThat(t.turn.playerNumber(seat)).isEqualTo(n);
                    assertThat(Integer.bitCount(t.rivalTokens.rivalOf(seat))).isEqualTo(1);
                    int rival = Integer.numberOfTrailingZeros(t.rivalTokens.rivalOf(seat));
                    assertThat(rival).isNotEqualTo(seat);
                    assertThat(t.rivalTokens.isRival(seat, rival)).isTrue();
                    assertThat(t.rivalTokens.holder(rival)).isEqualTo(seat);
                    deal.add(t.turn.playerNumber(rival));
                }
                assertThat(deal).doesNotHaveDuplicates();
                deals.computeIfAbsent(seats, _ -> new HashSet<>()).add(deal);
            }
        assertThat(deals.get(2)).containsExactly(List.of(2, 1));
        assertThat(deals.get(3)).containsExactlyInAnyOrder(List.of(2, 3, 1), List.of(3, 1, 2));
        assertThat(deals.get(4)).as("all 9 deals without a fixed point").hasSize(9);
    }

    /// RIV-RVL-03, RIV-RVL-04, RIV-RVL-05, RIV-RUL-09: tokens are drawn one after another, which does not make every
    /// deal as likely: where Player 1 draws 3 and Player 2 draws 1, the others have no choice.
    @Test void tokens_are_drawn_in_turn_and_not_dealt_at_once() {
        Map<List<Integer>, Integer> times = new HashMap<>();
        for (long seed = 0; seed < DEALS; seed++) {
            Rivals t = begin(4, seed);
            List<Integer> deal = new ArrayList<>();
            for (int n = 0, seat = t.turn.firstPlayer(); n < 4; n++, seat = t.turn.after(seat))
                deal.add(t.turn.playerNumber(Integer.numberOfTrailingZeros(t.rivalTokens.rivalOf(seat))));
            times.merge(deal, 1, Integer::sum);
        }
        for (List<Integer> deal : List.of(List.of(3, 1, 4, 2), List.of(4, 1, 2, 3)))
            assertThat(times.get(deal)).as(deal.toString()).isBetween(DEALS / 6 - 90, DEALS / 6 + 90);
        for (List<Integer> deal : List.of(List.of(3, 4, 1, 2), List.of(3, 4, 2, 1), List.of(4, 3, 1, 2),
                List.of(4, 3, 2, 1)))
            assertThat(times.get(deal)).as(deal.toString()).isBetween(DEALS / 12 - 90, DEALS / 12 + 90);
        for (List<Integer> deal : List.of(List.of(2, 1, 4, 3), List.of(2, 3, 4, 1), List.of(2, 4, 1, 3)))
            assertThat(times.get(deal)).as(deal.toString()).isBetween(DEALS / 9 - 90, DEALS / 9 + 90);
    }

    /// RIV-SET-10: the first player is drawn at random.
    @Test void anybody_may_begin() {
        Set<Integer> first = new HashSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Rivals t = begin(4, seed);
            first.add(t.turn.firstPlayer());
            assertThat(t.turn.active()).isEqualTo(t.turn.firstPlayer());
        }
        assertThat(first).containsExactly(0, 1, 2, 3);
    }

    /// RIV-SET-19, RIV-DCK-08: the first of Brujah, Toreador, Ventrue and Malkavian sit there where nobody says
    /// otherwise, and any others may.
    @Test void the_first_clans_are_those_of_the_base_box() {
        List<Clan> first = List.of(Clan.BRUJAH, Clan.TOREADOR, Clan.VENTRUE, Clan.MALKAVIAN);
        for (int seats = 2; seats <= 4; seats++) {
            Rivals t = begin(seats, 3);
            for (int seat = 0; seat < seats; seat++)
                assertThat(Clan.of(t.attributes.clan(t.coteries.leader(seat)))).isEqualTo(first.get(seat));
        }
        Rivals other = begin(2, 3, "deck1=war-nosferatu", "deck2=war-gangrel");
        assertThat(Clan.of(other.attributes.clan(other.coteries.leader(0)))).isEqualTo(Clan.NOSFERATU);
    }

    /// RIV-DIS-01, RIV-CHR-05.
    @Test void there_are_eleven_disciplines() {
        assertThat(Discipline.values()).extracting(discipline -> discipline.title().en()).containsExactly("Animalism",
                "Auspex", "Blood Sorcery", "Celerity", "Dominate", "Fortitude", "Obfuscate", "Potence", "Presence",
                "Protean", "Thin-Blood Alchemy");
    }

    /// RIV-TOK-03, RIV-TOK-10, RIV-TOK-11, RIV-TOK-12, RIV-RUL-01: tokens are amounts, and there are always enough unless
    /// a number is agreed on; then a colour that is used up gives no more (RIV-TOK-06) until some come back.
    @Test void a_limited_supply_runs_out_and_fills_again() {
        Rivals free = begin(2, 1);
        assertThat(free.tokens.availableInSupply(0, 500)).isEqualTo(500);
        Rivals t = begin(2, 1, "supply=22");
        assertThat(t.tokens.availableInSupply(0, 500)).isEqualTo(2);
        assertThat(t.prestige.gain(0, 5)).isEqualTo(2);
        assertThat(t.prestige.gain(0, 1)).isZero();
        assertThat(t.tokens.availableInSupply(1, 500)).as("of another colour there are still some").isEqualTo(2);
        t.prestige.lose(0, 3);
        assertThat(t.prestige.gain(0, 5)).isEqualTo(3);
    }

    /// RIV-RUL-77: thirty rounds in which nobody scores, is defeated or loses prestige end the game for the player with
    /// most agenda.
    @Test void a_game_at_a_standstill_goes_to_the_most_agenda() {
        for (int rounds : new int[] {29, 30}) {
            Rivals t = new Rivals(RivalsBook.BOOK, StateChecks::due, 2, 1);
            for (int seat = 0; seat < 2; seat++) {
                t.prestige.restore(seat, 5);
                t.addCard(RivalsBook.BOOK.number("core-skunk"), seat, HAVEN + seat);
                t.rivalTokens.deal(1 - seat, seat);
            }
            t.agendas.restore(1, 4);
            t.turn.restore(3, 1, 3);
            t.victory.recordProgress();
            t.turn.restore(3 + 2 * rounds, 1, 3);
            t.push(new GameFlow(GameFlow.Stage.TURNS));
            t.settle();
            assertThat(t.isOver()).isEqualTo(rounds == 30);
            if (t.isOver())
                assertThat(List.of(t.victory.winner(), t.victory.winReason())).containsExactly(1,
                        Victory.BY_STANDSTILL);
        }
    }
}
