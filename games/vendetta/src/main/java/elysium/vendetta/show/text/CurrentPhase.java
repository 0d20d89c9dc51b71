package elysium.vendetta.show.text;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Text;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Resolution.Stage;
import elysium.vendetta.flow.Round;
import elysium.vendetta.table.Vendetta;

/// Derives the current phase from the frame stack: the Planning turn, or the Location and its step.
public final class CurrentPhase {
    /// The steps of a Location, in order.
    static final List<Text> STEPS = List.of(new Text("Withdraw", "Retrait"), new Text("Revelation", "Révélation"),
            new Text("Preparation", "Préparation"), new Text("Conflict", "Conflit"),
            new Text("Aftermath", "Conséquences"));

    private CurrentPhase() {}

    public static String of(Vendetta t, VendettaPhrases tongue) {
        if (t.isOver()) return tongue.say("The game is over", "La partie est finie");
        for (int at = t.depth() - 1; at >= 0; at--) {
            String phase = of(t, t.frame(at), tongue);
            if (!phase.isEmpty()) return phase;
        }
        return t.top() instanceof PlanningTurn ? tongue.say("Planning", "Planification")
                : tongue.say("Set-up", "Mise en place");
    }

    private static String of(Vendetta t, Frame<Vendetta> frame, VendettaPhrases tongue) {
        return switch (frame) {
            case ClanChoice _ -> tongue.say("Choosing clans", "Choix des clans");
            case RelicChoice _ -> tongue.say("Choosing Relics", "Choix des Reliques");
            case HandBuilding _ -> tongue.say("Hand Building", "Constitution de la main");
            case Planning planning -> planning(t, planning, tongue);
            case Resolution resolution -> tongue.place(t, resolution.place()) + tongue.say(": ", " : ")
                    + STEPS.get(step(resolution.at())).in(tongue.lang());
            case Round round -> round(round.at(), tongue);
            default -> "";
        };
    }

    public static String planning(Vendetta t, Planning planning, VendettaPhrases tongue) {
        int turn = turn(t, planning), turns = Planning.turns(t);
        return tongue.say("Planning, turn " + turn + " of " + turns, "Planification, tour " + turn + " sur " + turns);
    }

    /// The current Planning turn, from 1.
    private static int turn(Vendetta t, Planning planning) {
        return Math.max(0, planning.done() - 1) / t.players() + 1;
    }

    /// The Planning turns left per player after the current one; NONE outside Planning.
    public static int turnsLeft(Vendetta t) {
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof Planning planning) return Planning.turns(t) - turn(t, planning);
        return NONE;
    }

    /// The same in words.
    public static String turnsLeft(Vendetta t, VendettaPhrases tongue) {
        int left = turnsLeft(t);
        if (left == NONE) return "";
        if (left == 0) return tongue.say("the last turn of the round", "le dernier tour de la manche");
        return left == 1 ? tongue.say("1 more turn after this one", "encore 1 tour après celui-ci")
                : tongue.say(left + " more turns after this one", "encore " + left + " tours après celui-ci");
    }

    /// The number of the current step; during a step, the frame is already at the next.
    static int step(Stage next) {
        if (next.compareTo(Stage.BEFORE_REVELATION) <= 0) return 0;
        if (next.compareTo(Stage.PREPARATION) <= 0) return 1;
        if (next == Stage.DIPLOMACY) return 2;
        return next.compareTo(Stage.AFTERMATH) <= 0 ? 3 : 4;
    }

    private static String round(Round.Stage next, VendettaPhrases tongue) {
        return switch (next) {
            case FEED, FED, LOCATIONS -> tongue.say("Feed", "Se nourrir");
            case HANDS, PLANNING -> tongue.say("Hand Building", "Constitution de la main");
            case PLANNED, RESOLUTION -> tongue.say("End of Planning", "Fin de la Planification");
            case LOCATION -> tongue.say("Resolution begins", "Début de la Résolution");
            case END -> tongue.say("End of the round", "Fin de la manche");
        };
    }
}
