package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Bearers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import org.jspecify.annotations.Nullable;

/// The rules of attachments: three cards at most (RIV-ATT-01), and which may be burned to make room.
public final class AttachmentRules {
    private AttachmentRules() {}

    /// The clause that forbids a player to burn an attached card: a foe attached it (RIV-ATT-04), or it is a Title.
    public static @Nullable RivalsClause forbidsBurning(Rivals t, int card) {
        int owner = t.owner(card);
        if (owner != NONE && owner != t.controller(card)) return RivalsClause.ATTACHED_BY_FOE;
        return t.facts.is(card, Kind.TITLE) ? RivalsClause.TITLE_STAYS : null;
    }

    /// Whether a vampire has no room for a card, counting a Title that the card would replace as gone.
    public static boolean full(Rivals t, int card, int bearer) {
        boolean replaces = t.facts.is(card, Trait.PRINCE) && t.bearers.titled(bearer);
        return t.bearers.attachments(bearer) - (replaces ? 1 : 0) >= Bearers.MOST_ATTACHED;
    }

    /// Whether a card can be attached, perhaps after burning another.
    public static boolean hasRoomFor(Rivals t, int card, int bearer) {
        return !full(t, card, bearer) || nextToBurn(t, bearer, NONE) != NONE;
    }

    /// Whether a vampire could carry one more card that is no Title, perhaps after burning another.
    public static boolean hasRoomOn(Rivals t, int bearer) {
        return t.bearers.attachments(bearer) < Bearers.MOST_ATTACHED || nextToBurn(t, bearer, NONE) != NONE;
    }

    /// The next card on a vampire that may be burned to make room, after another (NONE: the first), or NONE.
    public static int nextToBurn(Rivals t, int bearer, int after) {
        int card = after == NONE ? t.attachments.firstOn(bearer) : t.attachments.nextOn(after);
        while (card != NONE && forbidsBurning(t, card) != null) card = t.attachments.nextOn(card);
        return card;
    }
}
