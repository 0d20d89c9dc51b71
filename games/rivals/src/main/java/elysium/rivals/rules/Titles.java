package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Checks whether a vampire may attach a Title, and its cost.
public final class Titles {
    private Titles() {}

    public static @Nullable RivalsClause forbids(Rivals t, int seat, int title, int actor) {
        int cost = cost(t, title, actor);
        boolean paid = Influence.spendablePrestige(t, seat) >= cost
                || Influence.maxInfluence(t, seat, actor, NONE, title) >= cost;
        return paid ? forbidsMore(t, seat, title, actor) : RivalsClause.TITLE_COST;
    }

    /// The clause that forbids one more Title: to this vampire, to all, or to this player.
    private static @Nullable RivalsClause forbidsMore(Rivals t, int seat, int title, int actor) {
        if (t.bearers.titled(actor)) return RivalsClause.TITLED;
        int limit = t.printed(title, Fact.LIMIT);
        if (limit == Fact.UNIQUE && heldAwake(t, title)) return RivalsClause.TITLE_HELD;
        if (limit == Fact.ONE_A_PLAYER && holder(t, seat, title) != NONE) return RivalsClause.ONE_A_PLAYER;
        return AttachmentRules.hasRoomFor(t, title, actor) ? null : RivalsClause.NO_ROOM;
    }

    /// The Influence that must be exerted for it.
    public static int cost(Rivals t, int title, int actor) {
        boolean free = t.facts.is(title, Trait.SHERIFF) && t.value(Value.FREE_SHERIFF, actor) > 0;
        return free ? 0 : t.printed(title, Fact.INFLUENCE);
    }

    /// Whether a vampire that is not in torpor has a Title of that name (RIV-TTL-07, RIV-TTL-08).
    private static boolean heldAwake(Rivals t, int title) {
        for (int seat = 0; seat < t.players(); seat++) {
            int held = holder(t, seat, title);
            if (held != NONE && !t.coteries.inTorpor(t.bearers.of(held))) return true;
        }
        return false;
    }

    /// The copy of a Title that a seat has attached, in torpor too, or NONE.
    private static int holder(Rivals t, int seat, int title) {
        for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card))
            if (t.facts.attachedAs(card, Kind.TITLE) && t.face(card) == t.face(title)) return card;
        return NONE;
    }

    /// The copy of a Unique Title on a vampire in torpor, or NONE.
    public static int copyInTorpor(Rivals t, int title) {
        if (t.printed(title, Fact.LIMIT) != Fact.UNIQUE) return NONE;
        for (int seat = 0; seat < t.players(); seat++) {
            int held = holder(t, seat, title);
            if (held != NONE && t.coteries.inTorpor(t.bearers.of(held))) return held;
        }
        return NONE;
    }
}
