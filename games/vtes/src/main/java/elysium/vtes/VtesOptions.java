package elysium.vtes;

import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.vtes.decks.VtesSeatDecks;

/// The options of a game besides its decks: a turn limit, after which time is up (VTES-RUL-10).
final class VtesOptions {
    static final String TURNS = "turns=";
    static final int FEWEST = 2, MOST = 6;
    private static final int LONGEST = 999;
    /// The limits offered as variants; a set-up may name any other number.
    static final List<Variant> ALL = List.of(limit(40), limit(60), limit(80));

    private VtesOptions() {}

    private static Variant limit(int turns) {
        return new Variant(TURNS + turns, new Text("Time limit: " + turns + " turns", "Limite : " + turns + " tours"),
                new Text(
                        "Time is up after turn " + turns
                                + ", counting the turns of all players. Each Methuselah still in the game "
                                + "gains half a victory point.",
                        "Le temps est écoulé après le tour " + turns
                                + ", en comptant les tours de tous les joueurs. Chaque Mathusalem encore en jeu gagne "
                                + "un demi-point de victoire."));
    }

    /// Throws [InvalidInputException] for an unknown option or a wrong number of seats.
    static void check(Setup setup) {
        if (setup.seats() < FEWEST || setup.seats() > MOST)
            throw new InvalidInputException(new Text(
                    "this game is for 2 to 6 players, not " + setup.seats() + " (VTES-RUL-06)",
                    "ce jeu se joue de 2 à 6, pas à " + setup.seats() + " (VTES-RUL-06)"));
        boolean limited = false;
        for (String option : setup.options()) {
            if (VtesSeatDecks.isDeck(option)) continue;
            if (!option.startsWith(TURNS)) throw unknown(option);
            if (limited) throw new InvalidInputException(new Text("there are two turn limits: remove one",
                    "il y a deux limites de tours : retirez-en une"));
            limited = true;
            turns(option);
        }
    }

    private static InvalidInputException unknown(String option) {
        return new InvalidInputException(new Text("unknown option '" + option + "': use turns=N or deck1=ID",
                "l'option « " + option + " » n'existe pas : utilisez turns=N ou deck1=ID"));
    }

    /// The turn after which time is up, or 0.
    static int turnLimit(Setup setup) {
        for (String option : setup.options()) if (option.startsWith(TURNS)) return turns(option);
        return 0;
    }

    private static int turns(String option) {
        String number = option.substring(TURNS.length());
        boolean formed = !number.isEmpty() && number.length() <= 3;
        for (int i = 0; i < number.length(); i++) formed &= number.charAt(i) >= '0' && number.charAt(i) <= '9';
        int turns = formed ? Integer.parseInt(number) : 0;
        if (turns == 0)
            throw new InvalidInputException(
                    new Text(option + ": the turn limit is a number from 1 to " + LONGEST,
                            option + " : la limite de tours est un nombre de 1 à " + LONGEST));
        return turns;
    }
}
