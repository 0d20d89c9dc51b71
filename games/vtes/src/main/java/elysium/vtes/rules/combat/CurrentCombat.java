package elysium.vtes.rules.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CombatFields.ENDED;
import static elysium.vtes.rules.combat.CombatFields.EXTRA;
import static elysium.vtes.rules.combat.CombatFields.GAINED;
import static elysium.vtes.rules.combat.CombatFields.GOES_ON;
import static elysium.vtes.rules.combat.CombatFields.LAST;
import static elysium.vtes.rules.combat.CombatFields.LOST;
import static elysium.vtes.rules.combat.CombatFields.MANEUVERS;
import static elysium.vtes.rules.combat.CombatFields.MARKS;
import static elysium.vtes.rules.combat.CombatFields.MINION;
import static elysium.vtes.rules.combat.CombatFields.NEXT_RANGE;
import static elysium.vtes.rules.combat.CombatFields.PRESSES;
import static elysium.vtes.rules.combat.CombatFields.PREVENTS;
import static elysium.vtes.rules.combat.CombatFields.RANGE;
import static elysium.vtes.rules.combat.CombatFields.ROUND;
import static elysium.vtes.rules.combat.CombatFields.ROUND_MANEUVERS;
import static elysium.vtes.rules.combat.CombatFields.ROUND_PRESSES;
import static elysium.vtes.rules.combat.CombatFields.SEAT;
import static elysium.vtes.rules.combat.CombatFields.SET_RANGE;
import static elysium.vtes.rules.combat.CombatFields.STEP;

import elysium.kernel.Clause;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The current combat: combatants, range, maneuvers, presses and strikes left.
public final class CurrentCombat {
    public static final int CLOSE = 0, LONG = 1;
    /// The sides; ACTING has the first opportunity at every step (VTES-CMB-07).
    public static final int ACTING = 0, OPPOSING = 1;

    private CurrentCombat() {}

    // ---- combatants

    public static boolean isInProgress(Vtes t) {
        return t.activities.isInProgress(ActivityKind.COMBAT);
    }

    /// The combatant of a side, even if it has left combat.
    public static int minion(Vtes t, int side) {
        return get(t, MINION + side);
    }

    public static int acting(Vtes t) {
        return minion(t, ACTING);
    }

    public static int opponent(Vtes t) {
        return minion(t, OPPOSING);
    }

    /// The side of a minion, or NONE.
    public static int side(Vtes t, int minion) {
        if (!isInProgress(t) || minion == NONE) return NONE;
        return minion == acting(t) ? ACTING : minion == opponent(t) ? OPPOSING : NONE;
    }

    public static boolean isCombatant(Vtes t, int minion) {
        return side(t, minion) != NONE;
    }

    /// The opponent of a combatant.
    public static int opponentOf(Vtes t, int minion) {
        return minion(t, 1 - side(t, minion));
    }

    /// The controller of a side's combatant.
    public static int seat(Vtes t, int side) {
        return get(t, SEAT + side);
    }

    public static boolean isReady(Vtes t, int side) {
        return t.regions.isReady(minion(t, side));
    }

    /// Whether the combat is over: by an effect, or because a combatant is no longer ready (VTES-CMB-08).
    public static boolean isOver(Vtes t) {
        return marked(t, ENDED) || !isReady(t, ACTING) || !isReady(t, OPPOSING);
    }

    /// Ends the combat; the end of the round still follows (VTES-PRS-06).
    public static void end(Vtes t) {
        mark(t, ENDED);
    }

    // ---- rounds and range

    public static int round(Vtes t) {
        return get(t, ROUND);
    }

    /// The step of the round, as the moment of its window.
    public static int step(Vtes t) {
        return get(t, STEP);
    }

    public static int range(Vtes t) {
        return get(t, RANGE);
    }

    public static boolean isClose(Vtes t) {
        return range(t) == CLOSE;
    }

    public static boolean isLong(Vtes t) {
        return range(t) == LONG;
    }

    /// Sets the range of this round, which ends maneuvers.
    public static void setRange(Vtes t, int range) {
        put(t, SET_RANGE, range + 1);
        put(t, RANGE, range);
    }

    /// Sets the range of the next round, if nothing has set it yet (VTES-CRL-26).
    public static void setNextRange(Vtes t, int range) {
        if (get(t, NEXT_RANGE) == 0) put(t, NEXT_RANGE, range + 1);
    }

    // ---- maneuvers

    public static @Nullable Clause forbidsManeuver(Vtes t, int minion) {
        int side = side(t, minion);
        if (side == NONE) return CombatClause.NOT_FIGHTING;
        if (get(t, LAST) == side + 1) return CombatClause.TWO_MANEUVERS;
        return t.value(Value.NO_MANEUVERS, minion) > 0 ? CombatClause.NO_MANEUVERS : null;
    }

    /// Changes the range (VTES-RNG-04).
    public static void maneuver(Vtes t, int minion) {
        int side = side(t, minion), range = LONG - range(t);
        put(t, RANGE, range);
        put(t, LAST, side + 1);
        t.logCard(CombatEventKind.MANEUVERED, seat(t, side), minion, range);
    }

    /// Grants a combatant a maneuver for this combat or this round (VTES-RUL-73).
    public static void grantManeuver(Vtes t, int minion) {
        add(t, MANEUVERS + side(t, minion), 1);
    }

