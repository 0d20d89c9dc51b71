package elysium.vendetta.show;

import elysium.kernel.Frame;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Resolution.Stage;
import elysium.vendetta.flow.Round;
import elysium.vendetta.table.Vendetta;

/// Where the evening is: the phase, the Planning turn, the Location under resolution and its step.
final class Phases {
    private Phases() {}

    /// The phase in words.
    static String of(Vendetta t, Tongue tongue) {
        if (t.over()) return tongue.say("The game is over", "La partie est finie");
        for (int at = t.depth() - 1; at >= 0; at--) {
            String phase = of(t, t.frame(at), tongue);
            if (!phase.isEmpty()) return phase;
        }
        return t.top() instanceof PlanningTurn ? tongue.say("Planning", "Planification")
                : tongue.say("Set-up", "Mise en place");
    }

    private static String of(Vendetta t, Frame<Vendetta> frame, Tongue tongue) {
        return switch (frame) {
            case ClanChoice _ -> tongue.say("Choosing clans", "Choix des clans");
            case RelicChoice _ -> tongue.say("Choosing Relics", "Choix des Reliques");
            case HandBuilding _ -> tongue.say("Hand Building", "Constitution de la main");
            case Planning planning -> planning(t, planning, tongue);
            case Resolution resolution -> tongue.place(t, resolution.place()) + tongue.say(": ", " : ")
                    + step(resolution.at(), tongue);
            case Round round -> round(round.at(), tongue);
            default -> "";
        };
    }

    static String planning(Vendetta t, Planning planning, Tongue tongue) {
        int turn = Math.max(0, planning.done() - 1) / t.players() + 1, turns = Planning.turns(t);
        return tongue.say("Planning, turn " + turn + " of " + turns, "Planification, tour " + turn + " sur " + turns);
    }

    /// How many Planning turns everybody has after the one under way.
    static String turnsLeft(Vendetta t, Tongue tongue) {
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof Planning planning) return turnsLeft(t, planning, tongue);
        return "";
    }

    private static String turnsLeft(Vendetta t, Planning planning, Tongue tongue) {
        int left = Planning.turns(t) - Math.max(0, planning.done() - 1) / t.players() - 1;
        if (left == 0) return tongue.say("the last turn of the round", "le dernier tour de la manche");
        return left == 1 ? tongue.say("1 more turn after this one", "encore 1 tour après celui-ci")
                : tongue.say(left + " more turns after this one", "encore " + left + " tours après celui-ci");
    }

    /// The step under way; while it is, the frame already stands at the next one.
    private static String step(Stage next, Tongue tongue) {
        if (next.compareTo(Stage.BEFORE_REVELATION) <= 0) return tongue.say("Withdraw", "Retrait");
        if (next.compareTo(Stage.PREPARATION) <= 0) return tongue.say("Revelation", "Révélation");
        if (next == Stage.DIPLOMACY) return tongue.say("Preparation", "Préparation");
        if (next.compareTo(Stage.AFTERMATH) <= 0) return tongue.say("Conflict", "Conflit");
        return tongue.say("Aftermath", "Conséquences");
    }

    private static String round(Round.Stage next, Tongue tongue) {
        return switch (next) {
            case FEED, FED, LOCATIONS -> tongue.say("Feed", "Se nourrir");
            case HANDS, PLANNING -> tongue.say("Hand Building", "Constitution de la main");
            case PLANNED, RESOLUTION -> tongue.say("End of Planning", "Fin de la Planification");
            case LOCATION -> tongue.say("Resolution begins", "Début de la Résolution");
            case END -> tongue.say("End of the round", "Fin de la manche");
        };
    }
}
