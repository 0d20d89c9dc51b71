package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.words.Entry;
import elysium.tabletop.Book;
import elysium.tabletop.Card;

/// All cards of Nightfall, bound under their permanent numbers with the values of a pack.
public final class NightfallBook {
    /// What is told to be reconstructed where it is, in the order of its bits.
    private static final List<Field> DOUBTED = List.of(Field.COLOR, Field.LINKS, Field.KICKER, Field.COST,
            Field.STRENGTH, Field.HEALTH, Field.CHAIN_TEXT, Field.KICKER_TEXT, Field.IN_PLAY_TEXT);
    /// The book with the values as we have them.
    public static final Book<Nightfall> BOOK = bind(Pack.PRINTED);

    private NightfallBook() {}

    /// The book for a set-up: revised where its options correct something.
    public static Book<Nightfall> of(List<String> options) {
        Pack pack = Pack.PRINTED.revised(options);
        return pack == Pack.PRINTED ? BOOK : bind(pack);
    }

    /// The options that correct the printed book into another.
    public static List<String> corrections(Book<Nightfall> book) {
        List<String> options = new ArrayList<>();
        for (Card<Nightfall> card : book.cards())
            for (Field field : Pack.PRINTED.fields(card.slug())) {
                int value = book.printed(card.number(), field.fact());
                if (value != Pack.PRINTED.value(card.slug(), field))
                    options.add(Pack.option(card.slug(), field, value));
            }
        return options;
    }

    private static Book<Nightfall> bind(Pack pack) {
        Map<String, Entry> entries = new HashMap<>();
        Page page = entry -> entries.put(entry.slug(), entry);
        StarterPage.write(page);
        MinionPage.write(page);
        ActionPage.write(page);
        WoundPage.write(page);
        List<Card<Nightfall>> cards = new ArrayList<>();
        for (String slug : Numbers.SLUGS) {
            Entry entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            for (Field field : pack.fields(slug)) entry.with(field.fact(), pack.value(slug, field));
            entry.with(Fact.GUESSED, guessed(pack, slug));
            cards.add(entry.bind(cards.size(), Filling.words(entry, pack), source(pack, slug)));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
    }

    private static int guessed(Pack pack, String slug) {
        int guessed = 0;
        for (int i = 0; i < DOUBTED.size(); i++)
            if (pack.grades(slug).get(DOUBTED.get(i)) == Grade.RECONSTRUCTED) guessed |= 1 << i;
        return guessed;
    }

    /// How sure we are of what a card does: of its texts, whatever is known of its numbers.
    private static Card.Source source(Pack pack, String slug) {
        boolean official = false;
        for (Field text : List.of(Field.CHAIN_TEXT, Field.KICKER_TEXT, Field.IN_PLAY_TEXT, Field.WOUND_TEXT)) {
            Grade grade = pack.grades(slug).get(text);
            if (grade == Grade.RECONSTRUCTED) return Card.Source.RECONSTRUCTED;
            official |= grade == Grade.OFFICIAL;
        }
        return official ? Card.Source.OFFICIAL : Card.Source.RULEBOOK;
    }
}
