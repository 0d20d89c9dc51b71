package elysium.tabletop.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.tabletop.CardTable;

/// Compares the cards of a zone, and the marks on each, with those that a scenario expects.
public abstract class CardMatcher<T extends CardTable<T>> {
    protected final List<String> names;
    protected final Mismatches mismatches;
    private final CardLookup<T> lookup;
    private final VisibleCards<T> visibleCards;
    private final List<String> optional;

    /// @param optional the marks that are compared only if a scenario mentions them
    protected CardMatcher(List<String> names, CardLookup<T> naming, VisibleCards<T> seeing, Mismatches compare,
            List<String> optional) {
        this.names = names;
        this.lookup = naming;
        this.visibleCards = seeing;
        this.mismatches = compare;
        this.optional = optional;
    }

    public final VisibleCards<T> visibleCards() {
        return visibleCards;
    }

    /// The expected marks of a card in the form in which the table would write them.
    ///
    /// @param card the card that is there, or NONE
    protected abstract List<String> marks(CardPhrase said, int card);

    /// Compares a number of cards, or the cards in any order.
    public final void anyOrder(String what, List<Integer> cards, Object value) {
        if (value instanceof Number) mismatches.expectEqual(what, cards.size(), value);
        else mismatches.expectEqual(what, sorted(actual(cards, value)), sorted(expected(cards, value)));
    }

    /// Compares a number of cards, or the cards in order from the first; `…` at the end stands for any others.
    public final void ordered(String what, List<Integer> cards, Object value) {
        if (value instanceof Number) {
            mismatches.expectEqual(what, cards.size(), value);
            return;
        }
        List<String> items = new ArrayList<>(CardLists.of(what, value));
        boolean more = items.remove("…") | items.remove("...");
        List<String> should = expected(cards, items), are = actual(cards, items);
        mismatches.expectEqual(what, more ? are.subList(0, Math.min(should.size(), are.size())) : are, should);
    }

    protected final List<String> actual(List<Integer> cards, Object value) {
        List<CardPhrase> said = said(value);
        List<String> are = new ArrayList<>();
        for (int card : cards) are.add(canon(visibleCards.name(card), visibleCards.marks(card), said));
        return are;
    }

    protected final List<String> expected(List<Integer> cards, Object value) {
        List<CardPhrase> said = said(value);
        List<String> should = new ArrayList<>();
        for (CardPhrase one : said) {
            List<String> marks = marks(one, found(cards, one));
            for (int i = 0; i < one.copies(); i++) should.add(canon(name(one), marks, said));
        }
        return should;
    }

    private List<CardPhrase> said(Object value) {
        List<CardPhrase> said = new ArrayList<>();
        for (String item : CardLists.of("cards", value)) said.add(CardPhrase.marked(item, names));
        return said;
    }

    protected final String name(CardPhrase written) {
        boolean known = !written.name().equals(VisibleCards.UNKNOWN);
        return known ? lookup.name(lookup.card(written.name())) : VisibleCards.UNKNOWN;
    }

    private int found(List<Integer> cards, CardPhrase written) {
        for (int card : cards) if (visibleCards.name(card).equals(name(written))) return card;
        return NONE;
    }

    /// A card with its marks in a fixed order.
    private String canon(String name, List<String> marks, List<CardPhrase> said) {
        List<String> kept = new ArrayList<>();
        for (String mark : marks) if (mentioned(name, mark, said)) kept.add(mark);
        return VisibleCards.text(name, sorted(kept));
    }

    private boolean mentioned(String name, String mark, List<CardPhrase> said) {
        for (String word : optional)
            if (mark.startsWith(word)) {
                for (CardPhrase one : said)
                    for (String other : one.marks())
                        if (name(one).equals(name) && other.startsWith(word)) return true;
                return false;
            }
        return true;
    }

    protected static List<String> sorted(List<String> words) {
        Collections.sort(words);
        return words;
    }
}
