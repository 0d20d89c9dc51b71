package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.rulebook.Clauses;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// What is in the box, counted in the book and at the tables.
class ComponentsTest {
    private static final Book<Nightfall> BOOK = Tables.GAME.book();
    private static final int STARTER_COPIES = 10;

    private static List<String> of(Kind kind, int promotional) {
        List<String> slugs = new ArrayList<>();
        for (Card<Nightfall> card : BOOK.cards())
            if (card.kind() == kind.ordinal() && card.facts().get(Fact.PROMOTIONAL) == promotional)
                slugs.add(card.slug());
        return slugs;
    }

    private static int rows(Nightfall t, Kind kind) {
        int rows = 0;
        for (int row = 0; row < t.rows(); row++) if (t.minions.kind(row) == kind) rows++;
        return rows;
    }

    /// NF-COMP-01, NF-COMP-02, NF-COMP-03, NF-RUL-02
    @Test void thirty_two_orders_make_242_cards() {
        int starters = of(Kind.STARTER, 0).size(), minions = of(Kind.MINION, 0).size(),
                actions = of(Kind.ACTION, 0).size();
        assertThat(List.of(starters, minions, actions)).containsExactly(6, 14, 12);
        assertThat(starters + minions + actions).isEqualTo(32);
        assertThat(starters * STARTER_COPIES).isEqualTo(60);
        assertThat(minions * Nightfall.COPIES).isEqualTo(98);
        assertThat(actions * Nightfall.COPIES).isEqualTo(84);
        assertThat(60 + 98 + 84).isEqualTo(242);
    }

    /// NF-COMP-02, NF-COMP-06: five players take all 60 starting minions, two of each name a deck.
    @Test void five_players_use_up_the_starting_minions() {
        Nightfall t = Tables.begin(5, 1);
        assertThat(rows(t, Kind.STARTER)).isEqualTo(60);
        int[] copies = new int[BOOK.size()];
        for (int row = 0; row < t.rows(); row++) if (t.minions.kind(row) == Kind.STARTER) copies[t.face(row)]++;
        for (String slug : of(Kind.STARTER, 0)) assertThat(copies[BOOK.number(slug)]).isEqualTo(STARTER_COPIES);
    }

    /// NF-COMP-07, NF-COMP-08, NF-COMP-09, NF-COMP-10
    @Test void the_cards_are_those_of_the_list() {
        assertThat(of(Kind.STARTER, 0)).containsExactlyInAnyOrder("bad-smoke", "charlotte-reyes", "enraged-wight",
                "genesis-one", "jj-mcteague", "yuri-koroviev");
        assertThat(of(Kind.MINION, 0)).containsExactlyInAnyOrder("alton-hickman", "big-ghost", "blaine-cordell",
                "franz-orlok", "indigo-six", "ivan-radinsky", "lilith-lawrence", "marcus-toth", "overwatch-two",
                "shadow-seven", "sir-john-travail", "vulko", "zacharias-sands", "zombie-horde");
        assertThat(of(Kind.ACTION, 0)).containsExactlyInAnyOrder("blood-rage", "dark-awakening", "death-grip",
                "flank-attack", "furious-melee", "ghoul-summoning", "grim-siege", "leave-it-to-me",
                "mesmerizing-presence", "rip-and-tear", "shock-and-awe", "special-response-team");
        assertThat(of(Kind.MINION, 1)).containsExactly("lisaveta-florescu");
        assertThat(of(Kind.ACTION, 1)).isEmpty();
    }

    /// NF-COMP-07, NF-COMP-08, NF-COMP-09: the clauses call them by their names, in both languages.
    @Test void the_names_of_the_cards_are_those_of_the_rules() {
        Clauses rules = Clauses.of(Tables.GAME);
        for (Card<Nightfall> card : BOOK.cards()) {
            String clause = switch (Kind.of(card.kind())) {
                case STARTER -> "NF-COMP-07";
                case MINION -> card.facts().get(Fact.PROMOTIONAL) == 0 ? "NF-COMP-08" : "NF-COMP-10";
                case ACTION -> "NF-COMP-09";
                case WOUND -> "NF-COMP-05";
            };
            Text words = Objects.requireNonNull(rules.byId(clause)).text();
            for (Lang lang : Lang.values())
                assertThat(plain(words.in(lang))).as(clause).contains(plain(card.name().in(lang)));
        }
    }

