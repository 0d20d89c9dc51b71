package elysium.vtes.show;

import elysium.tabletop.LogSentence;
import elysium.vtes.table.CombatTell;
import org.jspecify.annotations.Nullable;

/// What happened in combat and to those who took damage, in the words of the log.
final class CombatTales {
    private CombatTales() {}

    static @Nullable LogSentence of(Teller e) {
        if (e.kind() <= CombatTell.RANGE) return rounds(e);
        return e.kind() <= CombatTell.TOOK ? strikes(e) : harm(e);
    }

    private static @Nullable LogSentence rounds(Teller e) {
        Tongue in = e.in();
        String card = e.card();
        return switch (e.kind()) {
            case CombatTell.BEGINS -> e.says(card + " fights " + e.second(), card + " affronte " + e.second());
            case CombatTell.ROUND -> e.says("round " + e.amount() + " of the combat begins",
                    "le round " + e.amount() + " du combat commence");
            case CombatTell.OVER -> e.says("the combat is over", "le combat est terminé");
            case CombatTell.MANEUVERED -> e.says(card + " maneuvers to " + in.range(e.amount()),
                    card + " manœuvre pour combattre " + in.range(e.amount()));
            case CombatTell.RANGE -> e.amount() == 0 ? e.says("they fight at close range", "on se bat au contact")
                    : e.says("they fight at long range", "on se bat à distance");
            default -> null;
        };
    }

    private static @Nullable LogSentence strikes(Teller e) {
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case CombatTell.STRIKES_BY_HAND -> e.says(card + " strikes with bare hands", card + " frappe à mains nues");
            case CombatTell.STRIKES_WITH -> e.says(card + " strikes: " + e.second(), card + " frappe : " + e.second());
            case CombatTell.NO_STRIKE -> e.says(card + " does not strike", card + " ne frappe pas");
            case CombatTell.AIMS -> e.says("the strike of " + seat + " is aimed at " + card,
                    "la frappe de " + seat + " vise " + card);
            case CombatTell.DODGED -> e.says("the strike of " + card + " is dodged",
                    "la frappe " + e.in().of(card) + " est esquivée");
            case CombatTell.OUT_OF_RANGE -> e.says("the strike of " + card + " does not reach that far",
                    "la frappe " + e.in().of(card) + " ne porte pas si loin");
            case CombatTell.DISARMED -> e.says(card + " has lost the weapon of its strike",
                    card + " n'a plus l'arme de sa frappe");
            case CombatTell.ENDED -> e.says(card + " ends the combat", card + " met fin au combat");
            case CombatTell.DESTROYED -> e.says(seat + " destroys " + card, seat + " détruit " + card);
            case CombatTell.TOOK -> e.says(seat + " takes " + card + " away",
                    seat + " s'empare de l'équipement " + card);
            default -> null;
        };
    }

    private static @Nullable LogSentence harm(Teller e) {
        Tongue in = e.in();
        String card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case CombatTell.DAMAGE -> e.says(card + " is dealt " + in.damage(n), card + " reçoit " + in.damage(n));
            case CombatTell.AGGRAVATED -> e.says(card + " is dealt " + in.aggravated(n),
                    card + " reçoit " + in.aggravated(n));
            case CombatTell.ENVIRONMENTAL -> e.says(card + " is dealt " + in.damage(n) + " by the surroundings",
                    card + " reçoit " + in.damage(n) + " de l'environnement");
            case CombatTell.PREVENTED -> e.says(card + " prevents " + in.damage(n), card + " prévient " + in.damage(n));
            case CombatTell.MENDED -> e.says(card + " mends " + in.damage(n), card + " soigne " + in.damage(n));
            case CombatTell.HELD_OUT -> e.says(card + " burns " + in.blood(n) + " to escape destruction",
                    card + " brûle " + in.blood(n) + " pour échapper à la destruction");
            case CombatTell.DESTROYED_BY -> e.says(card + " is destroyed", "c'en est fini " + in.of(card));
            case CombatTell.GAINED_STRIKES -> e.says(card + " gains " + in.strikes(n),
                    card + " gagne " + in.strikes(n));
            case CombatTell.PRESSED -> n == 1 ? e.says(card + " presses to go on", card + " veut poursuivre le combat")
                    : e.says(card + " presses to end the combat", card + " veut rompre le combat");
            default -> null;
        };
    }
}
