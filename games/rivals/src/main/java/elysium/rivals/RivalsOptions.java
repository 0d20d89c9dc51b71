package elysium.rivals;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.decks.RivalsSeatDecks;
import elysium.rivals.table.Prestige;
import elysium.rivals.table.vocabulary.VariantFlags;

/// The options of a set-up, besides decks.
final class RivalsOptions {
    static final String CHOOSE_LEADER = "choose-leader", HIDDEN_AGENDAS = "hidden-agendas", SUPPLY = "supply=";
    private static final int MOST_TOKENS = 999;

    static final List<Variant> ALL = List.of(
            new Variant(CHOOSE_LEADER, new Text("Choose the starting vampire", "Choisir le vampire de départ"),
                    new Text("Any vampire of the deck may start, not only the one of highest blood potency.",
                            "Tout vampire du deck peut commencer, pas seulement celui de plus haute Puissance du Sang.")),
            new Variant(HIDDEN_AGENDAS, new Text("Hidden Agendas", "Cabales cachées"),
                    new Text("Agendas stay face down until their owners reveal them, as with custom decks.",
                            "Les Cabales restent cachées jusqu'à ce qu'on les révèle, comme avec des decks personnels.")),
            new Variant(RivalsBook.PRINTED, new Text("Cards as first printed", "Cartes d'origine"),
                    new Text("Corrected cards are played as first printed.",
                            "Les cartes corrigées se jouent comme dans la première impression.")));

    private RivalsOptions() {}

    static int bits(Setup setup, RivalsSeatDecks chosen) {
        int hidden = setup.has(HIDDEN_AGENDAS) || chosen.custom() != 0 ? VariantFlags.HIDDEN_AGENDAS : 0;
        return hidden | (setup.has(CHOOSE_LEADER) ? VariantFlags.CHOOSE_LEADER : 0);
    }

    /// The tokens of each colour, or 0 if unlimited (RIV-RUL-01).
    static int supply(Setup setup) {
        for (String option : setup.options()) if (option.startsWith(SUPPLY)) return tokens(option);
        return 0;
    }

    /// Throws [InvalidInputException] for an unknown option or a wrong number of seats.
    static void check(Setup setup) {
        if (setup.seats() < 2 || setup.seats() > 4)
            throw new InvalidInputException(
                    new Text("Rivals is for 2 to 4 players, not " + setup.seats() + " (RIV-GEN-01)",
                            "Rivals se joue de 2 à 4, pas à " + setup.seats() + " (RIV-GEN-01)"));
        for (String option : setup.options())
            if (!RivalsSeatDecks.isDeck(option) && !option.startsWith(SUPPLY) && !knows(option))
                throw new InvalidInputException(new Text(
                        "Rivals has no option '" + option + "'; it has " + ids() + ", supply=N, deck1=ID",
                        "Rivals n'a pas d'option « " + option + " » ; il a " + ids() + ", supply=N, deck1=ID"));
        if (supply(setup) == 0) return;
        for (String option : setup.options()) if (option.startsWith(SUPPLY)) tokens(option);
    }

    private static int tokens(String option) {
        String number = option.substring(SUPPLY.length());
        boolean formed = number.matches("[0-9]{1,3}");
        int tokens = formed ? Integer.parseInt(number) : 0;
        if (tokens < Prestige.START || tokens > MOST_TOKENS)
            throw new InvalidInputException(new Text(
                    option + ": give the number of tokens of each colour, from " + Prestige.START + " to "
                            + MOST_TOKENS,
                    option + " : indiquez le nombre de jetons de chaque couleur, de " + Prestige.START + " à "
                            + MOST_TOKENS));
        return tokens;
    }

    private static boolean knows(String option) {
        for (Variant variant : ALL) if (variant.id().equals(option)) return true;
        return false;
    }

    private static String ids() {
        List<String> ids = new ArrayList<>();
        for (Variant variant : ALL) ids.add(variant.id());
        return String.join(", ", ids);
    }
}