    private static String plain(String words) {
        return words.replaceAll("[\"“”«»\\h]", "");
    }

    /// NF-COMP-04, NF-COMP-12, NF-DRAFT-01
    @Test void there_is_a_draft_card_for_each_minion_and_action_and_it_is_told_from_an_order() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = Tables.begin(seats, 1);
            Set<Integer> names = new TreeSet<>();
            for (int row = 0; row < t.rows(); row++) {
                if (t.owner(row) != Nightfall.DRAFT) continue;
                assertThat(t.minions.kind(row)).isIn(Kind.MINION, Kind.ACTION);
                names.add(t.face(row));
            }
            assertThat(names).hasSize(26);
            assertThat(rows(t, Kind.MINION) + rows(t, Kind.ACTION)).isEqualTo(26);
            for (int card = t.first(DEALT); card != NONE; card = t.next(card))
                assertThat(t.owner(card)).isEqualTo(Nightfall.DRAFT);
        }
    }

    /// NF-COMP-05
    @Test void sixty_wounds_have_one_of_three_types_each() {
        Nightfall t = Tables.begin(2, 1);
        int[] types = new int[Wound.TYPES];
        for (int card = t.first(WOUNDS); card != NONE; card = t.next(card)) types[t.printed(card, Fact.TYPE)]++;
        assertThat(types).containsExactly(20, 20, 20);
    }

    /// NF-COMP-11: nothing of the box takes part but orders, draft cards and wounds.
    @Test void no_other_cards_take_part() {
        assertThat(BOOK.cards()).hasSize(36).allMatch(card -> card.kind() < Kind.values().length);
        Nightfall t = Tables.begin(4, 1);
        assertThat(t.rows()).isEqualTo(4 * 12 + 26 + 60);
    }

    /// NF-CARD-09, NF-CARD-12: actions are a kind of their own, without strength, health or a text in play.
    @Test void an_action_has_neither_strength_nor_health() {
        assertThat(Tables.GAME.cardSchema().sorts()).extracting(sort -> sort.word())
                .containsExactly("starter", "minion", "action", "wound");
        for (Card<Nightfall> card : BOOK.cards()) {
            boolean minion = Kind.of(card.kind()).isMinion();
            assertThat(card.facts().get(Fact.HEALTH) > 0).as(card.slug()).isEqualTo(minion);
            assertThat(card.facts().get(Fact.STRENGTH) > 0).as(card.slug()).isEqualTo(minion);
            assertThat(card.facts().get(Fact.SPECIES) > 0).as(card.slug()).isEqualTo(minion);
            if (!minion) assertThat(card.facts().get(Fact.TRAITS)).as(card.slug()).isZero();
        }
    }

    /// NF-CARD-11: every order bears a chain text, a kicker text or an in-play text.
    @Test void every_order_bears_text_and_only_minions_one_in_play() {
        for (Card<Nightfall> card : BOOK.cards()) {
            if (Kind.of(card.kind()) == Kind.WOUND) continue;
            assertThat(card.text().en()).as(card.slug()).containsPattern("(^|\\n)(Chain|Your Chain|Kicker|In Play): ");
            assertThat(card.text().fr()).as(card.slug())
                    .containsPattern("(^|\\n)(Enchaînement|Votre Enchaînement|Pleine Lune|En jeu) : ");
            if (card.text().en().contains("In Play: ")) assertThat(Kind.of(card.kind()).isMinion()).isTrue();
        }
    }

    /// NF-RUL-01: the blocker that the book calls by two names has 2 health under either.
    @Test void big_ghost_and_indigo_six_have_the_health_of_the_example() {
        for (String slug : List.of("big-ghost", "indigo-six"))
            assertThat(BOOK.printed(BOOK.number(slug), Fact.HEALTH)).isEqualTo(2);
        assertThat(BOOK.printed(BOOK.number("alton-hickman"), Fact.HEALTH)).isEqualTo(3);
        assertThat(BOOK.printed(BOOK.number("ivan-radinsky"), Fact.STRENGTH)).isEqualTo(4);
    }

    /// NF-RUL-04: what the book calls by two names is one last phase.
    @Test void a_turn_has_four_phases_of_which_cleanup_is_the_last() {
        assertThat(Turn.Stage.values()).containsExactly(Turn.Stage.COMBAT, Turn.Stage.CHAIN, Turn.Stage.CLAIM,
                Turn.Stage.CLEANUP, Turn.Stage.OVER);
    }
}
