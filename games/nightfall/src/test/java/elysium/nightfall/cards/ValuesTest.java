package elysium.nightfall.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import org.junit.jupiter.api.Test;

/// The values of all cards, and how much is known of them, against a table written beside them.
class ValuesTest {
    private static final CardValues PACK = CardValues.PRINTED;
    /// Card, color, links, kicker, cost, strength/health, species, and the numbers in its texts.
    private static final String ORDERS = """
            bad-smoke              white  white         -      0 1/2 lycanthrope
            charlotte-reyes        blue   blue          -      0 1/2 vampire draw=1
            enraged-wight          green  green         -      0 2/1 ghoul damage=1
            genesis-one            yellow yellow        -      0 1/1 hunter damage=2
            jj-mcteague            red    red           -      0 2/1 vampire discard=1
            yuri-koroviev          violet violet        -      0 1/2 vampire influence=1
            alton-hickman          white  red+green     blue   3 2/3 lycanthrope kicker-draw=1
            big-ghost              red    white+green   yellow 6 5/2 lycanthrope kicker-damage=1
            blaine-cordell         yellow red+violet    green  4 2/3 hunter influence=2 kicker-draw=1
            franz-orlok            violet white+blue    yellow 4 3/2 vampire heal=2 kicker-damage=1
            zombie-horde           green  white+red     blue   3 2/2 ghoul rise=1 kicker-rise=1
            indigo-six             blue   white+violet  yellow 5 2/2 hunter
            ivan-radinsky          white  blue+violet   red    5 4/3 lycanthrope damage=1 kicker-damage=1
            lilith-lawrence        violet yellow+red    blue   4 2/2 vampire draw=2 discard=1 kicker-discard=1
            marcus-toth            blue   yellow+green  violet 5 3/2 vampire kicker-damage=1
            overwatch-two          yellow blue+green    violet 3 2/2 hunter look=2
            shadow-seven           yellow blue+green    red    4 2/2 hunter damage=2
            sir-john-travail       green  white+red     yellow 6 3/3 vampire discount=1
            vulko                  green  yellow+blue   red    5 3/4 lycanthrope kicker-draw=1
            zacharias-sands        red    yellow+violet green  4 3/2 vampire draw=1 kicker-draw=1
            blood-rage             red    white+green   violet 5 - - damage=1 kicker-damage=1
            dark-awakening         yellow blue+green    red    5 - -
            death-grip             blue   yellow+green  white  5 - - damage=3 kicker-wounds=2
            flank-attack           white  red+green     violet 5 - -
            furious-melee          red    yellow+violet white  4 - - damage=2 kicker-exile=2
            ghoul-summoning        green  yellow+blue   white  3 - -
            grim-siege             blue   white+violet  green  2 - - discard=1 kicker-influence=2
            leave-it-to-me         yellow red+violet    blue   3 - -
            mesmerizing-presence   violet yellow+red    white  3 - - discard=1 kicker-discard=1
            rip-and-tear           green  white+red     blue   4 - - damage=2 kicker-damage=2
            shock-and-awe          violet white+blue    red    4 - - damage=3 kicker-damage=2
            special-response-team  white  blue+violet   green  4 - - kicker-draw=2
            lisaveta-florescu      red    yellow+violet white  6 4/2 vampire discard=1 wounds=1 kicker-draw=1
            """;
    /// Of how many cards a field is official, stated, stated in part, reconstructed.
    private static final Map<Field, List<Integer>> KNOWN = Map.ofEntries(
            Map.entry(Field.COLOR, List.of(0, 6, 0, 27)), Map.entry(Field.LINKS, List.of(6, 2, 3, 22)),
            Map.entry(Field.KICKER, List.of(0, 2, 0, 25)), Map.entry(Field.COST, List.of(0, 7, 0, 26)),
            Map.entry(Field.STRENGTH, List.of(1, 3, 1, 16)), Map.entry(Field.HEALTH, List.of(0, 2, 2, 17)),
            Map.entry(Field.SPECIES, List.of(1, 4, 7, 9)), Map.entry(Field.COUNT, List.of(0, 0, 0, 3)),
            Map.entry(Field.CHAIN_TEXT, List.of(1, 5, 4, 17)), Map.entry(Field.KICKER_TEXT, List.of(0, 4, 6, 17)),
            Map.entry(Field.IN_PLAY_TEXT, List.of(0, 8, 1, 0)), Map.entry(Field.WOUND_TEXT, List.of(0, 0, 3, 0)),
            Map.entry(Field.ENGLISH_NAME, List.of(10, 19, 2, 5)));

