package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.vocabulary.ActionKind;
import org.jspecify.annotations.Nullable;

/// Mandatory actions: vampires without blood hunt, and texts may require more (VTES-MIN-06 to VTES-MIN-09).
public final class Mandatory {
    /// The duties of a minion: none, to hunt, to act through a card on it, or two that conflict, so that it does
    /// neither.
    private static final int FREE = 0, HUNTS = 1, THROUGH = 2, STUCK = 3;

    private Mandatory() {}

    /// The clause that forbids a minion an action because of a mandatory one.
    public static @Nullable Clause forbids(Vtes t, int minion, ActionKind kind, int card) {
        int must = must(t, minion);
        if (must == STUCK) return ActionClause.STUCK;
        if (must == HUNTS) return kind == ActionKind.HUNT ? null : cannotHunt(t, minion);
        if (must == THROUGH) return card != NONE && bearsDuty(t, minion, card) ? null : ActionClause.ONLY_MANDATORY;
        return isPending(t, t.controller(minion)) ? ActionClause.MANDATORY_FIRST : null;
    }

    /// Whether a minion of a seat has a mandatory action that it can perform.
    public static boolean isPending(Vtes t, int seat) {
        return forbidsEnd(t, seat) != null;
    }

    /// Whether a minion has no mandatory action.
    public static boolean hasNone(Vtes t, int minion) {
        return must(t, minion) == FREE;
    }

    private static ActionClause cannotHunt(Vtes t, int minion) {
        return BasicActions.forbidsHunt(t, minion) == null ? ActionClause.ONLY_MANDATORY : ActionClause.CANNOT_PERFORM;
    }

    /// The clause that keeps the minion phase from ending: a minion must act, usually hunt, and can (VTES-HNT-02,
    /// VTES-HNT-03).
    public static @Nullable Clause forbidsEnd(Vtes t, int seat) {
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion)) {
            int must = must(t, minion);
            if (must == HUNTS && BasicActions.forbidsHunt(t, minion) == null) return ActionClause.MUST_HUNT;
            if (must == THROUGH && canAct(t, minion)) return ActionClause.MANDATORY_FIRST;
        }
        return null;
    }

    private static int must(Vtes t, int minion) {
        if (!t.regions.isReady(minion) || t.minions.locked(minion)) return FREE;
        boolean hunts = t.facts.isVampire(minion) && t.blood.of(minion) == 0;
        int duties = duties(t, minion);
        if (duties + (hunts ? 1 : 0) > 1) return STUCK;
        return hunts ? HUNTS : duties == 1 ? THROUGH : FREE;
    }

    private static int duties(Vtes t, int minion) {
        if (!UsableTexts.of(t.book()).anyMandatory()) return 0;
        int duties = 0;
        for (int card = t.attachments.firstOn(minion); card != NONE; card = t.attachments.nextOn(card))
            if (t.regions.isAttached(card) && dutyMode(t, card) != NONE) duties++;
        return duties;
    }

    private static boolean bearsDuty(Vtes t, int minion, int card) {
        return t.bearers.of(card) == minion && dutyMode(t, card) != NONE;
    }

    /// Whether a minion can perform the mandatory action of a card on it.
    private static boolean canAct(Vtes t, int minion) {
        for (int card = t.attachments.firstOn(minion); card != NONE; card = t.attachments.nextOn(card)) {
            int mode = t.regions.isAttached(card) ? dutyMode(t, card) : NONE;
            if (mode != NONE && CardActions.forbids(t, minion, card, mode) == null) return true;
        }
        return false;
    }

    /// The mandatory action of a card for its bearer, or NONE.
    private static int dutyMode(Vtes t, int card) {
        int modes = t.book().card(t.face(card)).modes().size();
        for (int mode = 0; mode < modes; mode++) {
            Usage how = Usage.of(t.book(), t.face(card), mode);
            if (how != null && how.as() == Usage.As.GRANT && how.is(Usage.MANDATORY)) return mode;
        }
        return NONE;
    }
}
