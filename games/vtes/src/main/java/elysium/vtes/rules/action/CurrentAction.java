package elysium.vtes.rules.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.action.ActionFields.ACTOR;
import static elysium.vtes.rules.action.ActionFields.AT;
import static elysium.vtes.rules.action.ActionFields.BLED;
import static elysium.vtes.rules.action.ActionFields.BLOCK;
import static elysium.vtes.rules.action.ActionFields.BLOCKER;
import static elysium.vtes.rules.action.ActionFields.CARD;
import static elysium.vtes.rules.action.ActionFields.DECLINED;
import static elysium.vtes.rules.action.ActionFields.DEF;
import static elysium.vtes.rules.action.ActionFields.EFFECTS;
import static elysium.vtes.rules.action.ActionFields.FAILED;
import static elysium.vtes.rules.action.ActionFields.KIND;
import static elysium.vtes.rules.action.ActionFields.LEVEL;
import static elysium.vtes.rules.action.ActionFields.MODE;
import static elysium.vtes.rules.action.ActionFields.OUTCOME;
import static elysium.vtes.rules.action.ActionFields.PICKS;
import static elysium.vtes.rules.action.ActionFields.SEAT;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Value;

/// The current action: actor, kind, targets, blocker, and what texts do to it.
public final class CurrentAction {
    private static final ActionResult[] OUTCOMES = ActionResult.values();

    private CurrentAction() {}

    static int get(Vtes t, int cell) {
        return t.activities.get(ActivityKind.ACTION, cell);
    }

    static void set(Vtes t, int cell, int value) {
        t.activities.put(ActivityKind.ACTION, cell, value);
    }

    // ---- beginning and end

    /// Begins an action with all its details fixed (VTES-ACT-02).
    ///
    /// @param picks the picks made for it, under four names
    public static void begin(Vtes t, ActionKind kind, int actor, long picks) {
        t.activities.begin(ActivityKind.ACTION);
        set(t, ACTOR, actor);
        set(t, SEAT, t.controller(actor));
        set(t, KIND, kind.ordinal());
        set(t, CARD, NONE);
        set(t, DEF, NONE);
        set(t, BLED, NONE);
        set(t, BLOCKER, NONE);
        for (int name = 0; name < 4; name++) set(t, PICKS + name, (short) (picks >>> 16 * name));
    }

    /// Sets the action's card.
    public static void setCard(Vtes t, int card, int mode, int level) {
        set(t, CARD, card);
        set(t, DEF, t.face(card));
        set(t, MODE, mode);
        set(t, LEVEL, level);
    }

    /// Sets the Methuselahs it is directed at, as a bit set, and its initial stealth.
    public static void setTargets(Vtes t, int seats, int stealth) {
        set(t, AT, seats & ~(1 << seat(t)));
        set(t, ActionFields.STEALTH, stealth);
    }

    /// Makes it a bleed of a Methuselah with an additional amount.
    public static void setBleed(Vtes t, int target, int more) {
        set(t, BLED, target);
        set(t, ActionFields.BLEED, more);
    }

    /// Sets its cost, paid if it succeeds (VTES-ACT-02, VTES-ARS-01).
    public static void setCost(Vtes t, int blood, int pool) {
        set(t, ActionFields.BLOOD, blood);
        set(t, ActionFields.POOL, pool);
    }

    public static int bloodCost(Vtes t) {
        return get(t, ActionFields.BLOOD);
    }

    public static int poolCost(Vtes t) {
        return get(t, ActionFields.POOL);
    }

    // ---- actor and card

    /// Whether there is a current action.
    public static boolean isInProgress(Vtes t) {
        return t.activities.isInProgress(ActivityKind.ACTION);
    }

    /// The acting minion (VTES-TERM-29).
    public static int actor(Vtes t) {
        return get(t, ACTOR);
    }

    /// The acting Methuselah (VTES-SEQ-04).
    public static int seat(Vtes t) {
        return get(t, SEAT);
    }

    public static ActionKind kind(Vtes t) {
        return ActionKind.of(get(t, KIND));
    }

    /// Whether the current action is of a kind.
    public static boolean is(Vtes t, ActionKind kind) {
        return isInProgress(t) && get(t, KIND) == kind.ordinal();
    }

    /// The action's card, or NONE.
    public static int card(Vtes t) {
        return get(t, CARD);
    }

    /// The book number of that card, or NONE.
    public static int def(Vtes t) {
        return get(t, DEF);
    }

    public static int mode(Vtes t) {
        return get(t, MODE);
    }

    /// The level at which its card was played, or 0.
    public static int level(Vtes t) {
        return get(t, LEVEL);
    }

    /// The pick of a name at the announcement.
    public static int picked(Vtes t, int name) {
        return get(t, PICKS + name);
    }

    /// All picks, as a play stores them.
    public static long picks(Vtes t) {
        long picks = 0;
        for (int name = 3; name >= 0; name--) picks = picks << 16 | picked(t, name) & 0xFFFFL;
        return picks;
    }

    // ---- targets

    /// The target of the bleed, or NONE.
    public static int bleedTarget(Vtes t) {
        return get(t, BLED);
    }

    /// Whether the action targets other Methuselahs or cards they control (VTES-ACT-11).
    public static boolean directed(Vtes t) {
        return get(t, AT) != 0;
    }

    public static boolean directedAt(Vtes t, int seat) {
        return (get(t, AT) >> seat & 1) != 0;
    }

    /// The Methuselahs it is directed at, as a bit set.
    public static int targets(Vtes t) {
        return get(t, AT);
    }

