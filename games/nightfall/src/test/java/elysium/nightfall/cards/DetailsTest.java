package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// The details of a card: its values and their certainty.
class DetailsTest {
    private static final List<String> CORRECTED = List.of("vulko.health=3", "vulko.kicker=none");

    private final Book<Nightfall> book = NightfallBook.of(CORRECTED);

    private Card<Nightfall> card(String slug) {
        return book.card(book.number(slug));
    }

    private List<String> details(String slug) {
        return Details.of(card(slug)).stream().map(Text::en).toList();
    }

    @Test void a_card_says_its_whole_text_with_its_numbers_filled_in() {
        assertThat(card("rip-and-tear").text()).isEqualTo(new Text(
                "Chain: Inflict 2 damage on target player.\nKicker: Inflict 2 damage on target minion.",
                "Enchaînement : Infligez 2 dégâts à un joueur ciblé.\n"
                        + "Pleine Lune : Infligez 2 dégâts à une Créature ciblée."));
    }

    @Test void a_card_is_told_by_its_values_and_by_what_is_not_known_for_sure() {
        assertThat(details("indigo-six")).containsExactly(
                "minion; color blue; links white, violet; kicker yellow; cost 5; strength 2; health 2; species hunter",
                "Stated in part: health, species, chain text", "Reconstructed: color, links, kicker, cost, strength");
        assertThat(details("vulko")).containsExactly(
                "minion; color green; links yellow, blue; kicker none; cost 5; strength 3; health 3; species lycanthrope",
                "Corrected for this game: kicker, health",
                "Reconstructed: color, links, cost, species, cards drawn by the kicker, kicker text");
        assertThat(details("franz-orlok").getFirst()).endsWith("species vampire");
        assertThat(details("wound-bite")).containsExactly("wound; number of copies 20", "Stated in part: wound text",
                "Reconstructed: number of copies");
    }

    @Test void a_text_that_a_card_does_not_have_is_in_no_doubt() {
        assertThat(Details.grade(card("blood-rage"), Field.IN_PLAY_TEXT)).isEqualTo(Certainty.STATED);
    }

    @Test void a_card_is_as_sure_as_the_least_sure_of_its_texts() {
        Map<String, Card.Source> sources = Map.of("enraged-wight", Card.Source.OFFICIAL, "bad-smoke",
                Card.Source.RULEBOOK, "wound-bite", Card.Source.RULEBOOK, "death-grip", Card.Source.RULEBOOK,
                "charlotte-reyes", Card.Source.RECONSTRUCTED, "dark-awakening", Card.Source.RECONSTRUCTED);
        sources.forEach((slug, source) -> assertThat(card(slug).source()).as(slug).isEqualTo(source));
    }

    /// Bits for color, links, kicker, cost, strength, health, and the texts of the chain, the kicker and in play.
    @Test void what_no_source_tells_is_marked_bit_by_bit() {
        Map<String, Integer> guessed = Map.of("bad-smoke", 0b110001, "enraged-wight", 0b100001, "charlotte-reyes",
                0b1100000, "indigo-six", 0b11111, "furious-melee", 0b1000, "lilith-lawrence", 0b11111111, "vulko",
                0b10001011, "wound-bite", 0);
        guessed.forEach((slug, bits) -> assertThat(card(slug).facts().get(Fact.GUESSED)).as(slug).isEqualTo(bits));
    }

    @Test void the_corrections_of_a_book_can_be_told_again() {
        assertThat(NightfallBook.corrections(book)).containsExactlyInAnyOrderElementsOf(CORRECTED);
        assertThat(NightfallBook.corrections(NightfallBook.BOOK)).isEmpty();
    }

    @Test void whatever_has_a_kicker_color_has_a_kicker_text() {
        for (String slug : CardValues.PRINTED.cards())
            assertThat(card(slug).text().en().contains("Kicker: ")).as(slug)
                    .isEqualTo(CardValues.PRINTED.has(slug, Field.KICKER));
    }
}
