package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// How a text is used by a player's choice: as what, by whom, at which level of which Disciplines. The first part of every
/// such text; it says nothing by itself.
///
/// @param level 0 where the text has none, else that of its Disciplines
/// @param disciplines a bit for each that is needed at that level, all of them
/// @param marks what else is true of it, a bit each
public record Usage(As as, UsedBy who, int level, int disciplines, int marks) implements Instruction.Requirement<Vtes> {
    /// It wakes a minion, or cancels a card: only these may be used while another card is being played (VTES-PLAY-03).
    public static final int WAKES = 1, CANCELS = 2;
    /// It raises the bleed as only one modifier card may (VTES-BLD-10); adds stealth or intercept where it is needed.
    public static final int LIMITED = 4, NEEDED = 8;
    /// Whoever controls the card that this one lies on may use it, not whoever controls this one.
    public static final int OF_HOST = 16;
    /// The action must be performed (VTES-MIN-06).
    public static final int MANDATORY = 32;
    /// An ordinary card of its type may be played more often than once in an action by the same minion.
    public static final int AGAIN = 64;

    /// What a card is played as, or that it is used where it lies.
    public enum As {
        MASTER, EVENT, ACTION, POLITICAL_ACTION, EQUIPMENT, RETAINER, ALLY, MODIFIER, REACTION, COMBAT, REFLEX,
        /// A text of a card in play: one that its player uses, or an action that minions may perform.
        ABILITY, GRANT;

        /// Whether a card is played so from hand.
        public boolean fromHand() {
            return this != ABILITY && this != GRANT;
        }

        /// Whether a minion performs an action with it.
        public boolean isAction() {
            return this == ACTION || this == POLITICAL_ACTION || this == EQUIPMENT || this == RETAINER || this == ALLY
                    || this == GRANT;
        }
    }

    public static Usage of(As as, UsedBy who) {
        return new Usage(as, who, 0, 0, 0);
    }

    /// The same, with Disciplines at a level.
    public Usage at(int atLevel, Discipline... needed) {
        int bits = 0;
        for (Discipline one : needed) bits |= 1 << one.ordinal();
        return new Usage(as, who, atLevel, bits, marks);
    }

    public Usage with(int mark) {
        return new Usage(as, who, level, disciplines, marks | mark);
    }

    public Usage by(UsedBy another) {
        return new Usage(as, another, level, disciplines, marks);
    }

    public boolean is(int mark) {
        return (marks & mark) != 0;
    }

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }

    /// How a text of a card of the book is used; null if it acts by itself.
    public static @Nullable Usage of(Book<Vtes> book, int def, int mode) {
        Instruction<Vtes>[] parts = book.parts(def, mode);
        return parts.length > 0 && parts[0] instanceof Usage how ? how : null;
    }
}
