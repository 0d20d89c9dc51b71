package elysium.tabletop.text;

import static elysium.tabletop.text.Elision.behind;
import static elysium.tabletop.text.Elision.of;
import static elysium.tabletop.text.Elision.to;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// French prepositions before names.
class ElisionTest {

    @Test void a_vowel_takes_the_place_of_the_e() {
        assertThat(of("Ayelech")).isEqualTo("d'Ayelech");
        assertThat(of("Éléonore")).isEqualTo("d'Éléonore");
        assertThat(of("Œil")).isEqualTo("d'Œil");
        assertThat(behind("que", "Inès")).isEqualTo("qu'Inès");
        assertThat(behind("de", "ana")).isEqualTo("d'ana");
    }

    @Test void a_mute_h_counts_as_a_vowel_and_an_aspirated_one_does_not() {
        assertThat(of("Horace Radcliffe")).isEqualTo("d'Horace Radcliffe");
        assertThat(of("Hydra")).isEqualTo("d'Hydra");
        assertThat(of("Humberto Garcia")).isEqualTo("d'Humberto Garcia");
        assertThat(behind("que", "Hélène")).isEqualTo("qu'Hélène");
        assertThat(of("Horst von Brühl")).isEqualTo("de Horst von Brühl");
        assertThat(of("Harry O'Brien")).isEqualTo("de Harry O'Brien");
        assertThat(of("Héraut des Crânes")).isEqualTo("de Héraut des Crânes");
    }

    @Test void a_consonant_leaves_it() {
        assertThat(of("Nassir")).isEqualTo("de Nassir");
        assertThat(behind("que", "Bo")).isEqualTo("que Bo");
        assertThat(of(".44 Magnum")).isEqualTo("de .44 Magnum");
    }

    @Test void a_y_is_a_vowel_before_a_consonant_alone() {
        assertThat(of("Yves")).isEqualTo("d'Yves");
        assertThat(of("Yuri Kerezenski")).isEqualTo("de Yuri Kerezenski");
        assertThat(of("Yeux d'Argus")).isEqualTo("d'Yeux d'Argus");
        assertThat(of("Y")).isEqualTo("de Y");
    }

    @Test void an_article_contracts() {
        assertThat(of("Le Cap")).isEqualTo("du Cap");
        assertThat(of("Le nid du dragon")).isEqualTo("du nid du dragon");
        assertThat(of("Les Halles")).isEqualTo("des Halles");
        assertThat(to("Le Cosaque")).isEqualTo("au Cosaque");
        assertThat(to("Les égouts")).isEqualTo("aux égouts");
        assertThat(behind("De", "Le Cosaque")).isEqualTo("Du Cosaque");
    }

    @Test void only_an_article_contracts() {
        assertThat(of("Lena")).isEqualTo("de Lena");
        assertThat(of("La Rue")).isEqualTo("de La Rue");
        assertThat(of("Les saigner lentement")).isEqualTo("de Les saigner lentement");
        assertThat(behind("que", "Le Cosaque")).isEqualTo("que Le Cosaque");
        assertThat(to("Ana")).isEqualTo("à Ana");
    }

    @Test void an_empty_name_begins_with_no_vowel() {
        assertThat(of("")).isEqualTo("de ");
    }
}
