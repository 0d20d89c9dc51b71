package elysium.vendetta.show.text;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Vendetta;

/// Writes who won.
public final class ResultText {
    private ResultText() {}

    public static String of(Vendetta t, VendettaPhrases tongue) {
        return of(t, Scoring.winner(t), tongue);
    }

    /// The winner, and what decided.
    public static String whole(Vendetta t, VendettaPhrases tongue) {
        if (Scoring.winner(t) == NONE) return of(t, tongue);
        int score = Scoring.sideScore(t, Scoring.winner(t));
        return of(t, tongue) + switch (Scoring.margin(t)) {
            case ALONE -> tongue.say(": nobody else is left", " : il ne reste personne d'autre");
            case SCORE -> tongue.say(" with " + score + " Influence", " avec " + score + " Influence");
            case TEXT -> tongue.say(": tied at " + score + " Influence, a card breaks the tie",
                    " : égalité à " + score + " Influence, une carte départage");
            case BLOOD -> tongue.say(": tied at " + score + " Influence, Blood in the Pool breaks the tie",
                    " : égalité à " + score + " Influence, le Sang en Réserve départage");
            case ORDER -> tongue.say(": tied at " + score + " Influence and in Blood, turn order breaks the tie",
                    " : égalité à " + score + " Influence et en Sang, l'ordre du tour départage");
        };
    }

    /// The winner with the teammate, if there is one.
    public static String of(Vendetta t, int winner, VendettaPhrases tongue) {
        if (winner == NONE) return tongue.say("nobody wins", "personne ne gagne");
        int mate = t.evening.teammate(winner);
        return mate == NONE ? tongue.clan(t, winner) + tongue.say(" wins", " gagne")
                : tongue.clans(t, 1 << winner | 1 << mate) + tongue.say(" win", " gagnent");
    }
}