    public static void grantRoundManeuver(Vtes t, int minion) {
        add(t, ROUND_MANEUVERS + side(t, minion), 1);
    }

    /// The unused granted maneuvers of a side.
    public static int maneuversLeft(Vtes t, int side) {
        return get(t, MANEUVERS + side) + get(t, ROUND_MANEUVERS + side);
    }

    /// Uses a granted maneuver, those of the round first.
    public static void useManeuver(Vtes t, int side) {
        add(t, get(t, ROUND_MANEUVERS + side) > 0 ? ROUND_MANEUVERS + side : MANEUVERS + side, -1);
        maneuver(t, minion(t, side));
    }

    // ---- presses

    /// Whether a press to continue is unanswered.
    public static boolean isPressUnanswered(Vtes t) {
        return marked(t, GOES_ON);
    }

    public static @Nullable Clause forbidsPress(Vtes t, int minion) {
        int side = side(t, minion);
        if (side == NONE) return CombatClause.NOT_FIGHTING;
        if (get(t, LAST) == side + 1) return CombatClause.TWO_PRESSES;
        return t.value(Value.NO_PRESSES, minion) > 0 ? CombatClause.NO_PRESSES : null;
    }

    /// The same for a press that can only continue combat.
    public static @Nullable Clause forbidsPressOn(Vtes t, int minion) {
        return isPressUnanswered(t) ? CombatClause.GOES_ON_ALREADY : forbidsPress(t, minion);
    }

    /// The same for a press that can only end combat: there must be one to answer (VTES-RUL-72).
    public static @Nullable Clause forbidsPressAway(Vtes t, int minion) {
        return isPressUnanswered(t) ? forbidsPress(t, minion) : CombatClause.NOTHING_TO_END;
    }

    /// Continues the combat, or ends it in answer to the opponent's press (VTES-PRS-02).
    public static void press(Vtes t, int minion) {
        int side = side(t, minion);
        boolean on = !isPressUnanswered(t);
        if (on) mark(t, GOES_ON);
        else unmark(t, GOES_ON);
        put(t, LAST, side + 1);
        t.logCard(CombatEventKind.PRESSED, seat(t, side), minion, on ? 1 : 0);
    }

    /// Grants a combatant a press for this combat or this round (VTES-RUL-73).
    public static void grantPress(Vtes t, int minion) {
        add(t, PRESSES + side(t, minion), 1);
    }

    public static void grantRoundPress(Vtes t, int minion) {
        add(t, ROUND_PRESSES + side(t, minion), 1);
    }

    /// The unused granted presses of a side.
    public static int pressesLeft(Vtes t, int side) {
        return get(t, PRESSES + side) + get(t, ROUND_PRESSES + side);
    }

    /// Uses a granted press, those of the round first.
    public static void usePress(Vtes t, int side) {
        add(t, get(t, ROUND_PRESSES + side) > 0 ? ROUND_PRESSES + side : PRESSES + side, -1);
        press(t, minion(t, side));
    }

    // ---- additional strikes, prevention, strength

    /// A minion gains additional strikes from one card or effect per round (VTES-STK-17, VTES-RUL-99).
    public static @Nullable Clause forbidsGainingStrikes(Vtes t, int minion) {
        int side = side(t, minion);
        if (side == NONE) return CombatClause.NOT_FIGHTING;
        return marked(t, GAINED << side) ? CombatClause.ONE_SOURCE : null;
    }

    public static void gainStrikes(Vtes t, int minion, int strikes) {
        int side = side(t, minion);
        mark(t, GAINED << side);
        add(t, EXTRA + side, strikes);
        t.logCard(CombatEventKind.GAINED_STRIKES, seat(t, side), minion, strikes);
    }

    /// The additional strikes that a side has left.
    public static int strikesLeft(Vtes t, int side) {
        return get(t, EXTRA + side);
    }

    /// The points of damage a side may still prevent this round by grants.
    public static int preventionLeft(Vtes t, int side) {
        return get(t, PREVENTS + side);
    }

    /// The blood a combatant lost to damage this round, without stolen blood and costs (VTES-RUL-76).
    public static int bloodLost(Vtes t, int minion) {
        return get(t, LOST + side(t, minion));
    }

    /// The strength of a minion: 1, the printed or a set value, plus modifiers (VTES-EFF-01).
    public static int strength(Vtes t, int minion) {
        int set = t.value(Value.STRENGTH_SET, minion);
        int own = set > 0 ? set : CurrentAction.printedStat(t, minion, Fact.STRENGTH, Fact.SUPERIOR_STRENGTH);
        return Math.max(0, own + t.value(Value.STRENGTH, minion));
    }

    // ---- cells and flags

    public static int get(Vtes t, int cell) {
        return t.activities.get(ActivityKind.COMBAT, cell);
    }

    public static void put(Vtes t, int cell, int value) {
        t.activities.put(ActivityKind.COMBAT, cell, value);
    }

    public static void add(Vtes t, int cell, int more) {
        put(t, cell, get(t, cell) + more);
    }

    public static boolean marked(Vtes t, int mark) {
        return (get(t, MARKS) & mark) != 0;
    }

    public static void mark(Vtes t, int mark) {
        put(t, MARKS, get(t, MARKS) | mark);
    }

    public static void unmark(Vtes t, int mark) {
        put(t, MARKS, get(t, MARKS) & ~mark);
    }
}
