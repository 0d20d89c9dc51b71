package elysium.vtes.rules;

import static elysium.vtes.table.Ground.HAND;
import static elysium.vtes.table.Ground.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import elysium.tabletop.CardPlay;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Affair;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// What is known of a card that is being played.
class PlayedTest {
    private static final int BO = 1, SUPERIOR = 1;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, 2, 1);

    private int lay(String slug, int zone) {
        return t.lay(VtesBook.BOOK.number(slug), BO, zone + BO);
    }

    /// VTES-PLAY-02
    @Test void a_card_is_known_with_all_that_was_announced_until_it_can_be_cancelled_no_more() {
        lay("ryan", READY);
        int madison = lay("madison", READY), card = lay("deflection", HAND);
        assertThat(Played.underWay(t)).isFalse();
        Played.open(t, CardPlay.of(t, card, SUPERIOR, BO, madison),
                Objects.requireNonNull(How.of(t.book(), t.face(card), SUPERIOR)));
        assertThat(Played.underWay(t)).isTrue();
        assertThat(Played.card(t)).isEqualTo(card);
        assertThat(Played.seat(t)).isEqualTo(BO);
        assertThat(Played.minion(t)).isEqualTo(madison);
        assertThat(Played.as(t)).isEqualTo(How.As.REACTION);
        assertThat(t.of(Affair.PLAY, Played.MODE)).isEqualTo(SUPERIOR);
        assertThat(Played.close(t)).isFalse();
        assertThat(Played.underWay(t)).isFalse();
    }
}
