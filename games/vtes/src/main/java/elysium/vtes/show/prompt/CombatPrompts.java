package elysium.vtes.show.prompt;

import elysium.kernel.Frame;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.show.text.StrikeText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// The questions of combat and damage.
final class CombatPrompts {
    private CombatPrompts() {}

    /// Empty for any other frame.
    static String of(Vtes t, int seat, Frame<Vtes> top, VtesPhrases in) {
        return switch (top) {
            case PriorityWindow window -> window(t, window.moment(), in);
            case CombatFlow fight -> fight(t, fight, in);
            case Damage _ -> in.say(
                    in.named(t, DamagePackets.preventingMinion(t)) + " is about to take "
                            + StrikeText.all(t, DamagePackets.preventingMinion(t), in)
                            + ". Prevent some of it?",
                    in.named(t, DamagePackets.preventingMinion(t)) + " va subir "
                            + StrikeText.all(t, DamagePackets.preventingMinion(t), in)
                            + ". En prévenir une partie ?");
            case PreventDamage it -> in.say(
                    "Which damage to " + in.named(t, DamagePackets.preventingMinion(t)) + " is prevented? ("
                            + it.points()
                            + " left to prevent.)",
                    "Quels dégâts prévenir pour " + in.named(t, DamagePackets.preventingMinion(t)) + " ? (Encore "
                            + it.points()
                            + " à prévenir.)");
            default -> "";
        };
    }

    private static String window(Vtes t, int moment, VtesPhrases in) {
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

    /// Who fights whom, and the range once it is set.
    private static String under(Vtes t, VtesPhrases in) {
        boolean settled = CurrentCombat.step(t) != Moment.BEFORE_RANGE && CurrentCombat.step(t) != Moment.RANGE;
        return StrikeText.combat(t, in) + (settled ? ", " + in.range(CurrentCombat.range(t)) : "") + ". ";
    }

    private static String fight(Vtes t, CombatFlow fight, VtesPhrases in) {
        int side = fight.side();
        String who = in.named(t, CurrentCombat.minion(t, side));
        return under(t, in) + switch (fight.at()) {
            case RANGE -> in.say(
                    "The combat is at " + in.range(CurrentCombat.range(t)) + " for now. Maneuver with " + who + "?",
                    "Pour l'instant, le combat a lieu " + in.range(CurrentCombat.range(t)) + ". Manœuvrer avec " + who
                            + " ?");
            case CHOOSE -> foe(t, side, in) + in.say("How does " + who + " strike?", "Comment frappe " + who + " ?");
            case AIM -> in.say("What does the strike of " + who + " target?",
                    "Que vise la frappe " + in.of(who) + " ?");
            case ADDITIONAL -> in.say("Gain additional strikes with " + who + "?",
                    "Gagner des frappes additionnelles avec " + who + " ?");
            default -> CurrentCombat.isPressUnanswered(t)
                    ? in.say("A press continues the combat. Press with " + who + " to end it?",
                            "Une poursuite prolonge le combat. Y mettre fin avec " + who + " ?")
                    : in.say("Press with " + who + " to continue combat?",
                            "Poursuivre le combat avec " + who + " ?");
        };
    }

    /// The strike of the opposing minion, if already chosen.
    private static String foe(Vtes t, int side, VtesPhrases in) {
        if (!Strikes.chosen(t, 1 - side) || Strikes.kinds(t, 1 - side) == 0) return "";
        String other = in.named(t, CurrentCombat.minion(t, 1 - side)), strike = StrikeText.strike(t, 1 - side, in);
        return in.say(other + " strikes: " + strike + ". ", other + " frappe : " + strike + ". ");
    }
}
