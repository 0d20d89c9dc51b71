package elysium.vtes.rules.action;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// Tracks which minions have performed the same action this turn (VTES-MIN-13, VTES-RUL-29, VTES-RUL-123).
public final class Repeats {
    /// The first keys of basic actions with their targets and of rows; names of cards and uses of texts lie between.
    private static final int BASIC = -32_000, EACH = GameLayout.ROWS + 1, ROWS = 20_000, BLED = 30_000, CALLED = 30_001;
    private static final int BASICS_END = BASIC + ActionKind.values().length * EACH;

    private Repeats() {}

    /// The clause that forbids a minion to play an action card again, any copy at any level.
    static @Nullable public ActionClause forbidsCard(Vtes t, int minion, int card) {
        return t.ledger.used(Scope.TURN, minion, t.facts.name(card)) ? ActionClause.SAME_ACTION : null;
    }

    /// The clause that forbids a minion to act again through a card in play; another copy is another action.
    static @Nullable public ActionClause forbidsCardInPlay(Vtes t, int minion, int card) {
        return t.ledger.used(Scope.TURN, minion, keyThroughCard(card)) ? ActionClause.SAME_ACTION : null;
    }

    /// The clause that forbids a kind of action to a minion that has performed it (VTES-BLD-02, VTES-OAC-01).
    static @Nullable public ActionClause forbidsKind(Vtes t, int minion, ActionKind kind) {
        if (kind == ActionKind.BLEED && t.ledger.used(Scope.TURN, minion, BLED)) return ActionClause.ONE_BLEED;
        if (kind == ActionKind.POLITICAL && t.ledger.used(Scope.TURN, minion, CALLED))
            return ActionClause.VAMPIRES_CALL;
        return null;
    }

    /// The clause that forbids a basic action that an effect has barred (VTES-CLR-14).
    static @Nullable public ActionClause forbidsBasic(Vtes t, int minion, ActionKind kind, int target) {
        return t.ledger.used(Scope.TURN, minion, keyOfBasicAction(kind, target)) ? ActionClause.SAME_ACTION : null;
    }

    /// Whether a key contains a row, or a basic action with its target.
    public static boolean containsRow(int what) {
        return what < BASICS_END || isActionThroughCard(what);
    }

    public static boolean isActionThroughCard(int what) {
        return what >= ROWS && what < BLED;
    }

    public static int keyThroughCard(int card) {
        return ROWS + card;
    }

    public static int keyOfBasicAction(ActionKind kind, int target) {
        return BASIC + kind.ordinal() * EACH + target + 1;
    }

    /// The kind of basic action in a key.
    public static ActionKind kindInKey(int what) {
        return ActionKind.of((what - BASIC) / EACH);
    }

    /// The card or target in a key.
    public static int rowInKey(int what) {
        return isActionThroughCard(what) ? what - ROWS : (what - BASIC) % EACH - 1;
    }

    /// Records the current action as performed.
    public static void recordAction(Vtes t) {
        int actor = CurrentAction.actor(t), card = CurrentAction.card(t);
        if (card != NONE)
            t.ledger.use(Scope.TURN, actor, t.regions.inPlay(card) ? keyThroughCard(card) : t.facts.name(card));
        if (CurrentAction.is(t, ActionKind.BLEED)) t.ledger.use(Scope.TURN, actor, BLED);
        if (CurrentAction.is(t, ActionKind.POLITICAL)) t.ledger.use(Scope.TURN, actor, CALLED);
    }

    static void forbidRepeat(Vtes t) {
        if (CurrentAction.card(t) != NONE) return;               // recorded already, whatever its targets
        if (CurrentAction.is(t, ActionKind.TAKE_EQUIPMENT)) Loot.bar(t, CurrentAction.actor(t));
        else t.ledger.use(Scope.TURN, CurrentAction.actor(t),
                keyOfBasicAction(CurrentAction.kind(t), CurrentAction.picked(t, 0)));
    }
}
