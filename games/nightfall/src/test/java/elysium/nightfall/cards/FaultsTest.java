package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import elysium.kernel.InvalidInputException;
import org.junit.jupiter.api.Test;

/// What can be wrong with a file of corrections, fault by fault, and what is not wrong though it looks odd.
class FaultsTest {
    private static final CardValues PACK = CardValues.PRINTED;

    private static void refused(String file, String en, String fr) {
        assertThatThrownBy(() -> PACK.corrections(file)).as(file).isInstanceOfSatisfying(InvalidInputException.class,
                no -> {
                    assertThat(no.reason().en()).startsWith(en);
                    assertThat(no.reason().fr()).startsWith(fr);
                });
    }

    private static void value(String card, String field, String value, String en) {
        String file = "# mine\n" + card + ":\n  " + field + ": " + value + "\n";
        assertThatThrownBy(() -> PACK.corrections(file)).as(file).isInstanceOfSatisfying(InvalidInputException.class,
                no -> {
                    assertThat(no.reason().en()).startsWith("line 3: ").contains(en);
                    assertThat(no.reason().fr()).startsWith("ligne 3 : ").isNotEqualTo(no.reason().en());
                });
    }

    @Test void every_number_has_its_range() {
        for (String wrong : List.of("0", "5", "-1", "1.5", "1e1", "１", "99", "100", "two"))
            value("vulko", "health", wrong, "health is a number from 1 to 4, not \"" + wrong + "\"");
        for (String wrong : List.of("-1", "10")) value("vulko", "strength", wrong, "strength is a number from 0 to 9");
        for (String wrong : List.of("-1", "16")) value("vulko", "cost", wrong, "cost is a number from 0 to 15");
        for (String card : PACK.cards())
            for (Field field : PACK.fields(card)) {
                if (field.ordinal() <= Field.COUNT.ordinal()) continue;
                for (String wrong : List.of("0", "10"))
                    value(card, field.word(), wrong, field.word() + " is a number from 1 to 9, not \"" + wrong + "\"");
            }
        value("wound-burn", "count", "61", "count is a number from 0 to 60");
    }

    @Test void the_ends_of_each_range_are_taken() {
        for (String right : List.of("vulko.health=1", "vulko.strength=0", "vulko.strength=9", "vulko.cost=0",
                "vulko.cost=15", "vulko.kicker-draw=9", "death-grip.damage=1"))
            assertThat(PACK.revised(List.of(right))).isNotSameAs(PACK);
    }

    @Test void colors_and_species_must_be_known_ones() {
        value("vulko", "color", "Green", "color is no color: \"Green\"; the colors are white, yellow, red, blue");
        value("vulko", "color", "none", "color is no color: \"none\"");
        value("vulko", "kicker", "vert", "kicker is no color: \"vert\"");
        value("vulko", "links", "[blue, pink]", "links is no color: \"pink\"");
        value("vulko", "links", "[none, blue]", "links is no color: \"none\"");
        value("vulko", "species", "[vampire, wolf]", "species is not known: \"wolf\"");
    }

    @Test void lists_and_single_words_are_not_taken_for_each_other() {
        value("vulko", "links", "[]", "\"[]\" is no list");
        value("vulko", "links", "blue", "links takes a list in brackets");
        value("vulko", "links", "[blue, blue]", "NF-CARD-03");
        value("vulko", "links", "[blue, red, white]", "NF-CARD-03");
        value("vulko", "species", "vampire", "species takes a list in brackets");
        value("vulko", "color", "[green]", "color takes a single word or number");
        value("vulko", "health", "[3]", "health takes a single word or number");
        value("vulko", "links", "[blue [red]]", "is no list");
        value("vulko", "health", "3 4", "after \"health:\" comes a space");
        value("vulko", "health", "3,4", "after \"health:\" comes a space");
    }

    @Test void only_what_a_card_has_can_be_corrected() {
        value("blood-rage", "health", "2", "blood-rage has no value \"health\"; it has: color, links, kicker, cost");
        value("alton-hickman", "damage", "2", "alton-hickman has no value \"damage\"");
        value("vulko", "copies", "2", "vulko has no value \"copies\"");
        value("vulko", "count", "2", "vulko has no value \"count\"");
        value("wound-bite", "color", "red", "wound-bite has no value \"color\"; it has: count, draw");
        value("vulko", "kicker-text", "none", "kicker-text is a text");
        value("vulko", "corrected", "[health]", "vulko has no value \"corrected\"");
        value("vulko", "official", "[hp]", "vulko has no value \"hp\"");
    }

