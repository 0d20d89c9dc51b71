package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import org.jspecify.annotations.Nullable;

/// How players use a text by choice: as what, by which minion, at which level of which Disciplines. It is the first
/// instruction of every such text and does nothing itself.
///
/// @param level the level of its Disciplines, or 0
/// @param disciplines the Disciplines required at that level, all of them, as a bit set
/// @param marks the flags below
public record Usage(As as, UsedBy usedBy, int level, int disciplines, int marks)
        implements Instruction.Requirement<Vtes> {
    /// It wakes a minion, or cancels a card: only these are usable while another card is being played (VTES-PLAY-03).
    public static final int WAKES = 1, CANCELS = 2;
    /// A limited bleed bonus (VTES-BLD-10); stealth or intercept where it is needed.
    public static final int LIMITED = 4, NEEDED = 8;
    /// Usable by the controller of the card's host instead of its own controller.
    public static final int OF_HOST = 16;
    /// A mandatory action (VTES-MIN-06).
    public static final int MANDATORY = 32;
    /// A card that the same minion may play more than once per action.
    public static final int AGAIN = 64;

    /// The types a card is played as, or uses of a card in play.
    public enum As {
        MASTER, EVENT, ACTION, POLITICAL_ACTION, EQUIPMENT, RETAINER, ALLY, MODIFIER, REACTION, COMBAT, REFLEX,
        /// A text of a card in play: used by its player, or an action granted to minions.
        ABILITY, GRANT;

        /// Whether it is played from hand.
        public boolean fromHand() {
            return this != ABILITY && this != GRANT;
        }

        /// Whether it is an action.
        public boolean isAction() {
            return this == ACTION || this == POLITICAL_ACTION || this == EQUIPMENT || this == RETAINER || this == ALLY
                    || this == GRANT;
        }
    }

    public static Usage of(As as, UsedBy who) {
        return new Usage(as, who, 0, 0, 0);
    }

    /// The same usage with Disciplines at a level.
    public Usage at(int atLevel, Discipline... needed) {
        int bits = 0;
        for (Discipline one : needed) bits |= 1 << one.ordinal();
        return new Usage(as, usedBy, atLevel, bits, marks);
    }

    public Usage with(int mark) {
        return new Usage(as, usedBy, level, disciplines, marks | mark);
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

    /// The usage of a mode, or null if it is not used by choice.
    public static @Nullable Usage of(Book<Vtes> book, int def, int mode) {
        Instruction<Vtes>[] parts = book.instructions(def, mode);
        return parts.length > 0 && parts[0] instanceof Usage how ? how : null;
    }
}
