package elysium.vendetta.show.terminal;

import java.util.List;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.Kind;

/// The signs of the drawn table and their meanings.
final class Legend {
    static final String AMBITION = "★", ASKED = "◀", BACK = "▒", UP = "●", TURNED = "○", HERE = "▶";

    private Legend() {}

    /// The step in which a clan card acts.
    static String step(Kind kind, VendettaPhrases tongue) {
        return switch (kind) {
            case PREPARATION -> tongue.say("[Prep]", "[Prép]");
            case CONFLICT -> tongue.say("[Conf]", "[Conf]");
            case AFTERMATH -> tongue.say("[Aft]", "[Cons]");
            case PASSIVE -> tongue.say("[Pass]", "[Pass]");
            case HUMAN, VAMPIRE, VICTIM, LOCATION, RELIC -> "";
        };
    }

    static String sort(Kind kind, VendettaPhrases tongue) {
        return kind.title().in(tongue.lang());
    }

    static List<String> legend(VendettaPhrases tongue) {
        return List.of(
                AMBITION + tongue.say(" first in turn", " premier"),
                ASKED + tongue.say(" is asked", " doit répondre"),
                BACK + tongue.say(" face down", " face cachée"),
                tongue.say("4 before a card: its Power", "4 devant : la Puissance"),
                tongue.say("[Prep]aration, then [Conf]lict, then [Aft]ermath; [Pass]ive: all along",
                        "[Prép]aration, puis [Conf]lit, puis [Cons]équences ; [Pass]ive : toujours"),
                tongue.say("drain 3, then 1: gives 3 Blood, then is worth 1 Influence",
                        "drainer 3, puis 1 : donne 3 Sang, puis vaut 1 Influence"),
                UP + " Diablerie, " + TURNED + tongue.say(" flipped: the third token eliminates you",
                        " retourné : le troisième jeton vous élimine"));
    }
}
