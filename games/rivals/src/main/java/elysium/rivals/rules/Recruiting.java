package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Brings vampires into play (RIV-ACT-06), and burns namesakes in torpor.
public final class Recruiting {
    private Recruiting() {}

    public static int cost(Rivals t, int seat, int vampire) {
        return Math.max(0, t.printed(vampire, Fact.BP) + t.value(Value.RECRUIT_COST, seat));
    }

    public static @Nullable RivalsClause forbids(Rivals t, int seat, int vampire) {
        if (!t.turn.mayAct(true)) return RivalsClause.NO_ACTION_LEFT;
        RivalsClause poor = CostChecks.forbidsPrestige(t, seat, cost(t, seat, vampire));
        return poor == null && t.facts.hasNamesakes(vampire) && isInAnyCoterie(t, t.face(vampire))
                ? RivalsClause.NAMESAKE
                : poor;
    }

    /// Whether a vampire of that name is in any coterie (RIV-UNQ-01).
    public static boolean isInAnyCoterie(Rivals t, int face) {
        for (int seat = 0; seat < t.players(); seat++)
            if (lies(t, HAVEN + seat, face) || lies(t, STREETS + seat, face)) return true;
        return false;
    }

    private static boolean lies(Rivals t, int zone, int face) {
        for (int card = t.first(zone); card != NONE; card = t.next(card)) if (t.face(card) == face) return true;
        return false;
    }

    /// Recruits a vampire: its player pays the blood, less what texts spare.
    public static void recruit(Rivals t, int seat, int vampire) {
        int cost = cost(t, seat, vampire), blood = t.printed(vampire, Fact.BP);
        t.turn.spendAction(true);
        if (t.facts.hasNamesakes(vampire)) bury(t, t.face(vampire));
        t.move(vampire, HAVEN + seat);
        t.logCard(EventKind.RECRUITED, seat, vampire, cost);
        t.blood.fillRecruit(seat, vampire, cost, blood);
    }

    /// Burns a namesake in torpor with its attachments (RIV-UNQ-02), which scores nothing (RIV-RUL-31).
    private static void bury(Rivals t, int face) {
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.first(TORPOR + seat); card != NONE; card = t.next(card))
                if (t.face(card) == face) {
                    burnWithAttachments(t, card);
                    return;
                }
    }

    /// Burns a vampire and all that is attached to it.
    public static void burnWithAttachments(Rivals t, int vampire) {
        for (int card = t.attachments.firstOn(vampire); card != NONE; card = t.attachments.firstOn(vampire))
            t.burn(card);
        t.burn(vampire);
    }
}
