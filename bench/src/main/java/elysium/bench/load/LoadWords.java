package elysium.bench.load;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The messages of the load test.
enum LoadWords implements Wording {
    USAGE("""
            Usage: elysium bench load [OPTIONS]
            Starts a server in its own process, plays at many tables at once over sockets, and reports how long a move
            takes to reach the last seat, what a table costs, and how much a move writes to disk.

              --tables LIST     tables at once, one run for each number (default: 100,1000,5000)
              --seats NUMBER    seats at each table, all taken by players (default: 3)
              --pace MILLIS     time between two moves at a table (default: 2000)
              --warm SECONDS    warm-up before measuring (default: 20)
              --seconds NUMBER  time measured, at most 3600 (default: 40)
              --seed NUMBER     random seed of the moves and their times (default: 1)
              --db URL          use this PostgreSQL database instead of a file
              --jvm OPTIONS     more JVM options for the server, quoted as one argument
              --plot FILE       also draw the figures as a PNG
              --json FILE       also write the figures to a JSON file
              --lang fr|en      language of the messages
              -h, --help        this help
            """,
            """
                    Utilisation : elysium bench load [OPTIONS]
                    Lance un serveur dans son propre processus, joue à de nombreuses tables à la fois par sockets, et mesure le
                    temps qu'un coup met à atteindre la dernière place, ce que coûte une table et ce qu'un coup écrit sur
                    le disque.

                      --tables LISTE    tables simultanées, un essai par nombre (par défaut : 100,1000,5000)
                      --seats NOMBRE    places par table, toutes occupées par des joueurs (par défaut : 3)
                      --pace MILLIS     temps entre deux coups à une table (par défaut : 2000)
                      --warm SECONDES   échauffement avant la mesure (par défaut : 20)
                      --seconds NOMBRE  durée mesurée, 3600 au plus (par défaut : 40)
                      --seed NOMBRE     graine du hasard des coups et de leurs moments (par défaut : 1)
                      --db URL          utiliser cette base PostgreSQL au lieu d'un fichier
                      --jvm OPTIONS     options supplémentaires pour la JVM du serveur, en un seul argument
                      --plot FICHIER    tracer aussi les chiffres en PNG
                      --json FICHIER    écrire aussi les chiffres dans un fichier JSON
                      --lang fr|en      langue des messages
                      -h, --help        cette aide
                    """),
    LAYING("%,d of %,d tables created", "%,d tables créées sur %,d"),
    PLAYING("%,d tables, %d of %d s: %,d moves in the last second, %,d in flight",
            "%,d tables, %d s sur %d : %,d coups dans la dernière seconde, %,d en cours"),
    COLUMNS("tables|sockets|moves/s|p50 ms|p99 ms|max ms|stored p99|server|players|heap KB|RSS KB|refused|disk B|fsync p50|fsync p99",
            "tables|sockets|coups/s|p50 ms|p99 ms|max ms|stocké p99|serveur|joueurs|tas Ko|RSS Ko|refusés|disque o|fsync p50|fsync p99"),
    NOTES("""
            p50, p99, max: from when a move was due until it reached the last seat. stored: until its own player was
            told that it is stored. server, players: cores used. heap, RSS: per table.""",
            """
                    p50, p99, max : du moment prévu d'un coup jusqu'à son arrivée à la dernière place. stocké : jusqu'à ce que
                    son joueur sache qu'il est stocké. serveur, joueurs : cœurs occupés. tas, RSS : par table."""),
    FSYNC("fsync: milliseconds for an fsync of one page in the server's folder, five times a second during the load.",
            "fsync : les millisecondes d'un fsync d'une page dans le dossier du serveur, cinq fois par seconde pendant la "
                    + "charge."),
    WRITE_BYTES("disk: bytes written for each move, counted by the system for the server's process (write_bytes).",
            "disque : les octets écrits par coup, comptés par le système pour le processus du serveur (write_bytes)."),
    FILE_GROWTH("disk: bytes by which the server's files grew for each move; the system counted none for its process.",
            "disque : croissance des fichiers du serveur par coup, en octets ; le système n'en a compté aucun pour "
                    + "son processus."),
    NONE("disk, fsync: not measured, since the database is elsewhere.",
            "disque, fsync : pas mesurés, puisque la base de données est ailleurs."),
    PLOT_TITLE("From a move to its arrival at every seat", "D'un coup à son arrivée à toutes les places"),
    PLOT_TABLES("tables at once", "tables à la fois"),
    PLOT_MILLIS("milliseconds", "millisecondes"),
    WRITTEN("The figures are in %s", "Les chiffres sont dans %s"),
    REFUSED("The server refused: %s", "Le serveur a refusé : %s"),
    NO_SERVER("The server did not start: %s", "Le serveur n'a pas démarré : %s"),
    NOT_LAID("A table could not be created: %s", "Une table n'a pas pu être créée : %s"),
    SLOW("Only %,d of %,d tables were created in %d minutes", "Seules %,d tables sur %,d ont été créées en %d minutes"),
    FEW_FILES("%,d sockets need as many open files, and this machine allows %,d: raise `ulimit -n`",
            "%,d sockets demandent autant de fichiers ouverts, et cette machine en permet %,d : augmentez `ulimit -n`"),
    NO_OPTIONS("There is no option '%s': this measure takes --lang alone",
            "Il n'y a pas d'option « %s » : cette mesure ne prend que --lang"),
    UNKNOWN_OPTION("There is no option '%s'. See elysium bench load --help",
            "Il n'y a pas d'option « %s ». Voir elysium bench load --help"),
    NO_VALUE("%s needs a value. See elysium bench load --help",
            "%s demande une valeur. Voir elysium bench load --help"),
    BAD_NUMBER("%s %s: a number from %s to %s is accepted", "%s %s : un nombre de %s à %s est accepté"),
    UNWRITABLE("%s: no file can be written there", "%s : aucun fichier ne peut y être écrit");

    private final Text text;

    LoadWords(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
