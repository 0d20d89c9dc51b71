package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.Book;
import elysium.tabletop.Instruction;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// The type of a number that a text stores: a pick, a subject or a target.
public enum PickType {
    CARD, SEAT, NUMBER, NAME;

    /// An instruction that stores a number for later.
    public interface Kept {
        PickType sort();
    }

    /// The type of a pick of a text.
    public static PickType ofPick(Book<Vtes> book, int def, int mode, int name) {
        for (Instruction<Vtes> part : book.instructions(def, mode))
            if (part instanceof Instruction.NamedChoice<Vtes> asks && asks.slot() == name) return ofVerb(asks.verb());
        return CARD;
    }

    private static PickType ofVerb(int verb) {
        return switch (verb) {
            case Verbs.PICK_SEAT -> SEAT;
            case Verbs.PICK_NUMBER, Verb.NAME_CLAN -> NUMBER;
            case Verbs.PICK_DEF -> NAME;
            default -> CARD;
        };
    }

    /// The type of the subject of a play at an instruction; after a deferral it is that of the stored number.
    public static PickType ofSubject(Book<Vtes> book, int def, int mode, int at) {
        Instruction<Vtes>[] parts = book.instructions(def, mode);
        for (int i = Math.min(at, parts.length) - 1; i >= 0; i--)
            if (parts[i] instanceof Instruction.Jump<Vtes> && parts[i] instanceof Kept kept) return kept.sort();
        int moment = book.card(def).modes().get(mode).moment();
        return moment != NONE && Moment.isOfSeats(moment) ? SEAT : CARD;
    }

    /// The type of the target of a lasting or deferred effect.
    public static PickType ofAim(Book<Vtes> book, int def, int mode, int at) {
        Instruction<Vtes>[] parts = book.instructions(def, mode);
        boolean adds = at < parts.length && parts[at] instanceof Instruction.ValueModifier<Vtes>;
        return adds && parts[at] instanceof Kept kept ? kept.sort() : ofSubject(book, def, mode, at);
    }
}
