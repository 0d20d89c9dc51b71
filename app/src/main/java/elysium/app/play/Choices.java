package elysium.app.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Caution;
import elysium.kernel.Clause;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// The offered and refused answers of a seat, in words; moves of indistinguishable cards appear once.
public final class Choices<T extends CardTable<T>> {
    /// Up to this number, answers are listed one per line.
    static final int FEW = 9;

    /// One answer.
    ///
    /// @param number the number to type, from 1; 0 for a refused answer
    /// @param words the answer in the reader's language
    /// @param plain the answer in both languages, normalized for matching
    /// @param clause the clause that forbids it or advises against it
    public record Choice(int number, long move, String words, List<String> plain, @Nullable Clause clause) {
        Choice as(int another) {
            return new Choice(another, move, words, plain, clause);
        }

        /// Whether two answers have the same verb and first argument.
        boolean isSimilar(Choice other) {
            return Move.verb(move) == Move.verb(other.move) && Move.a(move) == Move.a(other.move);
        }
    }

    private final CardGame<T> game;
    private final T table;
    private final int seat;
    private final Lang lang;
    private final List<Choice> offered = new ArrayList<>(), refused = new ArrayList<>();

    public Choices(CardGame<T> game, T table, int seat, Lang lang) {
        this.game = game;
        this.table = table;
        this.seat = seat;
        this.lang = lang;
        Offers offers = table.offers(seat, Offers.explained());
        Set<Object> said = new HashSet<>();
        for (int i = 0; i < offers.size(); i++) {
            Choice choice = choice(offers.get(i), offered.size() + 1, regret(offers, offers.get(i)));
            if (said.add(List.of(table.withFaces(choice.move), choice.plain))) offered.add(choice);
        }
        if (offered.size() > FEW) gather();
        for (Refusal refusal : offers.refusals()) {
            Choice choice = choice(refusal.move(), 0, refusal.clause());
            if (said.add(List.of(table.withFaces(choice.move), choice.plain))) refused.add(choice);
        }
    }

    /// Groups answers with the same verb and first argument, and renumbers them.
    private void gather() {
        List<Choice> rest = new ArrayList<>(offered);
        offered.clear();
        while (!rest.isEmpty()) {
            Choice first = rest.getFirst();
            for (Choice choice : rest) if (first.isSimilar(choice)) offered.add(choice.as(offered.size() + 1));
            rest.removeIf(first::isSimilar);
        }
    }

    private Choice choice(long move, int number, @Nullable Clause clause) {
        List<String> plain = new ArrayList<>();
        for (Lang each : Lang.values()) plain.add(TextMatching.of(game.notation().write(table, seat, move, each)));
        return new Choice(number, move, game.notation().write(table, seat, move, lang), plain, clause);
    }

    private static @Nullable Clause regret(Offers offers, long move) {
        for (Caution caution : offers.cautions())
            if (caution.move() == move) return caution.clause();
        return null;
    }

    public List<Choice> offered() {
        return List.copyOf(offered);
    }

    public List<Choice> refused() {
        return List.copyOf(refused);
    }

    /// The offered answers that match: the one with exactly these words; else all that start with them; else all in
    /// which each given word starts some word.
    public List<Choice> matching(String words) {
        return matching(offered, words);
    }

    /// The refused answers that match, by the same rules.
    public List<Choice> matchingRefused(String words) {
        return matching(refused, words);
    }

    /// The refused answers that contain the words.
    public List<Choice> refusedAbout(String words) {
        String wanted = TextMatching.of(words);
        return refused.stream().filter(choice -> choice.plain().stream().anyMatch(text -> text.contains(wanted)))
                .toList();
    }

    /// The offered answers that contain the words.
    public List<Choice> offeredAbout(String words) {
        String wanted = TextMatching.of(words);
        return offered.stream().filter(choice -> choice.plain().stream().anyMatch(text -> text.contains(wanted)))
                .toList();
    }

    private static List<Choice> matching(List<Choice> among, String words) {
        String wanted = TextMatching.of(words);
        if (wanted.isEmpty()) return List.of();
        List<Choice> exact = among.stream().filter(choice -> choice.plain().contains(wanted)).toList();
        if (!exact.isEmpty()) return exact.subList(0, 1);
        List<Choice> begun = among.stream()
                .filter(choice -> choice.plain().stream().anyMatch(text -> text.startsWith(wanted))).toList();
        if (!begun.isEmpty()) return begun;
        List<String> parts = List.of(wanted.split(" "));
        return among.stream().filter(choice -> choice.plain().stream().anyMatch(text -> holds(text, parts))).toList();
    }

    /// Whether each part starts some word of the text.
    private static boolean holds(String text, List<String> parts) {
        List<String> words = List.of(text.split("[^\\p{L}\\d]+"));
        return parts.stream().allMatch(part -> words.stream().anyMatch(word -> word.startsWith(part))
                || part.contains("'") && text.contains(part));
    }
}
