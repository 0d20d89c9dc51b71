package elysium.vtes;

import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.vtes.decks.VtesSeatDecks;

/// What a set-up may ask for besides decks: a limit of turns, after which the time is up (VTES-RUL-10).
final class VtesOptions {
    static final String TURNS = "turns=";
    static final int FEWEST = 2, MOST = 6;
    private static final int LONGEST = 999;
    /// The limits among which players choose without a word of their own; any other number will do as well.
    static final List<Variant> ALL = List.of(limit(40), limit(60), limit(80));

    private VtesOptions() {}

    private static Variant limit(int turns) {
        return new Variant(TURNS + turns, new Text("Time limit: " + turns + " turns", "Limite : " + turns + " tours"),
                new Text(
                        "The time is up after turn " + turns
                                + ", counting those of everybody; each Methuselah still in the game "
                                + "gains half a victory point.",
                        "Le temps est écoulé après le tour " + turns
                                + ", tous comptés ; chaque Mathusalem encore en jeu gagne un "
                                + "demi-point de victoire."));
    }

    /// Throws an [InvalidInputException] where an option is not known, or the number of seats is wrong.
    static void check(Setup setup) {
        if (setup.seats() < FEWEST || setup.seats() > MOST)
            throw new InvalidInputException(new Text(
                    "this game is for 2 to 6 players, not " + setup.seats() + " (VTES-RUL-06)",
                    "ce jeu se joue de 2 à 6, pas à " + setup.seats() + " (VTES-RUL-06)"));
        boolean limited = false;
        for (String option : setup.options()) {
            if (VtesSeatDecks.isDeck(option)) continue;
            if (!option.startsWith(TURNS)) throw unknown(option);
            if (limited) throw new InvalidInputException(new Text("there are two turn limits; leave one out",
                    "il y a deux limites de tours ; enlevez-en une"));
            limited = true;
            turns(option);
        }
    }

    private static InvalidInputException unknown(String option) {
        return new InvalidInputException(new Text("there is no option '" + option + "'; there are turns=N and deck1=ID",
                "il n'y a pas d'option « " + option + " » ; il y a turns=N et deck1=ID"));
    }

    /// The turn after which the time is up, or 0.
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
                    new Text(option + ": say after how many turns the time is up, from 1 to " + LONGEST,
                            option + " : dites après combien de tours le temps est écoulé, de 1 à " + LONGEST));
        return turns;
    }
}
