package elysium.vtes.rules.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.vtes.table.Seating;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Decides which minions may attempt to block the current action, in which order, and how an attempt ends.
public final class Blockers {
    /// A failed attempt is recorded with the number of effects used by then; a second key marks one that may not be
    /// repeated.
    private static final int TRIED = 1_000, IN_VAIN = 2_000;

    private Blockers() {}

    /// The Methuselah that decides next about a block, or NONE if all have declined: the targets clockwise
    /// (VTES-BLK-02), or the prey and then the predator (VTES-BLK-04).
    public static int decidingSeat(Vtes t) {
        int acting = CurrentAction.seat(t);
        if (!CurrentAction.directed(t)) {
            int prey = t.seats.prey(acting), predator = t.seats.predator(acting);
            if (prey != NONE && !CurrentAction.hasDeclined(t, prey)) return prey;
            return predator != NONE && !CurrentAction.hasDeclined(t, predator) ? predator : NONE;
        }
        int deciding = CurrentAction.targets(t) & t.seats.others(acting) & ~CurrentAction.declinedSeats(t);
        return deciding == 0 ? NONE : Seating.leftOf(acting, deciding);
    }

    public static boolean mayBlock(Vtes t, int seat) {
        return (seatsThatMayBlock(t) >> seat & 1) != 0;
    }

    /// The seats that may block, as a bit set: the targets, or prey and predator of the acting Methuselah.
    public static int seatsThatMayBlock(Vtes t) {
        int acting = CurrentAction.seat(t), targets = CurrentAction.targets(t);
        return targets != 0 ? targets : 1 << t.seats.prey(acting) | 1 << t.seats.predator(acting);
    }

    /// The clause that forbids a Methuselah to begin an attempt now.
    public static @Nullable Clause forbids(Vtes t, int seat) {
        if (!mayBlock(t, seat))
            return CurrentAction.directed(t) ? ActionClause.TARGETS_BLOCK : ActionClause.PREY_AND_PREDATOR_BLOCK;
        if (CurrentAction.hasDeclined(t, seat)) return ActionClause.DECLINED;
        return seat == decidingSeat(t) ? null : ActionClause.PREY_FIRST;
    }

    /// The clause that forbids a minion to attempt, regardless of turn order: it must be ready, and unlocked or woken.
    public static @Nullable Clause forbidsMinion(Vtes t, int minion) {
        if (!t.regions.isReady(minion)) return ActionClause.TORPOR_BLOCKS_NOT;
        if (!t.minions.awake(minion)) return ActionClause.UNLOCKED_TO_BLOCK;
        return isForbiddenByText(t, minion) ? ActionClause.MAY_NOT_BLOCK : null;
    }

    /// Whether a text forbids a minion to block this action (VTES-RUL-47).
    public static boolean isForbiddenByText(Vtes t, int minion) {
        int actor = CurrentAction.actor(t);
        if (t.value(Value.UNBLOCKABLE, actor) > 0 || t.value(Value.MAY_NOT_BLOCK, minion) > 0) return true;
        return t.value(t.facts.isVampire(minion) ? Value.NO_VAMPIRE_BLOCKS : Value.NO_ALLY_BLOCKS, actor) > 0;
    }

    /// The clause that forbids another attempt by a minion that has failed, as long as nothing has changed
    /// (VTES-RUL-11).
    public static @Nullable Clause forbidsAgain(Vtes t, int minion) {
        Clause forbids = forbidsMinion(t, minion);
        if (forbids != null) return forbids;
        return t.ledger.used(Scope.ACTION, minion, IN_VAIN + CurrentAction.effects(t)) ? ActionClause.NO_LOOP : null;
    }

    /// Whether an attempt of a minion has failed since a number of effects had been used (VTES-CLR-57).
    public static boolean failedSince(Vtes t, int minion, int mark) {
        for (int effects = mark; effects <= CurrentAction.effects(t); effects++)
            if (t.ledger.used(Scope.ACTION, minion, TRIED + effects)) return true;
        return false;
    }

    /// Whether any minion of a seat may attempt a block now.
    public static boolean mayAttempt(Vtes t, int seat) {
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (forbidsAgain(t, minion) == null) return true;
        return false;
    }

    /// Whether one may after a further effect: a minion that failed may then try again.
    public static boolean mayAttemptAgain(Vtes t, int seat) {
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (forbidsMinion(t, minion) == null) return true;
        return false;
    }

    /// Whether the current attempt is still possible: its minion may still block (VTES-RUL-46, VTES-RUL-47).
    public static boolean isAttemptValid(Vtes t) {
        return CurrentAction.isBlockAttempted(t) && forbidsMinion(t, CurrentAction.blocker(t)) == null;
    }

    /// Records that a Methuselah makes no further attempt (VTES-BLK-08).
    public static void decline(Vtes t, int seat) {
        CurrentAction.set(t, ActionFields.DECLINED, CurrentAction.get(t, ActionFields.DECLINED) | 1 << seat);
        t.log(ActionEventKind.DECLINED, seat, NONE, 0);
    }

    /// Whether the attempt succeeds: intercept is at least stealth (VTES-BLK-09).
    public static boolean succeeds(Vtes t) {
        return isAttemptValid(t) && CurrentAction.intercept(t, CurrentAction.blocker(t)) >= CurrentAction.stealth(t);
    }

    public static void succeed(Vtes t) {
        int blocker = CurrentAction.blocker(t);
        CurrentAction.set(t, ActionFields.BLOCK, ActionFields.BLOCKED);
        t.logCard(ActionEventKind.BLOCKED, t.controller(blocker), blocker, 0);
    }

    /// Records a failed attempt. It may be repeated once, unless only the acting Methuselah could have used anything
    /// (VTES-RUL-11).
    public static void fail(Vtes t, boolean idle) {
        int blocker = CurrentAction.blocker(t), seat = t.controller(blocker), effects = CurrentAction.effects(t);
        CurrentAction.set(t, ActionFields.BLOCK, ActionFields.NO_BLOCK);
        CurrentAction.set(t, ActionFields.BLOCKER, NONE);
        boolean again = t.ledger.used(Scope.ACTION, blocker, TRIED + effects);
        if (!again) t.ledger.use(Scope.ACTION, blocker, TRIED + effects);
        if (again || idle) t.ledger.use(Scope.ACTION, blocker, IN_VAIN + effects);
        if (seat != NONE)
            CurrentAction.set(t, ActionFields.FAILED, CurrentAction.get(t, ActionFields.FAILED) | 1 << seat);
        t.logCard(ActionEventKind.ATTEMPT_FAILED, seat, blocker, 0);
    }
}
