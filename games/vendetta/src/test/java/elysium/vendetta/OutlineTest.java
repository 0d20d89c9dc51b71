package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.Outline.State;
import elysium.tabletop.game.QuestionKind;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// The outline for clients: the phase, the state of play and the open question.
class OutlineTest {
    private static final VendettaGame GAME = Evenings.GAME;
    private static final int ANA = 0, BO = 1, CLEO = 2, PLACES = 4;

    @Test void an_outline_is_the_same_on_every_table_its_viewer_could_be_sitting_at() {
        int[] unlike = {0};
        Evenings.play(6, (t, since) -> {
            Set<Outline> outlines = new HashSet<>();
            for (int viewer = 0; viewer <= t.players(); viewer++) {
                int who = viewer == t.players() ? SPECTATOR : viewer;
                Vendetta imagined = t.blank();
                new Sight<>(t, who).imagine(imagined, 11L * viewer + since.size());
                assertThat(GAME.outline(imagined, who)).isEqualTo(GAME.outline(t, who));
                outlines.add(GAME.outline(t, who));
                if (!t.isAsked(who)) continue;
                assertThat(GAME.questionKind(imagined, who)).isEqualTo(GAME.questionKind(t, who));
                assertThat(GAME.passMove(imagined, who)).isEqualTo(GAME.passMove(t, who));
            }
            if (!t.evening.teams() && outlines.size() > 1) unlike[0]++;
        });
        assertThat(unlike[0]).as("tables of which viewers know unlike things").isGreaterThan(1000);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        Set<QuestionKind> asked = new HashSet<>(), quietly = new HashSet<>();
        Evenings.play(20, (t, _) -> {
            for (int rest = t.askedSeats(); rest != 0; rest &= rest - 1) {
                int seat = Integer.numberOfTrailingZeros(rest);
                QuestionKind matter = GAME.questionKind(t, seat);
                asked.add(matter);
                if (Integer.bitCount(t.askedSeats()) > 1) assertThat(matter.secret()).as(matter.id()).isTrue();
                long quiet = GAME.passMove(t, seat);
                if (quiet == Game.NO_MOVE) continue;
                quietly.add(matter);
                assertThat(t.offers(seat, Offers.movesOnly()).allows(quiet)).isTrue();
            }
        });
        for (QuestionKind matter : asked)
            assertThat(matter.canPass()).as(matter.id()).isEqualTo(quietly.contains(matter));
        assertThat(GAME.questionKinds()).containsAll(asked).doesNotHaveDuplicates();
        assertThat(asked).hasSizeGreaterThan(22);
        assertThat(GAME.questionKinds()).extracting(QuestionKind::id).doesNotHaveDuplicates();
        assertThat(GAME.questionKinds()).allSatisfy(matter -> assertThat(matter.label().fr()).isNotBlank());
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        Set<String> titles = new HashSet<>(), now = new HashSet<>();
        Evenings.play(3, (t, _) -> {
            Outline outline = GAME.outline(t, SPECTATOR);
            titles.add(outline.title().en());
            List<State> states = outline.progress().stream().map(Outline.Station::state).toList();
            if (t.isOver()) {
                assertThat(states).isEmpty();
                return;
            }
            assertThat(states).containsOnlyOnce(State.NOW).isSorted();
            outline.progress().stream().filter(station -> station.state() == State.NOW)
                    .forEach(station -> now.add(station.text().en()));
        });
        assertThat(titles).containsExactlyInAnyOrder("Set-up", "Round 1 of 3", "Round 2 of 3", "Round 3 of 3",
                "The game is over");
        assertThat(now).contains("Clans", "Relics", "Feed", "Hand", "Planning, turn 1 of 2", "Planning, turn 5 of 5",
                "The Rack: Withdraw", "Prince's Haven: Withdraw", "Preparation", "Conflict", "Aftermath");
    }

    @Test void relics_are_a_station_only_where_they_are_played_with() {
        assertThat(stations(Tables.begin(4, 1))).containsExactly("Clans");
        assertThat(stations(Tables.begin(4, 1, "relics"))).containsExactly("Clans", "Relics");
    }

    private static List<String> stations(Vendetta t) {
        return GAME.outline(t, SPECTATOR).progress().stream().map(station -> station.text().en()).toList();
    }

    @Test void power_counts_what_the_viewer_knows_and_the_rest_is_hidden() {
        Vendetta t = Tables.staged(planning());
        assertThat(figure(t, ANA, "power").get(ANA * PLACES)).as("2 Blood, Ready and Fist of Caine").isEqualTo(7);
        assertThat(figure(t, BO, "power").get(ANA * PLACES)).as("2 Blood and Ready").isEqualTo(3);
        assertThat(figure(t, ANA, "hidden").get(ANA * PLACES)).isZero();
        assertThat(figure(t, BO, "hidden").get(ANA * PLACES)).isEqualTo(1);
        assertThat(figure(t, SPECTATOR, "hidden").get(ANA * PLACES)).isEqualTo(1);
        List<Integer> powers = figure(t, BO, "cardPower");
        assertThat(powers).hasSize(t.rows()).contains(1).doesNotContain(4);
        for (int card = t.first(Locations.position(ANA, 0)); card != NONE; card = t.next(card))
            assertThat(powers.get(card)).isEqualTo(t.isFaceDown(card) ? NONE : t.power(card));
    }

