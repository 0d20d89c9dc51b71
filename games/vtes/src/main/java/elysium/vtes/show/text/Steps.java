package elysium.vtes.show.text;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Text;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// The steps of an action, a combat round and a referendum, and the number of the current one (0 for none).
public final class Steps {
    public static final List<Text> ACTION = List.of(new Text("Announced", "Annonce"), new Text("Blocks", "Blocage"),
            new Text("Resolution", "Résolution"), new Text("Afterwards", "Suites"));
    public static final List<Text> COMBAT = List.of(new Text("Before range", "Avant la manœuvre"),
            new Text("Range", "Manœuvre"), new Text("Before strikes", "Avant les frappes"),
            new Text("Strike", "Frappe"), new Text("Damage", "Dégâts"), new Text("Press", "Poursuite"),
            new Text("End of round", "Fin de round"));
    public static final List<Text> POLL =
            List.of(new Text("Terms", "Termes"), new Text("Before votes", "Avant le vote"),
                    new Text("Vote", "Vote"), new Text("Result", "Résultat"));
    private static final int ANNOUNCED = 1, BLOCKS = 2, RESOLUTION = 3, AFTERWARDS = 4;
    private static final int BEFORE_RANGE = 1, RANGE = 2, BEFORE_STRIKES = 3, STRIKE = 4, DAMAGE = 5, PRESS = 6,
            END = 7;
    private static final int BEFORE_VOTES = 2, VOTE = 3;

    private Steps() {}

    public static int action(Vtes t) {
        if (!CurrentAction.isInProgress(t)) return 0;
        int step = ANNOUNCED;
        for (int at = 0; at < t.depth(); at++) step = step(t.frame(at), step);
        return step;
    }

    /// While a window is open, the action flow is already at its next stage.
    private static int step(Frame<Vtes> frame, int before) {
        return switch (frame) {
            case ActionFlow course -> ofCourse(course.at());
            case PriorityWindow window -> ofWindow(window.moment(), before);
            case Beforehand _ -> AFTERWARDS;
            default -> before;
        };
    }

    private static int ofCourse(ActionFlow.Stage at) {
        if (at.compareTo(ActionFlow.Stage.BLOCKS) < 0) return ANNOUNCED;
        if (at.compareTo(ActionFlow.Stage.BLOCKED) < 0) return BLOCKS;
        return at.compareTo(ActionFlow.Stage.AFTER) <= 0 ? RESOLUTION : AFTERWARDS;
    }

    private static int ofWindow(int moment, int before) {
        return switch (moment) {
            case Moment.AS_ANNOUNCED -> ANNOUNCED;
            case Moment.BLOCK_ATTEMPT -> BLOCKS;
            case Moment.BLOCKED, Moment.WOULD_SUCCEED, Moment.ABOUT_TO_SUCCEED -> RESOLUTION;
            case Moment.AFTER_RESOLUTION -> AFTERWARDS;
            default -> before;
        };
    }

    public static int combat(Vtes t) {
        if (!CurrentCombat.isInProgress(t)) return 0;
        if (DamagePackets.isInProgress(t)) return DAMAGE;
        return switch (CurrentCombat.step(t)) {
            case Moment.RANGE -> RANGE;
            case Moment.BEFORE_STRIKES -> BEFORE_STRIKES;
            case Moment.STRIKE, Moment.ADDITIONAL -> STRIKE;
            case Moment.PRESS -> PRESS;
            case Moment.END_OF_ROUND -> END;
            default -> BEFORE_RANGE;
        };
    }

    public static int poll(Vtes t) {
        if (!CurrentReferendum.isInProgress(t)) return 0;
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof PriorityWindow window && window.moment() == Moment.BEFORE_VOTES)
                return BEFORE_VOTES;
        return VOTE;
    }
}
