package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.vtes.rules.action.ActionTerms;
import elysium.vtes.rules.action.Repeats;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.vocabulary.ActionKind;
import org.jspecify.annotations.Nullable;

/// The actions of cards, from hand or in play.
public final class CardActions {
    private CardActions() {}

    /// The terms of an action by a text.
    public static ActionTerms terms(Book<Vtes> book, int def, int mode) {
        UsableText text = UsableTexts.of(book).text(def, mode);
        return text == null ? ActionTerms.NONE : text.terms();
    }

    /// The clause that forbids a minion the action of a card, regardless of mandatory actions. Of several, the one most
    /// useful to the player; that it was already done comes last.
    public static @Nullable Clause forbids(Vtes t, int minion, int card, int mode) {
        UsableText text = text(t, card, mode);
        Clause forbids = BasicActions.forbidsOnce(t, minion, text.terms().kind());
        if (forbids == null)
            forbids = PlayRules.forbids(t, text.usage(), CardPlay.of(t, card, mode, t.controller(minion), minion));
        return forbids != null ? forbids : forbidsActor(t, text, minion, card);
    }

    /// Whether no clause forbids it.
    public static boolean allows(Vtes t, int minion, int card, int mode) {
        UsableText text = text(t, card, mode);
        int seat = t.controller(minion);
        return text.fitsSeat(t, seat) && text.allows(t, seat, minion, card)
                && forbidsActor(t, text, minion, card) == null;
    }

    private static UsableText text(Vtes t, int card, int mode) {
        UsableText text = UsableTexts.of(t.book()).text(t.face(card), mode);
        if (text == null) throw new IllegalStateException(t.name(card).en() + " grants no action");
        return text;
    }

    /// The clause that forbids the minion, regardless of the text's own requirements.
    private static @Nullable Clause forbidsActor(Vtes t, UsableText text, int minion, int card) {
        ActionTerms terms = text.terms();
        Clause forbids = BasicActions.forbids(t, minion, terms.kind());
        if (forbids == null) forbids = forbidsRepeated(t, text.usage(), minion, card);
        if (forbids == null && aimed(t, terms, minion, card)) forbids = BasicActions.forbidsDirected(t, minion);
        if (forbids == null && (terms.marks() & ActionTerms.SIRES) != 0) forbids = Traits.forbidsSiring(t, minion);
        return forbids;
    }

    private static @Nullable ActionClause forbidsRepeated(Vtes t, Usage how, int minion, int card) {
        return how.as() == Usage.As.GRANT ? Repeats.forbidsCardInPlay(t, minion, card)
                : Repeats.forbidsCard(t, minion, card);
    }

    /// Whether an action is certainly directed before any pick.
    private static boolean aimed(Vtes t, ActionTerms terms, int minion, int card) {
        if (terms.kind() == ActionKind.BLEED || (terms.marks() & ActionTerms.PREY) != 0) return true;
        boolean atHost = (terms.marks() & ActionTerms.HOST) != 0;
        int at = atHost ? t.bearers.of(card) : card;
        return (atHost || (terms.marks() & ActionTerms.CONTROLLER) != 0) && t.controller(at) != t.controller(minion);
    }
}
