package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CurrentCombat.ACTING;
import static elysium.vtes.rules.combat.CurrentCombat.OPPOSING;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Offers;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;

/// A combat: rounds of seven steps, with one or more stages each. [CurrentCombat] holds its data.
///
/// @param side the combatant to answer, where they take turns
/// @param count how many combatants have declined in a row, or the speed whose strikes resolve
public record CombatFlow(Stage at, int side, int count) implements Frame<Vtes> {
    private static final Stage[] STAGES = Stage.values();
    private static final int COUNTS = 3;
    private static final CombatFlow[] ALL = new CombatFlow[STAGES.length * 2 * COUNTS];

    static {
        for (int i = 0; i < ALL.length; i++)
            ALL[i] = new CombatFlow(STAGES[i / (2 * COUNTS)], i / COUNTS % 2, i % COUNTS);
    }

    /// The stages, grouped by step.
    public enum Stage {
        ENTERED, ROUND,
        /// Steps 1 to 3, which end as soon as the combat does.
        BEFORE_RANGE, RANGE, BEFORE_STRIKES,
        /// Steps 4 and 5: strikes are chosen and aimed, resolve by speed and deal damage.
        CHOOSE, AIM, RESOLVE, RIDE, HARM, HARMED, PAIR, ADDITIONAL,
        /// Steps 6 and 7, and the end.
        PRESS, END_OF_ROUND, ROUND_OVER, OVER, CLOSED;

        /// Whether the stage is skipped once the combat is over (VTES-CMB-08, VTES-RUL-74).
        boolean fallsWithCombat() {
            return this != RIDE && this != HARM && compareTo(ROUND) > 0 && compareTo(END_OF_ROUND) < 0;
        }
    }

    static CombatFlow to(Stage stage) {
        return to(stage, ACTING, 0);
    }

    static CombatFlow to(Stage stage, int side) {
        return to(stage, side, 0);
    }

    static CombatFlow to(Stage stage, int side, int count) {
        return ALL[(stage.ordinal() * 2 + side) * COUNTS + count];
    }

    /// Begins a combat between two ready minions of different Methuselahs, and does nothing for others (VTES-CMB-02,
    /// VTES-CMB-03, VTES-RUL-78). The first counts as the acting minion.
    public static void begin(Vtes t, int acting, int opponent) {
        if (mayFight(t, acting, opponent)) t.push(of(acting, opponent));
    }

    /// The same as a frame.
    public static Frame<Vtes> of(int acting, int opponent) {
        return new StartCombat(acting, opponent);
    }

    static boolean mayFight(Vtes t, int acting, int opponent) {
        return t.regions.isReady(acting) && t.regions.isReady(opponent)
                && t.controller(acting) != t.controller(opponent);
    }

    @Override public void resume(Vtes t) {
        if (at.fallsWithCombat() && CurrentCombat.isOver(t)) {
            t.become(to(Stage.END_OF_ROUND));
            return;
        }
        switch (at) {
            case RANGE -> RangeStep.resume(t, this);
            case CHOOSE, AIM -> StrikeStep.resume(t, this);
            case RESOLVE, RIDE, HARM, HARMED, PAIR -> StrikeResolution.resume(t, this);
            case ADDITIONAL, PRESS -> PressStep.resume(t, this);
            default -> Rounds.resume(t, this);
        }
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        switch (at) {
            case RANGE -> RangeStep.options(t, this, out);
            case CHOOSE, AIM -> StrikeStep.options(t, this, out);
            default -> PressStep.options(t, this, out);
        }
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(askedSeat(t));
        switch (at) {
            case RANGE -> RangeStep.answered(t, this, move);
            case CHOOSE, AIM -> StrikeStep.answered(t, this, move);
            default -> PressStep.answered(t, this, move);
        }
    }

    /// The controller of the combatant to answer.
    int askedSeat(Vtes t) {
        return CurrentCombat.seat(t, side);
    }

    CombatFlow on(Stage stage, int more) {
        return to(stage, side, more);
    }

    /// The same stage for the other combatant.
    CombatFlow forOtherSide(int declined) {
        return to(at, OPPOSING - side, declined);
    }

    int minion(Vtes t) {
        int minion = CurrentCombat.minion(t, side);
        if (minion == NONE) throw new IllegalStateException("nobody fights");
        return minion;
    }
}
