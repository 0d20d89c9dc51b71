package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.Lang;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// What cards say carries their numbers, whatever an owner corrects them to.
class WordingTest {
    private static final String THINGS =
            "(card|wound|Horde|more card|carte|dégât|Blessure|Point|Horde|autre Horde)";
    private static final Pattern PLACEHOLDER = Pattern.compile("[{}|%]|null"),
            ONE_OF_MANY = Pattern.compile("\\b1 " + THINGS + "s\\b"),
            MANY_OF_ONE = Pattern.compile("\\b[2-9] " + THINGS + "\\b");

    @Test void no_text_shows_a_placeholder_or_a_wrong_plural() {
        for (int number : new int[] {1, 2, 9})
            for (Card<Nightfall> card : counting(number).cards())
                for (Lang lang : Lang.values()) {
                    String words = card.text().in(lang);
                    assertThat(words).as(card.slug()).isNotBlank().doesNotContainPattern(PLACEHOLDER)
                            .doesNotContainPattern(ONE_OF_MANY).doesNotContainPattern(MANY_OF_ONE);
                }
    }

    @Test void both_languages_speak_of_every_card() {
        for (Card<Nightfall> card : NightfallBook.BOOK.cards()) {
            String en = card.text().en(), fr = card.text().fr();
            assertThat(fr).as(card.slug()).isNotEqualTo(en);
            assertThat(fr.lines().count()).as(card.slug()).isEqualTo(en.lines().count());
        }
    }

    @Test void a_text_shows_each_of_its_numbers() {
        int shown = 0;
        for (String slug : CardValues.PRINTED.cards())
            for (Field field : numbers(slug)) {
                Book<Nightfall> book = NightfallBook.of(List.of(CardValues.option(slug, field, 8)));
                Card<Nightfall> card = book.card(book.number(slug));
                for (Lang lang : Lang.values()) assertThat(card.text().in(lang)).as(slug + " " + field).contains("8");
                shown++;
            }
        assertThat(shown).isGreaterThan(35);
    }

    /// The book with every number in a text set to one.
    private static Book<Nightfall> counting(int number) {
        List<String> options = new ArrayList<>();
        for (String slug : CardValues.PRINTED.cards())
            for (Field field : numbers(slug))
                if (CardValues.PRINTED.value(slug, field) != number)
                    options.add(CardValues.option(slug, field, number));
        return NightfallBook.of(options);
    }

    private static List<Field> numbers(String slug) {
        return CardValues.PRINTED.fields(slug).stream()
                .filter(field -> field.shape() == Field.Shape.NUMBER && field.compareTo(Field.DRAW) >= 0).toList();
    }
}
