package elysium.kit.proofs.veil;

import static elysium.kit.proofs.veil.Veil.ADVANCED;
import static elysium.kit.proofs.veil.Veil.ASHES;
import static elysium.kit.proofs.veil.Veil.ELDER;
import static elysium.kit.proofs.veil.Veil.FIELD;
import static elysium.kit.proofs.veil.Veil.HAVEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which card a text speaks of, and who controls a card: VTES-ADV-06, RIV-HAV-04, RIV-RUL-47, VTES-TERM-01.
class VoicesTest {
    private final Veil t = new Veil(2, 1);
    private final int elder = t.deal(0, ELDER, FIELD), other = t.deal(0, ELDER, FIELD);

    private List<Integer> voices(int self) {
        List<Integer> sources = new ArrayList<>();
        t.forEachText(self, (source, of) -> {
            assertThat(of).isEqualTo(self);
            sources.add(source);
        });
        return sources;
    }

    /// VTES-ADV-06
    @Test void merged_cards_have_two_texts_and_one_self() {
        int advanced = t.deal(0, ADVANCED, FIELD);
        assertThat(t.strength(elder)).isEqualTo(2);
        assertThat(t.strength(advanced)).isEqualTo(3);
        t.attachments.attach(advanced, elder);
        assertThat(t.strength(elder)).as("1, and 1, and 2").isEqualTo(4);
        assertThat(t.strength(advanced)).as("no self of its own").isEqualTo(1);
        assertThat(t.strength(other)).isEqualTo(2);
        assertThat(voices(elder)).containsExactly(elder, advanced);
        assertThat(voices(other)).containsExactly(other);
    }

    /// RIV-HAV-04: the haven speaks of the leader, wherever the leader is.
    @Test void a_haven_lends_its_text_to_the_leader_and_takes_it_to_the_next() {
        int haven = t.deal(0, HAVEN, FIELD);
        t.attachments.attach(haven, elder);
        assertThat(t.strength(elder)).isEqualTo(6);
        t.attachments.attach(haven, other);
        assertThat(t.strength(elder)).isEqualTo(2);
        assertThat(t.strength(other)).isEqualTo(6);
        t.attachments.detach(haven);
        assertThat(t.strength(other)).isEqualTo(2);
    }

    /// RIV-RUL-47
    @Test void a_blanked_text_is_silent_wherever_it_was_lent() {
        int haven = t.deal(0, HAVEN, FIELD);
        t.attachments.attach(haven, elder);
        t.isTextInactive(haven, true);
        assertThat(t.strength(elder)).isEqualTo(2);
        assertThat(voices(elder)).containsExactly(elder);
        t.isTextInactive(elder, true);
        assertThat(t.strength(elder)).isEqualTo(1);
        t.isTextInactive(haven, false);
        assertThat(t.strength(elder)).as("the haven's text is not the one that was blanked").isEqualTo(5);
    }

    @Test void a_card_turned_down_is_silent() {
        t.turnDown(elder);
        assertThat(t.strength(elder)).isEqualTo(1);
        t.turnUp(elder);
        assertThat(t.strength(elder)).isEqualTo(2);
    }

    /// VTES-TERM-01
    @Test void a_stolen_card_is_controlled_by_the_thief_and_burns_to_its_owner() {
        t.move(elder, FIELD + 1);
        assertThat(t.controller(elder)).isEqualTo(1);
        assertThat(t.owner(elder)).isZero();
        t.burn(elder);
        assertThat(t.zone(elder)).isEqualTo(ASHES);
    }
}