    @Test void a_card_must_be_known_and_stand_once() {
        refused("Vulko:\n  health: 3\n", "line 1: there is no card \"Vulko\"", "ligne 1 : il n'y a pas de carte");
        refused("volko:\n", "line 1: there is no card \"volko\"", "ligne 1 : il n'y a pas de carte « volko »");
        refused("vulko:\nvulko:\n", "line 2: vulko stands twice", "ligne 2 : vulko figure deux fois");
    }

    @Test void what_is_no_line_of_a_card_or_a_value_is_refused_where_it_stands() {
        for (String line : List.of("---", "vulko", "- vulko:", "vulko : ", "{vulko: {health: 3}}", "\tvulko:",
                "vulko: {health: 3}"))
            assertThatThrownBy(() -> PACK.corrections("\n" + line + "\n")).as(line)
                    .isInstanceOfSatisfying(InvalidInputException.class, no -> {
                        assertThat(no.reason().en()).startsWith("line 2: ");
                        assertThat(no.reason().fr()).startsWith("ligne 2 : ");
                    });
        refused("vulko:\n  health = 3\n", "line 2: ", "ligne 2 : ");
        refused("vulko:\n  : 3\n", "line 2: ", "ligne 2 : ");
        refused("vulko:\n   health: 3\n", "line 2: \"health: 3\" is not understood", "ligne 2 : « health: 3 » n'est");
        refused(" vulko:\n", "line 1: \"vulko:\" is not understood", "ligne 1 : « vulko: » n'est pas compris");
        refused("vulko:\n  2: 3\n", "line 2: vulko has no value \"2\"", "ligne 2 : vulko n'a pas de valeur « 2 »");
        for (String card : List.of("", "3"))
            refused(card + ":\n", "line 1: there is no card \"" + card + "\"", "ligne 1 : il n'y a pas de carte");
    }

    @Test void values_that_do_not_fit_together_name_the_line_that_broke_them() {
        value("vulko", "kicker", "violet", "it can never fire, since no violet order links to green");
        value("bad-smoke", "cost", "1", "a starting minion costs 0 (NF-START-01)");
        value("bad-smoke", "links", "[red, blue]", "links to exactly one color (NF-CARD-03)");
        assertThatThrownBy(() -> PACK.corrections("wound-bite:\n  count: 19\n"))
                .hasMessageContaining("the wounds are 59 in all");
    }

    /// A link that is taken away can silence the kicker of another card, which is said of that card.
    @Test void a_kicker_silenced_by_the_links_of_others_is_found() {
        String file = "lilith-lawrence:\n  links: [yellow, blue]\n",
                more = "mesmerizing-presence:\n  links: [yellow]\n";
        assertThat(PACK.corrections(file)).containsExactly("lilith-lawrence.links=yellow+blue");
        refused(file + more, "blood-rage, kicker: it can never fire, since no violet order links to red",
                "blood-rage, kicker : elle ne peut jamais se déclencher");
        assertThat(PACK.corrections(file + more + "blood-rage:\n  kicker: none\n")).hasSize(3);
    }

    @Test void comments_blank_lines_foreign_line_ends_and_a_mark_before_all_are_no_faults() {
        List<String> one = List.of("vulko.health=3");
        assertThat(PACK.corrections("vulko:\r\n  health: 3\r\n")).isEqualTo(one);
        assertThat(PACK.corrections("\uFEFFvulko:\n  health: 3")).isEqualTo(one);
        assertThat(PACK.corrections("\n\n# x\nvulko: # the wolf\n\n  # not four\n  health: 3   # three\n"))
                .isEqualTo(one);
        assertThat(PACK.corrections("vulko:\n  health:   3  \n # a wolf\n")).isEqualTo(one);
        assertThat(PACK.corrections("vulko:\n  links: [ blue ,yellow ]\n")).as("the same links as printed").isEmpty();
        assertThat(PACK.corrections("vulko:\n  official: [health]\n")).as("grades correct nothing").isEmpty();
    }
}
