package elysium.vtes.show;

import java.util.List;

/// The short signs of the drawn table, and what they mean.
final class Legend {
    static final String ASKED = "◀", ACTIVE = "▶", BACK = "▒", LOCKED = "↷", WOKEN = "☼", WOUNDED = "!",
            CONTESTED = "≠",
            MARKED = "◎", MERGED = "∪", RECALLED = "»", FRESH = "°", EDGE = "◆", CARRIED = "└", PREY = "→";

    private Legend() {}

    /// An item each.
    static List<String> legend(VtesPhrases in) {
        return List.of(ASKED + in.say(" is asked", " doit répondre"),
                ACTIVE + in.say(" whose turn it is", " dont c'est le tour"),
                EDGE + in.say(" the Edge", " l'Avantage"), PREY + in.say(" prey", " proie"),
                in.say("3/5: blood, capacity", "3/5 : sang, capacité"), in.say("♥2: life", "♥2 : vie"),
                in.say("dom DOM: inferior, superior", "dom DOM : inférieur, supérieur"),
                in.say("b2: bleed", "b2 : morsure"), in.say("s2: strength", "s2 : force"),
                in.say("v2: votes", "v2 : voix"),
                in.say("+1s: stealth", "+1d : discrétion"), in.say("+1i: intercept", "+1i : interception"),
                LOCKED + in.say(" locked", " incliné"),
                WOKEN + in.say(" awake though locked", " éveillé bien qu'incliné"),
                WOUNDED + in.say(" wounded", " blessé"), CONTESTED + in.say(" title contested", " titre disputé"),
                FRESH + in.say(" recruited this turn", " recruté ce tour"), MARKED + in.say(" hunted", " traqué"),
                MERGED + in.say(" merged", " fusionné"),
                in.say("no sect: Camarilla", "sans secte : Camarilla"),
                in.say("Name+: at superior level", "Nom+ : au niveau supérieur"),
                in.say("[2]: seat 2 controls it", "[2] : contrôlée par la place 2"),
                in.say("of 2: owned by seat 2", "à 2 : appartient à la place 2"),
                RECALLED + in.say(" whom a card is about", " qui une carte concerne"),
                BACK + in.say(" face down, with its counters", " face cachée, avec ses compteurs"));
    }
}
