package elysium.nightfall;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.Text;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Trait;
import elysium.tabletop.Book;
import elysium.tabletop.Card;

/// A book of cards that have values but no texts: enough to try every phase on.
final class SmallBook {
    private static final int STARTERS = 6, ORDERS = 26, PAIRS = 7, WOUND_COPIES = 20;
    static final Book<Nightfall> BOOK = new Book<>(cards(), Fact.COUNT);

    private SmallBook() {}

    private static List<Card<Nightfall>> cards() {
        List<Card<Nightfall>> cards = new ArrayList<>();
        for (int i = 0; i < STARTERS; i++) cards.add(starter(cards.size(), i));
        for (int i = 0; i <= ORDERS; i++) cards.add(order(cards.size(), i));
        for (int i = 0; i < 3; i++) cards.add(wound(cards.size(), i));
        return cards;
    }

    private static Card<Nightfall> starter(int number, int i) {
        Integer[] facts = facts(Kind.STARTER, i, 1 << i);
        facts[Fact.STRENGTH] = 1 + i % 2;
        facts[Fact.HEALTH] = 2 - i % 2;
        facts[Fact.TRAITS] = i == 0 ? Trait.BLOCKS | Trait.STAYS | Trait.EXILED_IF_DESTROYED
                : Trait.EXILED_IF_DESTROYED | Trait.EXILED_IF_DISCARDED;
        return card(number, "starter-" + i, facts);
    }

    private static Card<Nightfall> order(int number, int i) {
        boolean minion = i % 2 == 0;
        int color = i % 6;
        Integer[] facts = facts(minion ? Kind.MINION : Kind.ACTION, color, 1 << (color + 1) % 6 | 1 << (color + 2) % 6);
        facts[Fact.KICKER] = (color + 5) % 6;
        facts[Fact.COST] = 2 + i % 4;
        facts[Fact.STRENGTH] = minion ? 1 + i % 5 : 0;
        facts[Fact.HEALTH] = minion ? 1 + i % 4 : 0;
        facts[Fact.TRAITS] = i % 8 == 0 ? Trait.BLOCKS : i % 8 == 2 ? Trait.RETURNS : 0;
        facts[Fact.PAIR] = i < 2 * PAIRS ? i / 2 + 1 : 0;
        facts[Fact.PROMOTIONAL] = i == ORDERS ? 1 : 0;
        facts[Fact.DISCOUNT] = i == 4 ? 1 : 0;
        return card(number, "order-" + i, facts);
    }

    private static Card<Nightfall> wound(int number, int type) {
        Integer[] facts = facts(Kind.WOUND, -1, 0);
        facts[Fact.TYPE] = type;
        facts[Fact.COPIES] = WOUND_COPIES;
        facts[Fact.DRAW] = 2;
        return card(number, "wound-" + type, facts);
    }

    private static Integer[] facts(Kind kind, int color, int links) {
        Integer[] facts = new Integer[Fact.COUNT];
        Arrays.fill(facts, 0);
        facts[Fact.KIND] = kind.ordinal();
        facts[Fact.COLOR] = color;
        facts[Fact.LINKS] = links;
        facts[Fact.KICKER] = -1;
        facts[Fact.TYPE] = -1;
        return facts;
    }

    private static Card<Nightfall> card(int number, String slug, Integer[] facts) {
        return new Card<>(number, slug, new Text(slug, slug), Text.NONE, facts[Fact.KIND], List.of(facts), List.of(),
                List.of(), new Card.Masks(0, 0), Card.Source.RECONSTRUCTED, List.of());
    }
}
