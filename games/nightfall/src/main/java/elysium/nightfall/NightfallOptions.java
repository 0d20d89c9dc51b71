package elysium.nightfall;

import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.nightfall.table.VariantFlags;

/// The variants of Nightfall, and their combinations.
final class NightfallOptions {
    static final String QUICK = "quick", SECRET = "secret", OPEN = "open", FOUNDATIONS = "foundations",
            APOCALYPSE = "apocalypse", STANDARD_DRAFT = "standard-draft", LISAVETA = "lisaveta";

    static final List<Variant> ALL = List.of(
            new Variant(QUICK, new Text("Quick start", "Démarrage rapide"),
                    new Text("No draft: everyone gets a pair of private archives.",
                            "Pas de draft : chacun reçoit une paire de Réserves personnelles.")),
            new Variant(SECRET, new Text("Secret archives", "Réserves secrètes"),
                    new Text("Private archives stay face down until they are first used.",
                            "Les Réserves personnelles restent cachées jusqu'à leur première utilisation.")),
            new Variant(OPEN, new Text("Open archives", "Réserves ouvertes"),
                    new Text("The common archives are known before the draft.",
                            "Les Réserves communes sont connues avant le draft.")),
            new Variant(FOUNDATIONS, new Text("Common foundations", "Fondations communes"),
                    new Text("No private archives: all picks are common.",
                            "Pas de Réserves personnelles : tous les choix sont communs.")),
            new Variant(APOCALYPSE, new Text("Apocalypse mode", "Mode Apocalypse"),
                    new Text("Several games; wounds add up until a player has 100.",
                            "Plusieurs parties ; les Blessures s'additionnent jusqu'à ce qu'un joueur en ait 100.")),
            new Variant(STANDARD_DRAFT, new Text("Standard draft for two", "Draft normal à deux"),
                    new Text("Two players draft as three or more would.", "À deux, on drafte comme à trois ou plus.")),
            new Variant(LISAVETA, new Text("Lisaveta Florescu", "Lisaveta Florescu"),
                    new Text("The promotional card may come up in the draft.",
                            "La carte promotionnelle peut apparaître au draft.")));

    private NightfallOptions() {}

    /// The variants of a set-up, as a bit set.
    static int bits(Setup setup) {
        int bits = 0;
        for (String option : setup.options()) bits |= VariantFlags.bit(option);
        return bits;
    }

    static boolean knows(String option) {
        for (Variant variant : ALL) if (variant.id().equals(option)) return true;
        return false;
    }

    /// Throws [InvalidInputException] for variants or numbers of seats that do not fit together.
    static void check(Setup setup) {
        int seats = setup.seats();
        if (seats < 2 || seats > 5)
            throw new InvalidInputException(new Text("Nightfall is for 2 to 5 players, not " + seats + " (NF-RUL-06)",
                    "Nightfall se joue de 2 à 5, pas à " + seats + " (NF-RUL-06)"));
        apart(setup, FOUNDATIONS, SECRET, "NF-VAR-05");
        apart(setup, FOUNDATIONS, QUICK, "NF-VAR-05");
        apart(setup, FOUNDATIONS, OPEN, "NF-VAR-05");
        apart(setup, QUICK, OPEN, "NF-DRAFT-10");
        apart(setup, QUICK, STANDARD_DRAFT, "NF-DRAFT-10");
        apart(setup, OPEN, STANDARD_DRAFT, "NF-RUL-11");
        apart(setup, FOUNDATIONS, STANDARD_DRAFT, "NF-RUL-12");
        if (setup.has(STANDARD_DRAFT) && seats != 2)
            throw new InvalidInputException(
                    new Text("standard-draft is for 2 players; with more the draft is standard (NF-RUL-09)",
                            "standard-draft est pour 2 joueurs ; à plus, le draft est toujours normal (NF-RUL-09)"));
    }

    private static void apart(Setup setup, String one, String other, String clause) {
        if (setup.has(one) && setup.has(other))
            throw new InvalidInputException(new Text(
                    "the variants " + one + " and " + other + " exclude each other: choose one (" + clause + ")",
                    "les variantes " + one + " et " + other + " s'excluent : choisissez-en une (" + clause + ")"));
    }
}
