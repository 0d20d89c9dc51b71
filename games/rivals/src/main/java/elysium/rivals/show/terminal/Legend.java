package elysium.rivals.show.terminal;

import java.util.List;
import elysium.rivals.show.text.RivalsPhrases;

/// The signs of the drawn table and their meanings.
final class Legend {
    static final String ASKED = "◀", ACTIVE = "▶", BACK = "▒", LEADER = "★", EXHAUSTED = "↷", SILENT = "∅",
            FEAR = "!", BLOCKER = "◆", GUARD = "◊", BOUNTY = "¤", CARRIED = "└";

    private Legend() {}

    static List<String> legend(RivalsPhrases in) {
        return List.of(ASKED + in.say(" is asked", " doit répondre"),
                ACTIVE + in.say(" active player", " joueur actif"),
                in.say("1 Ana: Player 1, who plays first", "1 Ana : Joueur 1, qui joue en premier"),
                in.say("6 (2): 6 cards, 2 of them vampires", "6 (2) : 6 cartes, dont 2 vampires"),
                in.say("3/5: blood, BP", "3/5 : Sang, PS"),
                in.say("2·1·0: Physical, Social, Mental", "2·1·0 : Physique, Social, Mental"),
                in.say("Cop 3: 3 damage defeat it", "Flic 3 : 3 dégâts le vainquent"),
                in.say("sec1: Secrecy", "sec1 : Secret"), in.say("inf2: Influence", "inf2 : Influence"),
                in.say("Bru Pot2: Brujah, Potence twice", "Bru Pui2 : Brujah, deux fois Puissance"),
                LEADER + in.say(" Leader", " Meneur"), EXHAUSTED + in.say(" exhausted", " épuisé"),
                SILENT + in.say(" no Influence", " sans Influence"), FEAR + in.say(" Fear", " Peur"),
                GUARD + in.say(" Guard", " Garde"), BLOCKER + in.say(" blocks", " bloque"),
                BOUNTY + in.say(" agenda for defeating it", " points de Cabale pour qui le vainc"),
                BACK + in.say(" face down", " face cachée"));
    }
}
