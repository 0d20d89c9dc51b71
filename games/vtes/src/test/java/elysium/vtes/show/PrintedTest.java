package elysium.vtes.show;

import static elysium.vtes.cards.VtesBook.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.tabletop.Card;
import elysium.vtes.show.text.CardFacts;
import elysium.vtes.show.text.CardKinds;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import org.junit.jupiter.api.Test;

/// The facts of a card as players read them.
class PrintedTest {

    private static String line(String slug, Lang lang) {
        return CardFacts.line(BOOK.card(BOOK.number(slug))).in(lang);
    }

    /// VTES-PLAY-19
    @Test void a_card_names_its_type_first_then_what_it_asks_for_and_what_it_costs() {
        assertThat(line("the-warrens", Lang.EN)).isEqualTo("Reaction · requires Nosferatu · costs 1 blood");
        assertThat(line("the-warrens", Lang.FR)).isEqualTo("Réaction · requiert : Nosferatu · coûte 1 point de sang");
        assertThat(line("second-tradition-domain", Lang.EN)).isEqualTo("Reaction · requires prince or justicar");
        assertThat(line("govern-the-unaligned", Lang.EN)).isEqualTo("Action · Dominate · costs 1 blood");
        assertThat(line("intimidation", Lang.FR)).isEqualTo("Action · Présence");
        assertThat(line("scalpel-tongue", Lang.EN)).startsWith("Action modifier / reaction · Celerity and Presence");
    }

    /// VTES-PLAY-20
    @Test void a_cost_says_whether_it_is_paid_in_blood_or_in_pool() {
        assertThat(line("deflection", Lang.EN)).contains("costs 1 blood").doesNotContain("pool");
        assertThat(line("kevlar-vest", Lang.EN)).contains("costs 1 pool").doesNotContain("blood");
        assertThat(line("creeping-sabotage", Lang.EN)).contains("costs X blood");
        assertThat(line("on-the-qui-vive", Lang.EN)).doesNotContain("costs");
    }

    /// VTES-PLAY-22
    @Test void the_minion_cards_of_the_box_are_of_eight_types() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (Card<Vtes> card : BOOK.cards()) kinds.addAll(CardKinds.kinds(card));
        assertThat(kinds).containsExactlyInAnyOrder(Kind.VAMPIRE, Kind.MASTER, Kind.ACTION, Kind.ALLY, Kind.COMBAT,
                Kind.RETAINER, Kind.EQUIPMENT, Kind.ACTION_MODIFIER, Kind.POLITICAL_ACTION, Kind.REACTION);
    }
}
