package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.tabletop.Book;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import org.junit.jupiter.api.Test;

/// The vampire that an advanced one merges with.
class MergingTest {
    private static final Book<Vtes> BOOK = new Book<>(
            List.of(card(Kind.VAMPIRE, "plain", "Plain", "Plain").capacity(3).bind(0),
                    card(Kind.VAMPIRE, "advanced", "Advanced", "Advanced").capacity(3).is(Trait.ADVANCED).namesake(0)
                            .bind(1),
                    card(Kind.VAMPIRE, "other", "Other", "Other").capacity(3).bind(2)),
            Fact.COUNT);

    /// VTES-ADV-02
    @Test void an_advanced_vampire_merges_with_its_namesake_alone() {
        Vtes t = new Vtes(BOOK, _ -> false, 2, 1);
        t.addCard(2, 0, READY);
        int advanced = t.addCard(1, 0, UNCONTROLLED);
        assertThat(Merging.mergePartner(t, 0, advanced)).isEqualTo(NONE);
        int plain = t.addCard(0, 0, READY);
        assertThat(Merging.mergePartner(t, 0, advanced)).isEqualTo(plain);
    }
}