    // ---- amounts

    public static int stealth(Vtes t) {
        return get(t, ActionFields.STEALTH) + t.value(Value.STEALTH, actor(t));
    }

    public static int intercept(Vtes t, int minion) {
        return t.value(Value.INTERCEPT, minion);
    }

    /// The amount of the bleed, at least 0 (VTES-RUL-55).
    public static int bleed(Vtes t) {
        int actor = actor(t);
        int more = get(t, ActionFields.BLEED) + t.value(Value.ACTION_BLEED, actor);
        return Math.max(0, bleedOf(t, actor) + more);
    }

    /// The base bleed of a minion: 1, or an ally's printed bleed (VTES-BLD-07, VTES-RUL-56).
    public static int bleedOf(Vtes t, int minion) {
        return printedStat(t, minion, Fact.BLEED, Fact.SUPERIOR_BLEED) + t.value(Value.BLEED, minion);
    }

    /// An ally's printed number at the level it was played at, or the 1 of a vampire.
    public static int printedStat(Vtes t, int minion, int inferior, int superior) {
        if (!t.facts.isAlly(minion)) return 1;
        return t.printed(minion, t.notes.level(minion) == 2 ? superior : inferior);
    }

    // ---- blocking

    /// The minion that attempts to block or has blocked, or NONE (VTES-BLK-19).
    public static int blocker(Vtes t) {
        return get(t, BLOCKER);
    }

    public static boolean isBlockAttempted(Vtes t) {
        return get(t, BLOCK) == ActionFields.ATTEMPT;
    }

    public static boolean isAttemptingBlock(Vtes t, int minion) {
        return isInProgress(t) && isBlockAttempted(t) && blocker(t) == minion;
    }

    public static boolean blocked(Vtes t) {
        return get(t, BLOCK) == ActionFields.BLOCKED;
    }

    /// Whether a minion has blocked this action.
    public static boolean hasBlocked(Vtes t, int minion) {
        return blocked(t) && blocker(t) == minion;
    }

    /// The Methuselahs that make no further attempt, as a bit set.
    static int declinedSeats(Vtes t) {
        return get(t, DECLINED);
    }

    /// Whether a Methuselah makes no further attempt.
    public static boolean hasDeclined(Vtes t, int seat) {
        return (get(t, DECLINED) >> seat & 1) != 0;
    }

    /// Whether a Methuselah has declined or failed to block (VTES-RUL-44).
    public static boolean hasNotBlocked(Vtes t, int seat) {
        return ((get(t, DECLINED) | get(t, FAILED)) >> seat & 1) != 0;
    }

    /// Whether more stealth would matter: there is an attempt with enough intercept (VTES-BLK-12).
    public static boolean stealthNeeded(Vtes t) {
        return isInProgress(t) && isBlockAttempted(t) && intercept(t, blocker(t)) >= stealth(t);
    }

    /// Whether more intercept would matter: this minion attempts to block with too little (VTES-BLK-13).
    public static boolean interceptNeeded(Vtes t, int minion) {
        return isAttemptingBlock(t, minion) && intercept(t, minion) < stealth(t);
    }

    // ---- effects of texts

    public static ActionResult outcome(Vtes t) {
        return OUTCOMES[get(t, OUTCOME)];
    }

    public static void setOutcome(Vtes t, ActionResult outcome) {
        set(t, OUTCOME, outcome.ordinal());
    }

    /// The action succeeds without effect (VTES-RUL-26, VTES-RUL-122).
    public static void endWithoutEffect(Vtes t) {
        setOutcome(t, ActionResult.NO_EFFECT);
        t.logCard(ActionEventKind.NO_EFFECT, seat(t), actor(t), 0);
    }

    /// Ends the action at once; nothing more may be played in it (VTES-RUL-52).
    public static void end(Vtes t) {
        setOutcome(t, ActionResult.ENDED);
        t.logCard(ActionEventKind.ENDED, seat(t), actor(t), 0);
    }

    public static boolean ended(Vtes t) {
        return get(t, OUTCOME) == ActionResult.ENDED.ordinal();
    }

    /// Redirects the bleed; from now on only the new target may block (VTES-RUL-49).
    public static void redirect(Vtes t, int seat) {
        set(t, BLED, seat);
        set(t, AT, 1 << seat);
        set(t, DECLINED, 0);
        set(t, FAILED, 0);
        t.log(ActionEventKind.REDIRECTED, seat(t), seat, 0);
    }

    /// Begins a block attempt.
    public static void beginBlockAttempt(Vtes t, int minion) {
        set(t, BLOCKER, minion);
        set(t, BLOCK, ActionFields.ATTEMPT);
        t.logCard(ActionEventKind.ATTEMPTS, t.controller(minion), minion, 0);
    }

    /// Marks the bleed as replaced by another effect, so that it burns no pool (VTES-RUL-17).
    public static void replaceBleed(Vtes t) {
        set(t, ActionFields.REPLACED, 1);
    }

    public static boolean isBleedReplaced(Vtes t) {
        return get(t, ActionFields.REPLACED) != 0;
    }

    /// Forbids the acting minion to repeat this action this turn (VTES-CLR-14).
    public static void forbidRepeat(Vtes t) {
        Repeats.forbidRepeat(t);
    }

    /// The number of effects used so far, as a timestamp.
    public static int effects(Vtes t) {
        return get(t, EFFECTS);
    }

    /// Counts an effect.
    public static void countEffect(Vtes t) {
        set(t, EFFECTS, get(t, EFFECTS) + 1);
    }
}
