package elysium.tabletop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import elysium.kernel.Text;

/// How the numbers printed on a game's cards are called, for those who show them.
///
/// @param facts the name of each printed number, in the order of the book; empty for one that is not shown
/// @param sorts what sorts of card there are, by the game's own numbering
/// @param sorting what sort a card is of, where its number alone does not say it
public record CardSchema(List<String> facts, List<Sort> sorts, Function<Card<?>, Sort> sorting) {
    public static final CardSchema NONE = new CardSchema(List.of(), List.of());

    /// A sort of card: a word for programs, and what people call it.
    public record Sort(String word, Text name) {}

    public CardSchema {
        facts = List.copyOf(facts);
        sorts = List.copyOf(sorts);
    }

    public CardSchema(List<String> facts, List<Sort> sorts) {
        this(facts, sorts, card -> byNumber(sorts, card));
    }

    /// By its number where a game has no words for it.
    private static Sort byNumber(List<Sort> sorts, Card<?> card) {
        if (card.kind() < sorts.size()) return sorts.get(card.kind());
        return new Sort(String.valueOf(card.kind()), Text.NONE);
    }

    /// Cards of a game whose sorts are a list; a sort is called for programs as its constant is.
    public static <K extends Enum<K>> CardSchema of(List<String> facts, List<K> kinds, Function<K, Text> title) {
        List<Sort> sorts = new ArrayList<>();
        for (K kind : kinds) sorts.add(new Sort(kind.name().toLowerCase(Locale.ROOT), title.apply(kind)));
        return new CardSchema(facts, sorts);
    }

    /// What is printed on a card, by name.
    public Map<String, Integer> facts(Card<?> card) {
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int i = 0; i < facts.size(); i++)
            if (!facts.get(i).isEmpty()) named.put(facts.get(i), card.facts().get(i));
        return named;
    }

    /// What sort of card it is.
    public Sort sort(Card<?> card) {
        return sorting.apply(card);
    }
}
