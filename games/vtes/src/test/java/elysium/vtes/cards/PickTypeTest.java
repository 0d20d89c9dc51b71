package elysium.vtes.cards;

import static elysium.vtes.dsl.Effects.AMOUNT;
import static elysium.vtes.dsl.Effects.CHOICE;
import static elysium.vtes.dsl.Effects.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import elysium.tabletop.Book;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.PickType;
import elysium.vtes.dsl.SeatChoice;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The types of numbers stored by texts: a card, a Methuselah, a number, a name.
class PickTypeTest {
    private static final Book<Vtes> BOOK = VtesBook.BOOK;
    private static final int FACELESS_NIGHT = BOOK.number("faceless-night"), SUPERIOR = 1;

    private static PickType pick(String slug, int mode, int name) {
        return PickType.ofPick(BOOK, BOOK.number(slug), mode, name);
    }

    private static int place(int def, int mode, Predicate<Instruction<Vtes>> of) {
        Instruction<Vtes>[] parts = BOOK.instructions(def, mode);
        for (int at = 0; at < parts.length; at++) if (of.test(parts[at])) return at;
        throw new AssertionError("no such part");
    }

    /// The instruction at which a text begins to wait.
    private static int later() {
        return place(FACELESS_NIGHT, SUPERIOR,
                part -> part instanceof Instruction.Jump && part instanceof PickType.Kept);
    }

    private static int end() {
        return BOOK.instructions(FACELESS_NIGHT, SUPERIOR).length;
    }

    @Test void what_is_picked_is_what_is_asked_for_under_that_name() {
        assertThat(pick("deflection", 0, TARGET)).isEqualTo(PickType.SEAT);
        assertThat(pick("deflection", 0, CHOICE)).isEqualTo(PickType.CARD);
        assertThat(pick("hidden-strength", 0, AMOUNT)).isEqualTo(PickType.NUMBER);
        assertThat(pick("hidden-strength", 0, TARGET)).isEqualTo(PickType.CARD);
        assertThat(pick("revelations", 0, TARGET)).isEqualTo(PickType.NAME);
        assertThat(pick("consanguineous-boon", 0, TARGET)).isEqualTo(PickType.NUMBER);
        assertThat(SeatChoice.ANOTHER.sort()).isEqualTo(PickType.SEAT);
    }

    @Test void a_text_that_has_waited_is_about_what_it_kept() {
        assertThat(PickType.ofSubject(BOOK, FACELESS_NIGHT, SUPERIOR, later() + 1)).isEqualTo(PickType.NUMBER);
        assertThat(PickType.ofSubject(BOOK, FACELESS_NIGHT, SUPERIOR, end() + 1)).isEqualTo(PickType.NUMBER);
        assertThat(PickType.ofSubject(BOOK, FACELESS_NIGHT, SUPERIOR, later())).isEqualTo(PickType.CARD);
        assertThat(PickType.ofSubject(BOOK, FACELESS_NIGHT, SUPERIOR, 0)).isEqualTo(PickType.CARD);
    }

    @Test void a_text_that_acts_by_itself_is_about_what_its_moment_is_about() {
        int jack = BOOK.number("smiling-jack-the-anarch"), modes = BOOK.card(jack).modes().size();
        for (int mode = 0; mode < modes; mode++)
            assertThat(PickType.ofSubject(BOOK, jack, mode, 0)).isEqualTo(
                    BOOK.card(jack).modes().get(mode).moment() == Moment.UNLOCKING ? PickType.SEAT : PickType.CARD);
    }

    @Test void what_lasts_is_aimed_at_what_it_says_and_else_at_what_its_text_is_about() {
        assertThat(PickType.ofAim(BOOK, FACELESS_NIGHT, SUPERIOR, later())).isEqualTo(PickType.CARD);
        assertThat(PickType.ofAim(BOOK, FACELESS_NIGHT, SUPERIOR, later() + 1)).isEqualTo(PickType.NUMBER);
        assertThat(PickType.ofAim(BOOK, FACELESS_NIGHT, SUPERIOR, end())).isEqualTo(PickType.NUMBER);
        int conditioning = BOOK.number("conditioning");
        int raised = place(conditioning, 0, part -> part instanceof Instruction.ValueModifier);
        assertThat(PickType.ofAim(BOOK, conditioning, 0, raised)).isEqualTo(PickType.CARD);
        int seats = 0;
        for (int def = 0; def < BOOK.size(); def++)
            for (int mode = 0; mode < BOOK.card(def).modes().size(); mode++)
                for (int at = 0; at < BOOK.instructions(def, mode).length; at++)
                    if (BOOK.instructions(def, mode)[at] instanceof Instruction.ValueModifier<Vtes>
                            && PickType.ofAim(BOOK, def, mode, at) == PickType.SEAT)
                        seats++;
        assertThat(seats).as("votes for vampires of a Methuselah").isPositive();
    }
}
