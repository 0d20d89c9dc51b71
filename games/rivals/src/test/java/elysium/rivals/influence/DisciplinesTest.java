package elysium.rivals.influence;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.rivals.cards.RivalsBook;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// The Disciplines there are, and that cards have no others.
class DisciplinesTest {

    /// RIV-DIS-01
    @Test void the_eleven_disciplines_have_their_names() {
        assertThat(Discipline.values()).extracting(discipline -> discipline.title().en()).containsExactly("Animalism",
                "Auspex", "Blood Sorcery", "Celerity", "Dominate", "Fortitude", "Obfuscate", "Potence", "Presence",
                "Protean", "Thin-Blood Alchemy");
        assertThat(Fact.NAMES.subList(Fact.ICONS, Fact.ICONS + Discipline.COUNT)).hasSize(11)
                .containsOnlyOnce("animalism", "thinBloodAlchemy");
    }

    /// RIV-DIS-01, RIV-CHR-05
    @Test void the_vampires_of_both_boxes_use_all_but_two_of_them() {
        for (Discipline discipline : Discipline.values()) {
            int icons = 0;
            for (Card<Rivals> card : RivalsBook.BOOK.cards())
                icons += RivalsBook.BOOK.printed(card.number(), Fact.ICONS + discipline.ordinal());
            boolean unused = discipline == Discipline.BLOOD_SORCERY || discipline == Discipline.THIN_BLOOD_ALCHEMY;
            assertThat(icons == 0).as(discipline.title().en()).isEqualTo(unused);
        }
    }
}
