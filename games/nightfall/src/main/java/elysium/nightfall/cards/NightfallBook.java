package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.dsl.CardBuilder;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.game.CardPages;

/// The book of all Nightfall cards, by their permanent numbers.
public final class NightfallBook {
    /// The fields whose reconstruction is marked, in the order of their bits.
    private static final List<Field> DOUBTED = List.of(Field.COLOR, Field.LINKS, Field.KICKER, Field.COST,
            Field.STRENGTH, Field.HEALTH, Field.CHAIN_TEXT, Field.KICKER_TEXT, Field.IN_PLAY_TEXT);
    /// The book with the published values.
    public static final Book<Nightfall> BOOK = bind(CardValues.PRINTED);

    private NightfallBook() {}

    /// The book for a set-up, with the corrections of its options.
    public static Book<Nightfall> of(List<String> options) {
        CardValues pack = CardValues.PRINTED.revised(options);
        return pack == CardValues.PRINTED ? BOOK : bind(pack);
    }

    /// The options that correct the printed book into another.
    public static List<String> corrections(Book<Nightfall> book) {
        List<String> options = new ArrayList<>();
        for (Card<Nightfall> card : book.cards())
            for (Field field : CardValues.PRINTED.fields(card.slug())) {
                int value = book.printed(card.number(), field.fact());
                if (value != CardValues.PRINTED.value(card.slug(), field))
                    options.add(CardValues.option(card.slug(), field, value));
            }
        return options;
    }

    private static Book<Nightfall> bind(CardValues pack) {
        CardPages<CardBuilder> pages = new CardPages<>();
        CardList page = entry -> pages.write(entry.slug(), entry);
        StarterCards.write(page);
        MinionCards.write(page);
        ActionCards.write(page);
        WoundCards.write(page);
        List<Card<Nightfall>> cards =
                pages.bind(CardNumbers.SLUGS, (entry, number) -> card(pack, entry, number));
        return new Book<>(cards, Fact.COUNT);
    }

    private static Card<Nightfall> card(CardValues pack, CardBuilder entry, int number) {
        String slug = entry.slug();
        for (Field field : pack.fields(slug)) entry.with(field.fact(), pack.value(slug, field));
        entry.with(Fact.GUESSED, guessed(pack, slug));
        return entry.bind(number, TextTemplate.words(entry, pack), source(pack, slug));
    }

    private static int guessed(CardValues pack, String slug) {
        int guessed = 0;
        for (int i = 0; i < DOUBTED.size(); i++)
            if (pack.grades(slug).get(DOUBTED.get(i)) == Certainty.RECONSTRUCTED) guessed |= 1 << i;
        return guessed;
    }

    /// The certainty of a card's texts, whatever that of its numbers.
    private static Card.Source source(CardValues pack, String slug) {
        boolean official = false;
        for (Field text : List.of(Field.CHAIN_TEXT, Field.KICKER_TEXT, Field.IN_PLAY_TEXT, Field.WOUND_TEXT)) {
            Certainty grade = pack.grades(slug).get(text);
            if (grade == Certainty.RECONSTRUCTED) return Card.Source.RECONSTRUCTED;
            official |= grade == Certainty.OFFICIAL;
        }
        return official ? Card.Source.OFFICIAL : Card.Source.RULEBOOK;
    }
}