    private static String words(String card, Field field) {
        return PACK.has(card, field) ? String.join("+", ValueParser.words(field, PACK.value(card, field))) : "-";
    }

    private static List<String> row(String card) {
        List<String> row = new ArrayList<>();
        row.add(card);
        for (Field field : List.of(Field.COLOR, Field.LINKS, Field.KICKER, Field.COST)) row.add(words(card, field));
        boolean minion = PACK.has(card, Field.HEALTH);
        row.add(minion ? words(card, Field.STRENGTH) + "/" + words(card, Field.HEALTH) : "-");
        row.add(words(card, Field.SPECIES));
        for (Field field : PACK.fields(card))
            if (field.ordinal() > Field.COUNT.ordinal()) row.add(field.word() + "=" + PACK.value(card, field));
        return row;
    }

    @Test void every_order_has_the_values_of_the_table() {
        List<String> seen = new ArrayList<>();
        for (String line : ORDERS.lines().toList()) {
            List<String> expected = List.of(line.split(" +"));
            assertThat(row(expected.getFirst())).isEqualTo(expected);
            seen.add(expected.getFirst());
        }
        for (String wound : List.of("wound-bite", "wound-burn", "wound-bleed")) {
            assertThat(PACK.fields(wound)).containsExactly(Field.COUNT, Field.DRAW);
            assertThat(PACK.value(wound, Field.COUNT)).isEqualTo(20);
            assertThat(PACK.value(wound, Field.DRAW)).isEqualTo(2);
            seen.add(wound);
        }
        assertThat(PACK.cards()).containsExactlyInAnyOrderElementsOf(seen).hasSize(36);
    }

    @Test void as_much_is_known_of_every_field_as_the_table_says() {
        Map<Field, int[]> known = new EnumMap<>(Field.class);
        for (String card : PACK.cards())
            PACK.grades(card)
                    .forEach((field, grade) -> known.computeIfAbsent(field, _ -> new int[4])[grade.ordinal()]++);
        KNOWN.forEach((field, expected) -> assertThat(known.get(field)).as(field.word())
                .containsExactly(expected.stream().mapToInt(Integer::intValue).toArray()));
    }

    @Test void what_the_pack_says_stands_in_the_book() {
        for (String card : PACK.cards()) {
            int def = NightfallBook.BOOK.number(card);
            for (Field field : PACK.fields(card))
                assertThat(NightfallBook.BOOK.printed(def, field.fact())).as(card + " " + field.word())
                        .isEqualTo(PACK.value(card, field));
        }
    }

    /// NF-CARD-02, NF-CARD-03, NF-CARD-10, NF-START-01
    @Test void an_order_has_one_color_and_one_or_two_links_and_a_starting_minion_exactly_one() {
        int kickers = 0;
        for (var card : NightfallBook.BOOK.cards()) {
            Kind kind = Kind.of(card.kind());
            if (!kind.isOrder()) continue;
            int links = Integer.bitCount(card.facts().get(Fact.LINKS));
            assertThat(card.facts().get(Fact.COLOR)).as(card.slug()).isBetween(0, 5);
            assertThat(links).as(card.slug()).isEqualTo(kind == Kind.STARTER ? 1 : 2);
            assertThat(card.text().isEmpty()).as(card.slug() + " bears text").isFalse();
            if (kind == Kind.STARTER) assertThat(card.facts().get(Fact.COST)).isZero();
            if (card.facts().get(Fact.KICKER) >= 0) kickers++;
        }
        assertThat(kickers).as("most orders have a kicker").isEqualTo(27);
    }
}
