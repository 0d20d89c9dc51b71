package elysium.tabletop.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhrasesTest {
    @Test void words_are_filled_in_one_after_the_other_or_by_their_number() {
        assertThat(Phrases.format("rest")).isEqualTo("rest");
        assertThat(Phrases.format("pay %s for %s", 2, "Ana")).isEqualTo("pay 2 for Ana");
        assertThat(Phrases.format("%2$s blocks %1$s", "Ana", "Bo")).isEqualTo("Bo blocks Ana");
        assertThat(Phrases.format("%s", "100 %s")).isEqualTo("100 %s");
    }

    @Test void a_sentence_begins_with_a_capital() {
        assertThat(Phrases.capital("")).isEmpty();
        assertThat(Phrases.capital("équipe")).isEqualTo("Équipe");
        assertThat(Phrases.capital("Ana")).isEqualTo("Ana");
        assertThat(Phrases.capital("1 card")).isEqualTo("1 card");
    }
}
