package elysium.vtes.show;

import elysium.kernel.Frame;
import elysium.vtes.flow.Window;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.Fight;
import elysium.vtes.flow.combat.Sparing;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// What combat and damage ask of a seat.
final class CombatPrompts {
    private CombatPrompts() {}

    /// Nothing where the question is none of theirs.
    static String of(Vtes t, int seat, Frame<Vtes> top, Tongue in) {
        return switch (top) {
            case Window window -> window(t, window.moment(), in);
            case Fight fight -> fight(t, fight, in);
            case Damage _ -> in.say(
                    in.named(t, Harm.victim(t)) + " is about to take " + Blows.all(t, Harm.victim(t), in)
                            + ". Prevent some of it?",
                    in.named(t, Harm.victim(t)) + " va subir " + Blows.all(t, Harm.victim(t), in)
                            + ". En prévenir une partie ?");
            case Sparing it -> in.say(
                    "Which damage to " + in.named(t, Harm.victim(t)) + " is prevented? (" + it.points()
                            + " left to prevent.)",
                    "Quels dégâts prévenir pour " + in.named(t, Harm.victim(t)) + " ? (Encore " + it.points() + ".)");
            default -> "";
        };
    }

    private static String window(Vtes t, int moment, Tongue in) {
        return switch (moment) {
            case Moment.BEFORE_RANGE -> under(t, in)
                    + in.say("Use anything before range is determined?", "Utiliser quelque chose avant la manœuvre ?");
            case Moment.BEFORE_STRIKES -> under(t, in) + in.say("Use anything before strikes?",
                    "Utiliser quelque chose avant les frappes ?");
            case Moment.END_OF_ROUND -> under(t, in)
                    + in.say("Use anything at the end of the round?", "Utiliser quelque chose en fin de round ?");
            default -> "";
        };
    }

    /// Who fights whom, in a sentence.
    private static String under(Vtes t, Tongue in) {
        boolean settled = Combat.step(t) != Moment.BEFORE_RANGE && Combat.step(t) != Moment.RANGE;
        return Blows.combat(t, in) + (settled ? ", " + in.range(Combat.range(t)) : "") + ". ";
    }

    private static String fight(Vtes t, Fight fight, Tongue in) {
        int side = fight.side();
        String who = in.named(t, Combat.minion(t, side));
        return under(t, in) + switch (fight.at()) {
            case RANGE -> in.say("It would be " + in.range(Combat.range(t)) + ". Does " + who + " maneuver?",
                    "Ce serait " + in.range(Combat.range(t)) + ". " + who + " manœuvre-t-il ?");
            case CHOOSE -> foe(t, side, in) + in.say("How does " + who + " strike?", "Comment frappe " + who + " ?");
            case AIM -> in.say("What is the strike of " + who + " aimed at?",
                    "Que vise la frappe " + in.of(who) + " ?");
            case ADDITIONAL -> in.say("Does " + who + " gain additional strikes?",
                    who + " gagne-t-il des frappes additionnelles ?");
            default -> Combat.goesOn(t)
                    ? in.say("A press to go on stands. Does " + who + " press to end the combat?",
                            "Une poursuite prolonge le combat. " + who + " y met-il fin par une autre ?")
                    : in.say("Does " + who + " press to go on with the combat?",
                            who + " poursuit-il le combat ?");
        };
    }

    /// How the other strikes, if that was said.
    private static String foe(Vtes t, int side, Tongue in) {
        if (!Strikes.chosen(t, 1 - side) || Strikes.kinds(t, 1 - side) == 0) return "";
        String other = in.named(t, Combat.minion(t, 1 - side)), strike = Blows.strike(t, 1 - side, in);
        return in.say(other + " strikes: " + strike + ". ", other + " frappe : " + strike + ". ");
    }
}
