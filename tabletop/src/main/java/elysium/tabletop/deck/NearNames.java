package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Finds the names nearest to a misspelt one and compares it with few of them: cut into one piece more than letters may be
/// wrong, a near name has a piece without a fault.
public final class NearNames {
    /// How many letters may be wrong at most, and how many unknown names of one deck are given near ones.
    public static final int FURTHEST = 3, PROPOSALS = 40;

    private final Map<Piece, List<String>> pieces = new HashMap<>();
    private final Map<String, List<String>> words = new HashMap<>();

    /// A piece of all names of a length, the first numbered 0.
    private record Piece(int length, int number, String letters) {}

    /// The nearest names in alphabetical order, and how far away all of them are.
    public record Near(int distance, List<String> names) {}

    /// @param names as [NameMatching#plain] writes them
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

    /// How far a name may be from a word of a length that is to be taken for it.
    public static int within(int length) {
        return Math.min(FURTHEST, length / FURTHEST);
    }

    /// Into how many pieces names of a length are cut: the longest words that are near them allow the most faults.
    private static int count(int length) {
        return within(length + FURTHEST) + 1;
    }

    private static int start(int length, int piece, int count) {
        return length * piece / count;
    }

    /// The names nearest to a word, no further away than that.
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

    /// The names that may be so near to a word: those that are compared with it.
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

    /// The names in which some words stand as a whole.
    public List<String> holding(String phrase) {
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
