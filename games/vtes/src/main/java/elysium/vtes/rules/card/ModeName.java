package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// The name of one mode of a card, in a word or two; it does nothing as an instruction.
public record ModeName(Text name) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }

    /// The name of a mode, or empty text.
    public static Text of(Book<Vtes> book, int def, int mode) {
        for (Instruction<Vtes> part : book.instructions(def, mode))
            if (part instanceof ModeName called) return called.name;
        return Text.NONE;
    }
}
