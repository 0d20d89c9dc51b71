package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import elysium.kernel.Text;
import elysium.tabletop.Card;

/// The names of the printed facts and card types of a game.
///
/// @param facts the name of each printed fact, in the order of the book; empty for one that is not shown
/// @param sorts the card types, in the game's own numbering
/// @param sorting the type of a card
public record CardSchema(List<String> facts, List<Sort> sorts, Function<Card<?>, Sort> sorting) {
    public static final CardSchema NONE = new CardSchema(List.of(), List.of());

    /// A card type, as a word for programs and a name for players.
    public record Sort(String word, Text name) {}

    public CardSchema {
        facts = List.copyOf(facts);
        sorts = List.copyOf(sorts);
    }

    public CardSchema(List<String> facts, List<Sort> sorts) {
        this(facts, sorts, card -> byNumber(sorts, card));
    }

    /// The type by its number; the number itself if the game does not name its types.
    private static Sort byNumber(List<Sort> sorts, Card<?> card) {
        if (card.kind() < sorts.size()) return sorts.get(card.kind());
        return new Sort(String.valueOf(card.kind()), Text.NONE);
    }

    /// A schema whose types are an enum; the word of a type is its constant in lower case.
    public static <K extends Enum<K>> CardSchema of(List<String> facts, List<K> kinds, Function<K, Text> title) {
        List<Sort> sorts = new ArrayList<>();
        for (K kind : kinds) sorts.add(new Sort(kind.name().toLowerCase(Locale.ROOT), title.apply(kind)));
        return new CardSchema(facts, sorts);
    }

    /// The printed facts of a card, by name.
    public Map<String, Integer> facts(Card<?> card) {
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int i = 0; i < facts.size(); i++)
            if (!facts.get(i).isEmpty()) named.put(facts.get(i), card.facts().get(i));
        return named;
    }

    public Sort sort(Card<?> card) {
        return sorting.apply(card);
    }
}
