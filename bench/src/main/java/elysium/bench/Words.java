package elysium.bench;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The messages of the benchmark program.
enum Words implements Wording {
    USAGE("""
            Usage: elysium bench [GAME] [OPTIONS]
                   elysium bench load [OPTIONS]    how much load a server takes: see elysium bench load --help
                   elysium bench soak [OPTIONS]    whether a server leaks memory or disk: see elysium bench soak --help
                   elysium bench garbage           how much memory a server allocates for a move
            Measures how fast a game runs in one thread, beside a plain copy of memory taken in the same run.
            Games: %s

              --seats NUMBER      how many seats the table has (default: 4)
              --quick             rough figures in under a minute
              --json FILE         also write the figures to a JSON file
              --format text|json  output format (default: text)
              --check             exit with code 1 if a figure is more than twice its budget
              --against VERSION   compare this version with another: a git commit, or a folder of jars already built;
                                  with --check, exit with code 1 if a measure is more than a tenth slower
              --rounds NUMBER     with --against: how many times each version runs (default: 8)
              --only MEASURE,…    with --against: compare only these measures
              --lang fr|en        language of the messages
              -h, --help          this help

            What is measured:
            """,
            """
                    Utilisation : elysium bench [JEU] [OPTIONS]
                                  elysium bench load [OPTIONS]    la charge que supporte un serveur : voir elysium bench load --help
                                  elysium bench soak [OPTIONS]    si un serveur perd de la mémoire ou du disque : voir elysium bench soak --help
                                  elysium bench garbage           combien de mémoire un serveur alloue pour un coup
                    Mesure la vitesse d'un jeu dans un seul thread, à côté d'une simple copie de mémoire faite dans le même essai.
                    Jeux : %s

                      --seats NOMBRE      nombre de places à la table (par défaut : 4)
                      --quick             chiffres approximatifs en moins d'une minute
                      --json FICHIER      écrire aussi les chiffres dans un fichier JSON
                      --format text|json  format de sortie (par défaut : text)
                      --check             finir avec le code 1 si un chiffre dépasse le double de son budget
                      --against VERSION   comparer cette version à une autre : un commit git, ou un dossier de jars déjà
                                          construits ; avec --check, finir avec le code 1 si une mesure est plus lente
                                          de plus d'un dixième
                      --rounds NOMBRE     avec --against : combien de fois tourne chaque version (8 par défaut)
                      --only MESURE,…     avec --against : ne comparer que ces mesures
                      --lang fr|en        langue des messages
                      -h, --help          cette aide

                    Ce qui est mesuré :
                    """),
    HEADING("%s, %d seats: a slab of %,d bytes, about %.0f decisions a random game",
            "%s, %d places : une table de %,d octets, environ %.0f décisions par partie au hasard"),
    COLUMNS("measure|time|±|per second|references|bytes|budget|used",
            "mesure|durée|±|par seconde|références|octets|budget|utilisé"),
    MEASURING("measuring %s (%d of %d)", "mesure de %s (%d sur %d)"),
    WRITTEN("The figures are in %s", "Les chiffres sont dans %s"),
    WITHIN("All figures are within twice their budgets (the reference copy takes %.0f ns at best, %.0f on the machine "
            + "the budgets were made for).",
            "Tous les chiffres tiennent dans le double de leur budget (la copie de référence prend %.0f ns au mieux, "
                    + "%.0f sur la machine des budgets)."),
    BEYOND("%s is beyond twice its budget of %s: %.1f times the budget, measured by the reference copy",
            "%s dépasse le double de son budget de %s : %.1f fois le budget, mesuré à la copie de référence"),
    FAILED("The benchmark %s failed: %s", "La mesure %s a échoué : %s"),
    UNKNOWN_GAME("There is no game '%s'. Games: %s", "Il n'y a pas de jeu « %s ». Jeux : %s"),
    UNKNOWN_OPTION("There is no option '%s'. See elysium bench --help", "Il n'y a pas d'option « %s ». Voir elysium "
            + "bench --help"),
    TWO_GAMES("One game at a time: '%s' and '%s' were named", "Un jeu à la fois : « %s » et « %s » ont été nommés"),
    NO_VALUE("%s needs a value. See elysium bench --help", "%s demande une valeur. Voir elysium bench --help"),
    NOT_AGAINST("%s goes with --against. See elysium bench --help",
            "%s va avec --against. Voir elysium bench --help"),
    BAD_ROUNDS("--rounds %s: a number from %d to %d is accepted", "--rounds %s : un nombre de %d à %d est accepté"),
    UNKNOWN_MEASURE("--only %s: not a measure of %s. Measures: %s",
            "--only %s : ce n'est pas une mesure de %s. Mesures : %s"),
    BAD_SEATS("--seats %s: %s is played with %s seats", "--seats %s : %s se joue à %s places"),
    BAD_SETUP("--seats %s: %s", "--seats %s : %s"),
    BAD_FORMAT("--format %s: text or json is accepted", "--format %s : text ou json est accepté"),
    BAD_LANG("--lang %s: fr or en is accepted", "--lang %s : fr ou en est accepté"),
    UNWRITABLE("--json %s: no file can be written there", "--json %s : aucun fichier ne peut y être écrit");

    private final Text text;

    Words(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
