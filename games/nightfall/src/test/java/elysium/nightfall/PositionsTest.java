package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// Moments of random games of every kind, written as position texts and laid out again.
class PositionsTest {
    private static final NightfallGame GAME = new NightfallGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo", "Dan", "Eve");
    private static final String MIDDLE = "in the middle of:";
    private static final int ENOUGH = 40, ONE_IN = 100;
    /// What depends on the rows the cards happen to have, or is read only in the middle of something.
    private static final Set<String> NOT_COMPARED =
            Set.of("used", "flags", "host", "guest", "nextGuest", "counters", "asked", "result", "scope", "ledger",
                    "lasting", "resolving");

    @Test void what_is_laid_out_is_what_was_written() {
        Map<String, int[]> shares = new TreeMap<>();
        int[] compared = {0};
        SplittableRandom chance = new SplittableRandom(3);
        play(t -> {
            int[] share = shares.computeIfAbsent(moment(t), _ -> new int[2]);
            if (share[1] > ENOUGH && chance.nextInt(ONE_IN) != 0) return;
            String text = position(t);
            share[1]++;
            if (text.contains(MIDDLE)) return;
            share[0]++;
            same(t, staged(text), text);
            compared[0]++;
        });
        assertThat(compared[0]).isGreaterThan(500);
        for (String moment : List.of("Draft", "Attacks", "Blocks", "Fights", "Strike", "Claim", "CleanUp", "over"))
            assertThat(shares.get(moment)).as(moment).isNotNull().satisfies(share -> {
                assertThat(share[1]).isGreaterThan(10);
                assertThat(share[0]).isEqualTo(share[1]);
            });
        assertThat(shares.get("Chain")).satisfies(share -> assertThat(share[0]).isEqualTo(share[1]));
    }

    @Test void a_game_goes_on_from_its_position_as_from_itself() {
        SplittableRandom chance = new SplittableRandom(5);
        int[] compared = {0};
        play(t -> {
            if (chance.nextInt(1_000) != 0 || t.over() || position(t).contains(MIDDLE)) return;
            Nightfall here = t.copy(), there = staged(position(t));
            for (int answers = 0; answers < 60 && !here.over(); answers++) {
                int seat = here.nextOwing();
                List<String> words = offers(here, seat);
                String said = words.get(chance.nextInt(words.size()));
                answer(here, seat, said);
                answer(there, seat, said);
                assertThat(position(there)).isEqualTo(position(here));
                compared[0]++;
            }
        });
        assertThat(compared[0]).isGreaterThan(500);
    }

    @Test void a_viewer_is_told_the_same_of_every_table_it_could_be_sitting_at() {
        SplittableRandom chance = new SplittableRandom(6);
        int[] unlike = {0};
        play(t -> {
            if (chance.nextInt(200) != 0) return;
            int seats = t.players() + 1, viewer = chance.nextInt(seats) == 0 ? SPECTATOR : chance.nextInt(t.players());
            String text = GAME.staging().position(t, NAMES, viewer);
            Nightfall imagined = t.copy();
            imagined.imagine(viewer, chance.nextLong());
            assertThat(GAME.staging().position(imagined, NAMES, viewer)).isEqualTo(text);
            if (!position(imagined).equals(position(t))) unlike[0]++;
        });
        assertThat(unlike[0]).isGreaterThan(100);
    }

    private static void answer(Nightfall t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.silent());
        for (int i = 0; i < offers.size(); i++)
            if (GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw new AssertionError("not offered: " + words);
    }

    private static void same(Nightfall t, Nightfall staged, String text) {
        assertThat(position(staged)).isEqualTo(text);
        assertThat(staged.owing()).as(text).isEqualTo(t.owing());
        for (int seat = 0; seat < t.players(); seat++)
            if (t.asks(seat))
                assertThat(offers(staged, seat)).as(text).containsExactlyInAnyOrderElementsOf(offers(t, seat));
        Map<String, List<Integer>> facts = facts(staged);
        facts(t).forEach((name, numbers) -> assertThat(facts.get(name)).as(name + "\n" + text).isEqualTo(numbers));
    }

    private static Map<String, List<Integer>> facts(Nightfall t) {
        Map<String, List<Integer>> facts = new TreeMap<>(t.view(0).facts());
        facts.keySet().removeAll(NOT_COMPARED);
        return facts;
    }

    private static List<String> offers(Nightfall t, int seat) {
        List<String> words = new ArrayList<>();
        Offers offers = t.offers(seat, Offers.explained());
        for (int i = 0; i < offers.size(); i++) words.add(GAME.notation().write(t, seat, offers.get(i), Lang.EN));
        return words;
    }

    private static String position(Nightfall t) {
        return GAME.staging().position(t, NAMES);
    }

    private static Nightfall staged(String text) {
        return GAME.staging().stage(Map.of("table", text)).table();
    }

    private static String moment(Nightfall t) {
        return t.over() ? "over" : t.top().getClass().getSimpleName();
    }

    /// Plays games of every kind, and shows each question.
    private static void play(Consumer<Nightfall> question) {
        for (Setup setup : LawsTest.setups()) {
            Nightfall t = GAME.setUp(setup.withSeed(setup.seats()));
            Tables.play(t, setup.seats(), question);
            question.accept(t);
        }
    }
}
