package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import elysium.kernel.InvalidInputException;
import elysium.nightfall.table.Color;
import org.junit.jupiter.api.Test;

class CardValuesTest {
    private static final CardValues PACK = CardValues.PRINTED;

    @Test void every_value_has_a_grade() {
        int values = 0;
        for (String card : PACK.cards())
            for (Field field : PACK.fields(card)) {
                assertThat(PACK.grades(card)).as(card).containsKey(field);
                values++;
            }
        assertThat(PACK.cards()).hasSize(36);
        assertThat(values).isGreaterThan(200);
    }

    @Test void what_the_book_states_is_kept() {
        assertThat(PACK.value("furious-melee", Field.COLOR)).isEqualTo(Color.RED.ordinal());
        assertThat(PACK.value("furious-melee", Field.LINKS))
                .isEqualTo(1 << Color.VIOLET.ordinal() | 1 << Color.YELLOW.ordinal());
        assertThat(PACK.value("furious-melee", Field.KICKER)).isEqualTo(Color.WHITE.ordinal());
        assertThat(PACK.value("alton-hickman", Field.COST)).isEqualTo(3);
        assertThat(PACK.grades("big-ghost")).containsEntry(Field.STRENGTH, Certainty.STATED)
                .containsEntry(Field.HEALTH, Certainty.PARTLY).containsEntry(Field.COST, Certainty.RECONSTRUCTED);
    }

    @Test void the_whole_file_read_back_corrects_nothing() {
        assertThat(PACK.corrections(CardValues.FILE)).isEmpty();
        assertThat(PACK.corrections("")).isEmpty();
    }

    @Test void a_file_may_give_only_what_differs() {
        List<String> options = PACK.corrections("""
                # my cards
                vulko:
                  health: 3          # not 4
                  links: [blue, yellow]
                death-grip:
                  kicker-wounds: 1
                alton-hickman:
                  links: [green, blue]
                """);
        assertThat(options).containsExactly("alton-hickman.links=blue+green", "death-grip.kicker-wounds=1",
                "vulko.health=3");
        CardValues revised = PACK.revised(options);
        assertThat(revised.value("vulko", Field.HEALTH)).isEqualTo(3);
        assertThat(revised.grades("vulko")).containsEntry(Field.HEALTH, Certainty.CORRECTED);
        assertThat(revised.value("vulko", Field.COST)).isEqualTo(5);
        assertThat(PACK.value("vulko", Field.HEALTH)).isEqualTo(4);
    }

    @Test void variants_are_no_corrections() {
        assertThat(PACK.revised(List.of("quick", "secret"))).isSameAs(PACK);
    }

    @Test void a_fault_names_its_line_in_both_languages() {
        refused("vulko:\n  health: 5\n", "line 2: health is a number from 1 to 4, not \"5\"",
                "ligne 2 : health est un nombre de 1 à 4, pas « 5 »");
        refused("\nvulcan:\n  health: 3\n", "line 2: there is no card \"vulcan\"",
                "ligne 2 : il n'y a pas de carte « vulcan »");
        refused("vulko:\n  hp: 3\n", "line 2: vulko has no value \"hp\"; it has: color, links",
                "ligne 2 : vulko n'a pas de valeur « hp » ; elle a : color, links");
        refused("blood-rage:\n  strength: 3\n", "line 2: blood-rage has no value \"strength\"",
                "ligne 2 : blood-rage n'a pas de valeur « strength »");
        refused("vulko:\n  color: pink\n", "line 2: color is no color: \"pink\"; the colors are white, yellow",
                "ligne 2 : color n'est pas une couleur : « pink »");
        refused("vulko:\n  health: three\n", "not \"three\"", "pas « three »");
        refused("vulko:\n  health: 03\n", "not \"03\"", "pas « 03 »");
        refused("vulko:\n  links: red\n", "takes a list in brackets", "attend une liste entre crochets");
        refused("vulko:\n  links: [red, red]\n", "NF-CARD-03", "NF-CARD-03");
        refused("vulko:\n  links: [red, blue, green]\n", "NF-CARD-03", "NF-CARD-03");
        refused("vulko:\n  cost: [3]\n", "takes a single word or number", "attend un seul mot ou nombre");
        refused("vulko:\n  species: [wolf]\n", "is not known: \"wolf\"", "n'est pas connue : « wolf »");
        refused("vulko:\n  in-play-text: none\n", "cannot be corrected", "ne se corrige pas");
        refused("charlotte-reyes:\n  kicker: red\n", "has no value \"kicker\"", "n'a pas de valeur « kicker »");
    }

