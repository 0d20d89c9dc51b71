package elysium.tabletop.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NearNamesTest {
    private static final int NAMES = 4_200, ASKED = 1_000;
    private static final String LETTERS = "aabcdeeeefghiijlmnoorrsstuv";

    private final Random dice = new Random(7);

    private String word(int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) word.append(LETTERS.charAt(dice.nextInt(LETTERS.length())));
        return word.toString();
    }

    private TreeSet<String> names() {
        TreeSet<String> names = new TreeSet<>();
        while (names.size() < NAMES)
            names.add(dice.nextBoolean() ? word(1 + dice.nextInt(14)) : word(2 + dice.nextInt(7)) + " " + word(6));
        return names;
    }

    private String misspelt(String name) {
        StringBuilder word = new StringBuilder(name);
        for (int i = dice.nextInt(5); i > 0; i--) {
            int at = dice.nextInt(word.length() + 1);
            if (dice.nextBoolean()) word.insert(at, word(1));
            else if (at < word.length() && dice.nextBoolean()) word.deleteCharAt(at);
            else if (at < word.length()) word.setCharAt(at, word(1).charAt(0));
        }
        return word.toString();
    }

    private static List<String> byComparingAll(TreeSet<String> names, String wanted) {
        int best = NearNames.allowedErrors(wanted.length());
        List<String> near = new ArrayList<>();
        for (String name : names) {
            int distance = NameMatching.distance(wanted, name);
            if (distance < best) near.clear();
            best = Math.min(best, distance);
            if (distance == best) near.add(name);
        }
        return near;
    }

    @Test void it_finds_what_comparing_with_all_names_would_and_compares_with_few() {
        TreeSet<String> names = names();
        List<String> list = List.copyOf(names);
        NearNames index = new NearNames(names);
        long compared = 0;
        for (int i = 0; i < ASKED; i++) {
            String wanted = misspelt(list.get(dice.nextInt(list.size())));
            int within = NearNames.allowedErrors(wanted.length());
            assertThat(index.near(wanted, within).names()).as(wanted).isEqualTo(byComparingAll(names, wanted));
            compared += index.candidates(wanted, within).size();
        }
        assertThat(compared).as("names compared for each of %s", ASKED).isLessThan((long) ASKED * NAMES / 20);
    }

    @Test void it_finds_the_names_that_hold_some_words_as_a_whole() {
        NearNames index = new NearNames(List.of("on the qui vive", "the qui", "viveur"));
        assertThat(index.containing("qui vive")).containsExactly("on the qui vive");
        assertThat(index.containing("vive")).containsExactly("on the qui vive");
        assertThat(index.containing("vive qui")).isEmpty();
        assertThat(index.containing("nothing")).isEmpty();
    }
}
