package elysium.vtes.show.terminal;

import java.util.List;
import elysium.vtes.show.text.VtesPhrases;

/// The signs of the terminal drawing and their meanings.
final class Legend {
    static final String ASKED = "◀", ACTIVE = "▶", BACK = "▒", LOCKED = "↷", WOKEN = "☼", WOUNDED = "!",
            CONTESTED = "≠",
            MARKED = "◎", MERGED = "∪", RECALLED = "»", FRESH = "°", EDGE = "◆", CARRIED = "└", PREY = "→";

    private Legend() {}

    static List<String> legend(VtesPhrases in) {
        return List.of(ASKED + in.say(" must answer", " doit répondre"),
                ACTIVE + in.say(" whose turn it is", " dont c'est le tour"),
                EDGE + in.say(" the Edge", " l'Avantage"), PREY + in.say(" prey", " proie"),
                in.say("3/5: blood, capacity", "3/5 : sang, capacité"), in.say("♥2: life", "♥2 : vie"),
                in.say("dom DOM: inferior, superior", "dom DOM : inférieur, supérieur"),
                in.say("b2: bleed", "m2 : morsure"), in.say("s2: strength", "f2 : force"),
                in.say("v2: votes", "v2 : voix"),
                in.say("+1s: stealth", "+1d : discrétion"), in.say("+1i: intercept", "+1i : interception"),
                LOCKED + in.say(" locked", " incliné"),
                WOKEN + in.say(" awake though locked", " réveillé bien qu'incliné"),
                WOUNDED + in.say(" wounded", " agonisant"), CONTESTED + in.say(" title contested", " titre disputé"),
                FRESH + in.say(" recruited this turn", " recruté ce tour"), MARKED + in.say(" hunted", " traqué"),
                MERGED + in.say(" merged", " fusionné"),
                in.say("no sect shown: Camarilla", "sans secte affichée : Camarilla"),
                in.say("Name+: at superior level", "Nom+ : au niveau supérieur"),
                in.say("[2]: controlled by seat 2", "[2] : contrôlée par la place 2"),
                in.say("of 2: owned by seat 2", "à 2 : appartient à la place 2"),
                RECALLED + in.say(" chosen by a card", " choix fait pour une carte"),
                BACK + in.say(" face down, with its counters", " face cachée, avec ses compteurs"));
    }
}
