package elysium.tabletop;

import static elysium.tabletop.Elision.behind;
import static elysium.tabletop.Elision.of;
import static elysium.tabletop.Elision.ofPlace;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// How French says whose something is.
class ElisionTest {

    @Test void a_vowel_takes_the_place_of_the_e() {
        assertThat(of("Ayelech")).isEqualTo("d'Ayelech");
        assertThat(of("Éléonore")).isEqualTo("d'Éléonore");
        assertThat(of("Œil")).isEqualTo("d'Œil");
        assertThat(behind("que", "Inès")).isEqualTo("qu'Inès");
        assertThat(behind("de", "ana")).isEqualTo("d'ana");
    }

    @Test void a_consonant_leaves_it_and_so_does_an_h() {
        assertThat(of("Nassir")).isEqualTo("de Nassir");
        assertThat(of("Horst von Brühl")).isEqualTo("de Horst von Brühl");
        assertThat(behind("que", "Bo")).isEqualTo("que Bo");
        assertThat(of(".44 Magnum")).isEqualTo("de .44 Magnum");
    }

    @Test void a_y_is_a_vowel_before_a_consonant_alone() {
        assertThat(of("Yves")).isEqualTo("d'Yves");
        assertThat(of("Yuri Kerezenski")).isEqualTo("de Yuri Kerezenski");
        assertThat(of("Y")).isEqualTo("de Y");
    }

    @Test void the_article_of_a_place_melts_with_it_and_that_of_a_name_does_not() {
        assertThat(ofPlace("Le Cap")).isEqualTo("du Cap");
        assertThat(ofPlace("Les Halles")).isEqualTo("des Halles");
        assertThat(ofPlace("Addis-Abeba")).isEqualTo("d'Addis-Abeba");
        assertThat(ofPlace("Mannheim")).isEqualTo("de Mannheim");
        assertThat(of("Le Cosaque")).isEqualTo("de Le Cosaque");
    }

    @Test void nothing_is_no_vowel() {
        assertThat(of("")).isEqualTo("de ");
    }
}
