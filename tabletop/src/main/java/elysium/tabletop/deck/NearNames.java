package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Finds the names closest to a misspelt one with few comparisons. Each name is cut into one piece more than the number
/// of errors allowed, so a similar name shares at least one piece unchanged.
public final class NearNames {
    /// The maximum number of wrong letters, and the maximum number of unknown names in one deck that get suggestions.
    public static final int MAX_ERRORS = 3, MAX_SUGGESTED = 40;

    private final Map<Piece, List<String>> pieces = new HashMap<>();
    private final Map<String, List<String>> words = new HashMap<>();

    /// A piece of the names with some length; the first piece has number 0.
    private record Piece(int length, int number, String letters) {}

    /// The nearest names in alphabetical order, and their edit distance.
    public record Near(int distance, List<String> names) {}

    /// @param names as normalized by [NameMatching#normalize]
    public NearNames(Collection<String> names) {
        for (String name : new TreeSet<>(names)) {
            int count = count(name.length());
            for (int i = 0; i < count; i++)
                add(pieces, new Piece(name.length(), i, name.substring(start(name.length(), i, count),
                        start(name.length(), i + 1, count))), name);
            for (String word : new TreeSet<>(List.of(name.split(" ")))) add(words, word, name);
        }
    }

    private static <K> void add(Map<K, List<String>> index, K key, String name) {
        index.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(name);
    }

    /// The number of errors allowed in a word of this length.
    public static int allowedErrors(int length) {
        return Math.min(MAX_ERRORS, length / MAX_ERRORS);
    }

    /// The number of pieces of a name of this length. It follows from the longest word that can be near, which allows
    /// the most errors.
    private static int count(int length) {
        return allowedErrors(length + MAX_ERRORS) + 1;
    }

    private static int start(int length, int piece, int count) {
        return length * piece / count;
    }

    /// The names nearest to a word, with at most `within` errors.
    public Near near(String wanted, int within) {
        int best = within;
        List<String> near = new ArrayList<>();
        for (String name : candidates(wanted, within)) {
            int distance = NameMatching.distance(wanted, name, best);
            if (distance > best) continue;
            if (distance < best) near.clear();
            best = distance;
            near.add(name);
        }
        return new Near(best, near);
    }

    /// The names that share a piece with a word and so must be compared with it.
    public Collection<String> candidates(String wanted, int within) {
        TreeSet<String> candidates = new TreeSet<>();
        for (int length = Math.max(1, wanted.length() - within); length <= wanted.length() + within; length++) {
            int count = count(length);
            for (int i = 0; i < count; i++) {
                int start = start(length, i, count), size = start(length, i + 1, count) - start;
                for (int shift = -within; shift <= within; shift++) {
                    int from = start + shift, faults = Math.abs(shift) + Math.abs(shift - wanted.length() + length);
                    if (from < 0 || from + size > wanted.length() || faults > within) continue;
                    candidates.addAll(pieces.getOrDefault(
                            new Piece(length, i, wanted.substring(from, from + size)), List.of()));
                }
            }
        }
        return candidates;
    }

    /// The names that contain a phrase as whole words.
    public List<String> containing(String phrase) {
        @Nullable List<String> fewest = null;
        for (String word : phrase.split(" ")) {
            List<String> names = words.getOrDefault(word, List.of());
            if (fewest == null || names.size() < fewest.size()) fewest = names;
        }
        List<String> holding = new ArrayList<>();
        if (fewest != null)
            for (String name : fewest) if ((" " + name + " ").contains(" " + phrase + " ")) holding.add(name);
        return holding;
    }
}
