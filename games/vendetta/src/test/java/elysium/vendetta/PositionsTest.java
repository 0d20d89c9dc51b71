package elysium.vendetta;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import elysium.kernel.Frame;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kit.check.PositionChecks;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.StateChecks;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// Moments of random games of every kind, written as position texts and laid out again.
class PositionsTest {
    private static final VendettaGame GAME = new VendettaGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay");
    private static final int GAMES = 6, ONE_IN = 4;
    /// What is left of the thing in the middle of which a game ended.
    private static final Set<String> UNFINISHED = Set.of("alarmed", "frenzied", "cause", "spite");

    @Test void what_is_laid_out_is_what_was_written() {
        Map<String, int[]> shares = new TreeMap<>();
        int[] all = new int[2], compared = {0};
        SplittableRandom chance = new SplittableRandom(3);
        play(t -> {
            int[] share = shares.computeIfAbsent(moment(t), _ -> new int[2]);
            share[1]++;
            all[1]++;
            if (!positions(t).canBeCreated(t)) return;
            share[0]++;
            all[0]++;
            if (share[0] > 100 && chance.nextInt(ONE_IN) != 0) return;
            positions(t).same(t);
            compared[0]++;
        }, _ -> {});
        assertThat(compared[0]).isGreaterThan(3_000);
        assertThat(all[0] / (double) all[1]).as("share of questions that can be written: %s", told(shares))
                .isGreaterThan(0.9);
        for (String moment : List.of("planning CARD", "planning BLOOD", "planning END", "tokens", "hand building",
                "clan choice", "relic choice", "over"))
            assertThat(shares.get(moment)).as(moment).satisfies(share -> {
                assertThat(share[1]).isGreaterThan(50);
                assertThat(share[0]).isEqualTo(share[1]);
            });
    }

    @Test void every_step_of_a_location_can_be_written_as_it_begins() {
        Map<Resolution.Stage, Integer> begun = new HashMap<>();
        SplittableRandom chance = new SplittableRandom(4);
        play(_ -> {}, t -> {
            if (!(t.top() instanceof Resolution step) || chance.nextInt(ONE_IN) != 0) return;
            begins(t, begun);
            boolean allStay = (t.locations.presentAt(step.place()) & ~t.conflict.stayingSeats()) == 0;
            if (step.at() != Resolution.Stage.WITHDRAWALS || !allStay) return;
            Vendetta staying = watched(t, _ -> {});       // nothing is written on the way there, so nothing is heard
            staying.become(Resolution.at(step.place(), Resolution.Stage.STAYING));
            begins(staying, begun);
        });
        assertThat(begun.keySet()).contains(Resolution.Stage.values());
    }

    private static void begins(Vendetta t, Map<Resolution.Stage, Integer> begun) {
        if (t.top() instanceof Resolution step) begun.merge(step.at(), 1, Integer::sum);
        String text = positions(t).text(t);
        assertThat(PositionChecks.canBeCreated(text)).as(text).isTrue();
        Vendetta settled = watched(t, _ -> {});
        settled.settle();
        positions(settled).same(settled, text);
    }

    @Test void a_game_goes_on_from_its_position_as_from_itself() {
        SplittableRandom chance = new SplittableRandom(5);
        int[] compared = {0};
        play(t -> {
            if (chance.nextInt(60) != 0 || t.isOver() || !positions(t).canBeCreated(t)) return;
            compared[0] += positions(t).continuesAlike(t, Integer.MAX_VALUE,
                    (_, words) -> words.get(chance.nextInt(words.size())));
        }, _ -> {});
        assertThat(compared[0]).isGreaterThan(2_000);
    }

    @Test void a_viewer_is_told_the_same_of_every_table_it_could_be_sitting_at() {
        SplittableRandom chance = new SplittableRandom(6);
        int[] unlike = {0}, dealt = {0};
        play(t -> {
            if (chance.nextInt(20) != 0) return;
            int seats = t.players() + 1, viewer = chance.nextInt(seats) == 0 ? SPECTATOR : chance.nextInt(t.players());
            if (positions(t).hidesSecrets(t, viewer, chance.nextLong())) unlike[0]++;
            String text = GAME.scenarioSupport().position(t, NAMES, viewer);
            if (!text.contains("?") || !PositionChecks.canBeCreated(text)) return;
            assertThatThrownBy(() -> positions(t).createFrom(text))
                    .hasMessageContaining("'?' is a card that is not known");
            Vendetta guessed = GAME.scenarioSupport().createTable(Map.of("table", text, "deal", 7)).table();
            assertThat(GAME.scenarioSupport().position(guessed, NAMES, viewer)).isEqualTo(text);
            dealt[0]++;
        }, _ -> {});
        assertThat(unlike[0]).isGreaterThan(200);
        assertThat(dealt[0]).isGreaterThan(200);
    }

    private static PositionChecks<Vendetta> positions(Vendetta t) {
        return new PositionChecks<>(GAME, NAMES, t.isOver() ? UNFINISHED : Set.of());
    }

    private static String moment(Vendetta t) {
        if (t.isOver()) return "over";
        return switch (t.top()) {
            case PlanningTurn turn -> "planning " + turn.at();
            case StayOrWithdraw _ -> "tokens";
            case HandBuilding _ -> "hand building";
            case ClanChoice _ -> "clan choice";
            case RelicChoice _ -> "relic choice";
            case Frame<Vendetta> other -> other.getClass().getSimpleName();
        };
    }

    private static String told(Map<String, int[]> shares) {
        StringBuilder out = new StringBuilder();
        shares.forEach((moment, share) -> out.append(moment + " " + share[0] + "/" + share[1] + "  "));
        return out.toString();
    }

    /// Plays games of every kind; shows each question, and each instant between two steps of the rules.
    private static void play(Consumer<Vendetta> question, Consumer<Vendetta> between) {
        for (Setup setup : LawsTest.setups())
            for (int seed = 0; seed < GAMES; seed++) {
                Vendetta t = watched(GAME.setUp(setup.withSeed(seed)), between);
                SplittableRandom chance = new SplittableRandom(seed);
                while (!t.isOver()) {
                    question.accept(t);
                    int seat = t.nextPending();
                    Offers offers = t.offers(seat, Offers.movesOnly());
                    t.answer(seat, offers.get(chance.nextInt(offers.size())));
                }
                question.accept(t);
            }
    }

    private static Vendetta watched(Vendetta t, Consumer<Vendetta> between) {
        Vendetta watched = new Vendetta(VendettaBook.BOOK, table -> {
            boolean due = StateChecks.due(table);
            if (!due && !table.isOver() && table.pendingSeats() == 0) between.accept(table);
            return due;
        }, t.players(), 0);
        watched.copyFrom(t);
        return watched;
    }
}
