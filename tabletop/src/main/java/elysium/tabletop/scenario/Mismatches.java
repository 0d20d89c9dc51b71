package elysium.tabletop.scenario;

import static elysium.tabletop.scenario.ScenarioValues.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/// Collects the expectations of a scenario that are not met, one sentence each.
public final class Mismatches {
    private final List<String> names;
    private final List<String> unmet = new ArrayList<>();

    public Mismatches(List<String> names) {
        this.names = names;
    }

    public List<String> unmet() {
        return unmet;
    }

    public String name(int seat) {
        return names.get(seat);
    }

    public void expectEqual(String what, Object is, Object expected) {
        if (!Objects.equals(is, expected)) unmet.add(what + " should be " + expected + ", but is " + is);
    }

    /// Compares a number of cards, or the cards from the top down.
    public void ordered(String what, List<String> cards, Object value) {
        if (value instanceof Number) expectEqual(what, cards.size(), value);
        else expectEqual(what, cards, expandCopies(words(what, value)));
    }

    /// Compares a number of cards, or the cards in any order.
    public void anyOrder(String what, List<String> cards, Object value) {
        if (value instanceof Number) expectEqual(what, cards.size(), value);
        else expectEqual(what, sorted(cards), sorted(expandCopies(words(what, value))));
    }

    /// Repeats each card by its number of copies: `Bite x2` becomes two entries.
    public List<String> expandCopies(List<String> written) {
        List<String> all = new ArrayList<>();
        for (String words : written) {
            CardPhrase card = CardPhrase.of(words, names);
            String whose = card.owner().isEmpty() ? "" : " by " + card.owner();
            String marks = card.marks().isEmpty() ? "" : " (" + String.join("; ", card.marks()) + ")";
            for (int i = 0; i < card.copies(); i++) all.add(unquoted(card.name()) + whose + marks);
        }
        return all;
    }

    private static String unquoted(String name) {
        return name.replace("\"", "");
    }

    private static List<String> sorted(List<String> words) {
        List<String> sorted = new ArrayList<>(words);
        Collections.sort(sorted);
        return sorted;
    }
}
