package elysium.vtes.rules.card;

import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import elysium.tabletop.CardPlay;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;
import org.junit.jupiter.api.Test;

/// The state of a card being played.
class CurrentPlayTest {
    private static final int BO = 1, SUPERIOR = 1;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, 2, 1);

    private int lay(String slug, int zone) {
        return t.addCard(VtesBook.BOOK.number(slug), BO, zone + BO);
    }

    /// VTES-PLAY-02
    @Test void a_card_is_known_with_all_that_was_announced_until_it_can_be_cancelled_no_more() {
        lay("ryan", READY);
        int madison = lay("madison", READY), card = lay("deflection", HAND);
        assertThat(CurrentPlay.isInProgress(t)).isFalse();
        CurrentPlay.open(t, CardPlay.of(t, card, SUPERIOR, BO, madison),
                Objects.requireNonNull(Usage.of(t.book(), t.face(card), SUPERIOR)));
        assertThat(CurrentPlay.isInProgress(t)).isTrue();
        assertThat(CurrentPlay.card(t)).isEqualTo(card);
        assertThat(CurrentPlay.seat(t)).isEqualTo(BO);
        assertThat(CurrentPlay.minion(t)).isEqualTo(madison);
        assertThat(CurrentPlay.as(t)).isEqualTo(Usage.As.REACTION);
        assertThat(t.activities.get(ActivityKind.PLAY, CurrentPlay.MODE)).isEqualTo(SUPERIOR);
        assertThat(CurrentPlay.close(t)).isFalse();
        assertThat(CurrentPlay.isInProgress(t)).isFalse();
    }
}
