package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Actions that cards let minions perform: from hand, or through a card in play.
public final class Granted {
    private Granted() {}

    /// The terms of an action by a text.
    public static Terms terms(Book<Vtes> book, int def, int mode) {
        Chance text = Chances.of(book).text(def, mode);
        return text == null ? Terms.NONE : text.terms();
    }

    /// What forbids a minion the action of a card in play, or of one in hand, whatever must be done first; of several
    /// things the one that a player would name first, and at last that it was done already.
    public static @Nullable Clause forbids(Vtes t, int minion, int card, int mode) {
        Chance text = text(t, card, mode);
        Clause forbids = Acting.forbidsOnce(t, minion, text.terms().kind());
        if (forbids == null)
            forbids = Playing.forbids(t, text.how(), CardPlay.of(t, card, mode, t.controller(minion), minion));
        return forbids != null ? forbids : forbidsActor(t, text, minion, card);
    }

    /// Whether nothing forbids it; why is not asked.
    public static boolean allows(Vtes t, int minion, int card, int mode) {
        Chance text = text(t, card, mode);
        int seat = t.controller(minion);
        return text.suits(t, seat) && text.allows(t, seat, minion, card) && forbidsActor(t, text, minion, card) == null;
    }

    private static Chance text(Vtes t, int card, int mode) {
        Chance text = Chances.of(t.book()).text(t.face(card), mode);
        if (text == null) throw new IllegalStateException(t.name(card).en() + " grants no action");
        return text;
    }

    /// What forbids a minion to act so, whatever the text itself asks for.
    private static @Nullable Clause forbidsActor(Vtes t, Chance text, int minion, int card) {
        Terms terms = text.terms();
        Clause forbids = Acting.forbids(t, minion, terms.kind());
        if (forbids == null) forbids = forbidsRepeated(t, text.how(), minion, card);
        if (forbids == null && aimed(t, terms, minion, card)) forbids = Acting.forbidsDirected(t, minion);
        if (forbids == null && (terms.marks() & Terms.SIRES) != 0) forbids = Traits.forbidsSiring(t, minion);
        return forbids;
    }

    private static @Nullable ActionClause forbidsRepeated(Vtes t, How how, int minion, int card) {
        return how.as() == How.As.GRANT ? Repeats.forbidsRow(t, minion, card) : Repeats.forbidsCard(t, minion, card);
    }

    /// Whether an action is directed for sure before anything is picked.
    private static boolean aimed(Vtes t, Terms terms, int minion, int card) {
        if (terms.kind() == ActionKind.BLEED || (terms.marks() & Terms.PREY) != 0) return true;
        boolean atHost = (terms.marks() & Terms.HOST) != 0;
        int at = atHost ? t.bearer(card) : card;
        return (atHost || (terms.marks() & Terms.CONTROLLER) != 0) && t.controller(at) != t.controller(minion);
    }
}