    @Test void a_line_that_is_no_line_is_refused() {
        refused("vulko\n  health: 3\n", "line 1: \"vulko\" is not understood", "ligne 1 : « vulko » n'est pas compris");
        refused("vulko: 3\n", "line 1: \"vulko: 3\" is not understood", "n'est pas compris");
        refused("  health: 3\n", "line 1: health stands below no card", "ligne 1 : health ne figure sous aucune carte");
        refused("vulko:\n health: 3\n", "line 2: \"health: 3\" is not understood", "n'est pas compris");
        refused("vulko:\n    health: 3\n", "line 2: \"health: 3\" is not understood", "n'est pas compris");
        refused("vulko:\n\thealth: 3\n", "line 2: \"health: 3\" is not understood", "n'est pas compris");
        refused("vulko:\n  health:3\n", "line 2: after \"health:\" comes a space", "ligne 2 : après « health: »");
        refused("vulko:\n  health:\n", "line 2: after \"health:\"", "ligne 2 : après « health: »");
        refused("vulko:\n  links: [red, blue\n", "line 2: after \"links:\"", "ligne 2 : après « links: »");
        refused("vulko:\n  links: [red,, blue]\n", "line 2: \"[red,, blue]\" is no list", "n'est pas une liste");
        refused("vulko:\n  cost: 3\nvulko:\n  health: 3\n", "line 3: vulko stands twice; the first time on line 1",
                "ligne 3 : vulko figure deux fois ; la première à la ligne 1");
        refused("vulko:\n  cost: 3\n  cost: 4\n", "line 3: cost of vulko stands twice; the first time on line 2",
                "ligne 3 : cost de vulko figure deux fois ; la première à la ligne 2");
    }

    @Test void values_must_fit_together() {
        refused("vulko:\n  cost: 4\n  kicker: violet\n",
                "line 3: vulko, kicker: it can never fire, since no violet order links to green",
                "ligne 3 : vulko, kicker : elle ne peut jamais se déclencher");
        refused("charlotte-reyes:\n  links: [red, blue]\n", "line 2: charlotte-reyes, links: a starting minion",
                "ligne 2 : charlotte-reyes, links : une Créature de départ");
        refused("charlotte-reyes:\n  cost: 2\n", "NF-START-01", "NF-START-01");
        refused("wound-bite:\n  count: 21\n", "the wounds are 61 in all", "les Blessures sont 61 en tout");
        assertThat(PACK.corrections("vulko:\n  kicker: none\n")).containsExactly("vulko.kicker=none");
        assertThat(PACK.corrections("wound-bite:\n  count: 24\nwound-burn:\n  count: 16\n")).hasSize(2);
    }

    @Test void an_option_that_corrects_nothing_known_is_refused() {
        for (String option : List.of("health=3", "vulko.hp=3", "vulcan.health=3", "vulko.health=5", "vulko.health=",
                "alton-hickman.links=green+blue", "vulko.health=2+3", "=", "."))
            if (CardValues.corrects(option))
                assertThatThrownBy(() -> PACK.revised(List.of(option))).as(option)
                        .isInstanceOf(InvalidInputException.class);
        assertThatThrownBy(() -> PACK.revised(List.of("alton-hickman.links=green+blue")))
                .hasMessageContaining("alton-hickman.links=blue+green");
        assertThatThrownBy(() -> PACK.revised(List.of("vulko.health=2+3"))).hasMessageContaining("not \"2+3\"");
        assertThatThrownBy(() -> PACK.revised(List.of(".health=3"))).hasMessageContaining("there is no card \"\"");
        assertThat(CardValues.corrects("=3")).as("it is no variant").isTrue();
    }

    @Test void the_file_of_all_values_must_be_graded_and_sound() {
        String line = "  reconstructed: [color, strength, health, species]\n";
        assertThat(CardValues.FILE).contains(line);
        assertThatThrownBy(() -> CardValues.whole(CardValues.FILE.replaceFirst(Pattern.quote(line), "")))
                .hasMessage("COLOR of bad-smoke has no grade");
        assertThatThrownBy(() -> CardValues.whole(CardValues.FILE.replace(line, line + "  partly: [kicker]\n")))
                .hasMessage("bad-smoke has no KICKER");
        assertThatThrownBy(() -> CardValues.whole(CardValues.FILE.replaceFirst("count: 20", "count: 21")))
                .isInstanceOf(InvalidInputException.class);
    }

    private static void refused(String file, String en, String fr) {
        assertThatThrownBy(() -> PACK.corrections(file)).as(file).isInstanceOfSatisfying(InvalidInputException.class,
                e -> {
                    assertThat(e.reason().en()).contains(en);
                    assertThat(e.reason().fr()).contains(fr);
                });
    }
}
