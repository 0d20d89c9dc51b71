package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.tabletop.Card;
import elysium.tabletop.Mode;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-CRD-05, VEN-CRD-06: a clan card that acts in a step of active cards is of that step's kind, and of no other.
class KindsTest {
    private static final List<Integer> STEPS = List.of(Moment.PREPARATION, Moment.DIPLOMACY, Moment.CONFLICT,
            Moment.AFTERMATH);

    @Test void a_card_that_acts_in_a_step_is_of_its_kind() {
        for (Card<Vendetta> card : VendettaBook.BOOK.cards())
            for (Mode<Vendetta> mode : card.modes())
                if (STEPS.contains(mode.moment()))
                    assertThat(Kind.of(card.kind())).as(card.slug()).isEqualTo(kind(mode.moment()));
    }

    @Test void an_active_card_acts_in_no_other_step() {
        for (Card<Vendetta> card : VendettaBook.BOOK.cards())
            if (Kind.of(card.kind()).isClanCard() && Kind.of(card.kind()) != Kind.PASSIVE)
                assertThat(card.modes()).as(card.slug()).allMatch(mode -> STEPS.contains(mode.moment()));
    }

    private static Kind kind(int step) {
        return switch (step) {
            case Moment.PREPARATION -> Kind.PREPARATION;
            case Moment.AFTERMATH -> Kind.AFTERMATH;
            default -> Kind.CONFLICT;
        };
    }
}
