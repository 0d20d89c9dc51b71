package elysium.vtes.show.log;

import elysium.tabletop.text.LogSentence;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.event.CombatEventKind;
import org.jspecify.annotations.Nullable;

/// The log lines of combat and damage.
final class CombatLog {
    private CombatLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        if (e.kind() <= CombatEventKind.RANGE) return rounds(e);
        return e.kind() <= CombatEventKind.TOOK ? strikes(e) : harm(e);
    }

    private static @Nullable LogSentence rounds(EventPhrases e) {
        VtesPhrases in = e.in();
        String card = e.card();
        return switch (e.kind()) {
            case CombatEventKind.BEGINS -> e.says(card + " fights " + e.second(), card + " affronte " + e.second());
            case CombatEventKind.ROUND -> e.says("round " + e.amount() + " of the combat begins",
                    "le round " + e.amount() + " du combat commence");
            case CombatEventKind.OVER -> e.says("the combat is over", "le combat est terminé");
            case CombatEventKind.MANEUVERED -> e.says(card + " maneuvers to " + in.range(e.amount()),
                    card + " manœuvre pour combattre " + in.range(e.amount()));
            case CombatEventKind.RANGE -> e.amount() == 0
                    ? e.says("the combat is at close range", "le combat a lieu au contact")
                    : e.says("the combat is at long range", "le combat a lieu à distance");
            default -> null;
        };
    }

    private static @Nullable LogSentence strikes(EventPhrases e) {
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case CombatEventKind.STRIKES_BY_HAND -> e.says(card + " strikes with bare hands",
                    card + " frappe à mains nues");
            case CombatEventKind.STRIKES_WITH -> e.says(card + " strikes: " + e.second(),
                    card + " frappe : " + e.second());
            case CombatEventKind.NO_STRIKE -> e.says(card + " does not strike", card + " ne frappe pas");
            case CombatEventKind.AIMS -> e.says("the strike of " + seat + " targets " + card,
                    "la frappe de " + seat + " vise " + card);
            case CombatEventKind.DODGED -> e.says("the strike of " + card + " is dodged",
                    "la frappe " + e.in().of(card) + " est esquivée");
            case CombatEventKind.OUT_OF_RANGE -> e.says("the strike of " + card + " is out of range",
                    "la frappe " + e.in().of(card) + " est hors de portée");
            case CombatEventKind.DISARMED -> e.says(card + " no longer has the weapon it strikes with",
                    card + " n'a plus l'arme de sa frappe");
            case CombatEventKind.ENDED -> e.says(card + " ends the combat", card + " met fin au combat");
            case CombatEventKind.DESTROYED -> e.says(seat + " destroys " + card, seat + " détruit " + card);
            case CombatEventKind.TOOK -> e.says(seat + " takes the equipment " + card,
                    seat + " s'empare de l'équipement " + card);
            default -> null;
        };
    }

    private static @Nullable LogSentence harm(EventPhrases e) {
        VtesPhrases in = e.in();
        String card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case CombatEventKind.DAMAGE -> e.says(card + " is dealt " + in.damage(n), card + " reçoit " + in.damage(n));
            case CombatEventKind.AGGRAVATED -> e.says(card + " is dealt " + in.aggravated(n),
                    card + " reçoit " + in.aggravated(n));
            case CombatEventKind.ENVIRONMENTAL -> e.says(card + " is dealt " + in.environmental(n),
                    card + " reçoit " + in.environmental(n));
            case CombatEventKind.PREVENTED -> e.says(card + " prevents " + in.damage(n),
                    card + " prévient " + in.damage(n));
            case CombatEventKind.MENDED -> e.says(card + " mends " + in.damage(n), card + " régénère " + in.damage(n));
            case CombatEventKind.HELD_OUT -> e.says(card + " burns " + in.blood(n) + " to avoid destruction",
                    card + " brûle " + in.blood(n) + " pour échapper à la destruction");
            case CombatEventKind.DESTROYED_BY -> e.says(card + " is destroyed", "destruction " + in.of(card));
            case CombatEventKind.GAINED_STRIKES -> e.says(card + " gains " + in.strikes(n),
                    card + " gagne " + in.strikes(n));
            case CombatEventKind.PRESSED -> n == 1
                    ? e.says(card + " presses to continue combat", card + " veut poursuivre le combat")
                    : e.says(card + " presses to end combat", card + " veut mettre fin au combat");
            default -> null;
        };
    }
}