    @Test void power_follows_the_rules_once_a_location_has_been_revealed() {
        Set<Integer> differences = new HashSet<>();
        Evenings.play(4, (t, _) -> {
            if (t.isOver() || t.evening.resolvingPlace() == NONE) return;
            boolean revealed = GAME.outline(t, ANA).progress().get(1).state() == State.DONE;
            for (int seat = 0; revealed && seat < t.players(); seat++) {
                if (t.locations.finalPower(seat, t.evening.resolvingPlace()) != NONE) continue;
                int total = Power.total(t, seat, t.evening.resolvingPlace());
                assertThat(figure(t, ANA, "power").get(seat * PLACES + t.evening.resolvingPlace())).isEqualTo(total);
                int printed = t.locations.deployed(seat, t.evening.resolvingPlace());
                for (int card = t.first(Locations.position(seat, t.evening.resolvingPlace())); card != NONE;
                        card = t.next(card))
                    printed += t.power(card);
                differences.add(total - printed);
            }
        });
        assertThat(differences).hasSizeGreaterThan(4);
    }

    @Test void the_power_of_a_position_stays_as_it_was_judged_whatever_moves_on() {
        Map<Integer, Integer> judged = new HashMap<>();
        int[] changed = {0};
        Evenings.play(2, (t, _) -> {
            List<Integer> told = figure(t, SPECTATOR, "judged"), power = figure(t, SPECTATOR, "power");
            if (Set.copyOf(told).equals(Set.of(NONE))) judged.clear();
            for (int at = 0; at < told.size(); at++) {
                int seat = at / PLACES, place = at % PLACES;
                if (told.get(at) == NONE) {
                    assertThat(judged).doesNotContainKey(at);
                    continue;
                }
                assertThat(told.get(at)).isEqualTo(judged.getOrDefault(at, told.get(at))).isEqualTo(power.get(at));
                assertThat(figure(t, SPECTATOR, "hidden").get(at)).isZero();
                judged.put(at, told.get(at));
                if (!t.locations.isAt(seat, place) && told.get(at) > 0) changed[0]++;
            }
        });
        assertThat(changed[0]).as("tables at which all of a judged Position has moved on").isGreaterThan(20);
    }

    @Test void the_other_figures_say_how_everybody_stands() {
        Vendetta t = Tables.staged(planning());
        assertThat(figure(t, ANA, "stakes")).containsExactly(2, 2, 1);
        assertThat(figure(t, ANA, "haven")).containsExactly(2);
        assertThat(figure(t, ANA, "resolving")).containsExactly(NONE);
        assertThat(figure(t, ANA, "teammate")).containsExactly(NONE);
        assertThat(figure(t, ANA, "alive")).containsExactly(1, 1, 1);
        assertThat(figure(t, ANA, "order")).startsWith(t.seats.ambition()).containsExactlyInAnyOrder(ANA, BO, CLEO);
        assertThat(figure(t, ANA, "turnsLeft").getFirst()).isBetween(0, 3);
        assertThat(figure(t, ANA, "score")).hasSize(3);
        assertThat(GAME.outline(t, ANA).numbers()).doesNotContainKey("teamScore");
        Map<String, List<elysium.kernel.Text>> names = GAME.outline(t, ANA).texts();
        assertThat(names.get("place")).extracting(elysium.kernel.Text::en).containsExactly("The Rack", "The Asylum",
                "Prince's Haven");
        assertThat(names.get("label").getFirst().en()).isEqualTo("Brujah");
        assertThat(names.get("clan")).hasSize(7);
        Vendetta teams = Tables.begin(4, 3, "teams");
        assertThat(figure(teams, ANA, "teammate")).containsExactly(CLEO);
        assertThat(figure(teams, SPECTATOR, "teammate")).containsExactly(NONE);
        assertThat(figure(teams, ANA, "teamScore")).hasSize(4);
        assertThat(figure(teams, ANA, "stakes")).isEmpty();
    }

    @Test void moves_and_cards_are_named_for_programs() {
        assertThat(GAME.verb(Verb.PLAY).word()).isEqualTo("play");
        assertThat(GAME.verb(Verb.PLAY).operands()).isEqualTo(3);
        Evenings.play(1, (t, _) -> {
            for (int rest = t.askedSeats(); rest != 0; rest &= rest - 1) {
                Offers offers = t.offers(Integer.numberOfTrailingZeros(rest), Offers.movesOnly());
                for (int i = 0; i < offers.size(); i++) {
                    long move = offers.get(i);
                    int used = GAME.verb(Move.verb(move)).operands();
                    assertThat(GAME.verb(Move.verb(move)).word()).doesNotStartWith("verb");
                    if (used < 3) assertThat(Move.c(move)).isZero();
                    if (used < 2) assertThat(Move.b(move)).isZero();
                    if (used < 1) assertThat(Move.a(move)).isZero();
                }
            }
        });
        var ready = GAME.book().bySlug("brujah-fist-of-caine");
        assertThat(GAME.cardSchema().facts(ready)).containsEntry("power", 4).containsEntry("clan", 0)
                .doesNotContainKey("");
        assertThat(GAME.cardSchema().sort(ready).word()).isEqualTo("aftermath");
        assertThat(GAME.cardSchema().sort(ready).name().fr()).isEqualTo("Conséquences");
    }

    private static List<Integer> figure(Vendetta t, int viewer, String name) {
        return GAME.outline(t, viewer).numbers().get(name);
    }

    private static Map<String, Object> planning() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("round", 2);
        given.put("Ana", Map.of("clan", "Brujah", "The Rack",
                Map.of("blood", 2, "cards", List.of("Ready", "Fist of Caine (down)"))));
        given.put("Bo", Map.of("clan", "Ventrue", "hand", List.of("Ready")));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        return given;
    }
}
