package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.ActionClause;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What "the same action" means, and who has performed it this turn (VTES-MIN-13, VTES-RUL-29, VTES-RUL-123).
public final class Repeats {
    /// From these on lie the numbers of basic actions with their targets, and of rows; names of cards and the uses of texts
    /// lie between.
    private static final int BASIC = -32_000, EACH = GameLayout.ROWS + 1, ROWS = 20_000, BLED = 30_000, CALLED = 30_001;
    private static final int BASICS_END = BASIC + ActionKind.values().length * EACH;

    private Repeats() {}

    /// What forbids a minion to play an action card, any copy at any level.
    static @Nullable ActionClause forbidsCard(Vtes t, int minion, int card) {
        return t.ledger.used(Scope.TURN, minion, t.nameOf(card)) ? ActionClause.SAME_ACTION : null;
    }

    /// What forbids a minion to act through a card in play, another copy of which is another action.
    static @Nullable ActionClause forbidsRow(Vtes t, int minion, int card) {
        return t.ledger.used(Scope.TURN, minion, through(card)) ? ActionClause.SAME_ACTION : null;
    }

    /// What forbids a kind of action to a minion that has performed one (VTES-BLD-02, VTES-OAC-01).
    static @Nullable ActionClause forbidsKind(Vtes t, int minion, ActionKind kind) {
        if (kind == ActionKind.BLEED && t.ledger.used(Scope.TURN, minion, BLED)) return ActionClause.ONE_BLEED;
        if (kind == ActionKind.POLITICAL && t.ledger.used(Scope.TURN, minion, CALLED))
            return ActionClause.VAMPIRES_CALL;
        return null;
    }

    /// What forbids a basic action that an effect has barred (VTES-CLR-14).
    static @Nullable ActionClause forbidsBasic(Vtes t, int minion, ActionKind kind, int target) {
        return t.ledger.used(Scope.TURN, minion, basic(kind, target)) ? ActionClause.SAME_ACTION : null;
    }

    /// Whether a note is about a row, or about a basic action with its target.
    static boolean namesRows(int what) {
        return what < BASICS_END || isThrough(what);
    }

    static boolean isThrough(int what) {
        return what >= ROWS && what < BLED;
    }

    static int through(int card) {
        return ROWS + card;
    }

    static int basic(ActionKind kind, int target) {
        return BASIC + kind.ordinal() * EACH + target + 1;
    }

    /// The kind of a basic action that is noted.
    static ActionKind kind(int what) {
        return ActionKind.of((what - BASIC) / EACH);
    }

    /// The card or the target in a note that names one.
    static int row(int what) {
        return isThrough(what) ? what - ROWS : (what - BASIC) % EACH - 1;
    }

    /// The action under way counts as performed from now on.
    public static void note(Vtes t) {
        int actor = CurrentAction.actor(t), card = CurrentAction.card(t);
        if (card != NONE) t.ledger.use(Scope.TURN, actor, t.inPlay(card) ? through(card) : t.nameOf(card));
        if (CurrentAction.is(t, ActionKind.BLEED)) t.ledger.use(Scope.TURN, actor, BLED);
        if (CurrentAction.is(t, ActionKind.POLITICAL)) t.ledger.use(Scope.TURN, actor, CALLED);
    }

    static void bar(Vtes t) {
        if (CurrentAction.card(t) != NONE) return;               // it has been noted, and is the same whatever its targets
        if (CurrentAction.is(t, ActionKind.TAKE_EQUIPMENT)) Loot.bar(t, CurrentAction.actor(t));
        else t.ledger.use(Scope.TURN, CurrentAction.actor(t), basic(CurrentAction.kind(t), CurrentAction.picked(t, 0)));
    }
}
