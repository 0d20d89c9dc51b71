package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.Book;
import elysium.tabletop.Instruction;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;

/// What a number that a text keeps stands for: what was picked, whom it is about, what it is aimed at.
public enum PickType {
    CARD, SEAT, NUMBER, NAME;

    /// A part that keeps a number for later.
    public interface Kept {
        PickType sort();
    }

    /// What is picked under a name in a text.
    public static PickType ofPick(Book<Vtes> book, int def, int mode, int name) {
        for (Instruction<Vtes> part : book.parts(def, mode))
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

    /// What the play of a text is about, once it has been read so far: what waited for a moment is about what it kept.
    public static PickType ofSubject(Book<Vtes> book, int def, int mode, int at) {
        Instruction<Vtes>[] parts = book.parts(def, mode);
        for (int i = Math.min(at, parts.length) - 1; i >= 0; i--)
            if (parts[i] instanceof Instruction.Jump<Vtes> && parts[i] instanceof Kept kept) return kept.sort();
        int moment = book.card(def).modes().get(mode).moment();
        return moment != NONE && Moment.isOfSeats(moment) ? SEAT : CARD;
    }

    /// What an effect is aimed at that lasts, or waits, from a part of a text on.
    public static PickType ofAim(Book<Vtes> book, int def, int mode, int at) {
        Instruction<Vtes>[] parts = book.parts(def, mode);
        boolean adds = at < parts.length && parts[at] instanceof Instruction.ValueModifier<Vtes>;
        return adds && parts[at] instanceof Kept kept ? kept.sort() : ofSubject(book, def, mode, at);
    }
}
