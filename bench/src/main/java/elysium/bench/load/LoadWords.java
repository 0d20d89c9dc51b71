package elysium.bench.load;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The messages of the load test.
enum LoadWords implements Wording {
    USAGE("""
            Usage: elysium bench load [OPTIONS]
            Starts a server in a process of its own, plays at many tables at once over sockets, and says how long a move
            takes until the last seat has heard of it, what a table costs, and how much a move writes to disk.

              --tables LIST     how many tables at once, run after run (default: 100,1000,5000)
              --seats NUMBER    how many seats a table has, all taken by players (default: 3)
              --pace MILLIS     the time between two moves at a table (default: 2000)
              --warm SECONDS    played before anything is measured (default: 20)
              --seconds NUMBER  measured, at most 3600 (default: 40)
              --seed NUMBER     of what is played and when (default: 1)
              --db URL          keep the games in this PostgreSQL, not in a file
              --jvm OPTIONS     more options for the server's Java, in one word with spaces
              --plot FILE       also draw the figures, as PNG
              --json FILE       also write the figures to a file, as JSON
              --lang fr|en      the language to speak
              -h, --help        this help
            """,
            """
                    Utilisation : elysium bench load [OPTIONS]
                    Lance un serveur dans un processus à lui, joue à beaucoup de tables à la fois par des sockets, et dit combien
                    de temps prend un coup jusqu'à ce que la dernière place l'ait appris, ce que coûte une table, et combien
                    un coup écrit sur le disque.

                      --tables LISTE    combien de tables à la fois, essai après essai (100,1000,5000 d'ordinaire)
                      --seats NOMBRE    combien de places a une table, toutes prises par des joueurs (3 d'ordinaire)
                      --pace MILLIS     le temps entre deux coups à une table (2000 d'ordinaire)
                      --warm SECONDES   jouées avant toute mesure (20 d'ordinaire)
                      --seconds NOMBRE  mesurées, 3600 au plus (40 d'ordinaire)
                      --seed NOMBRE     de ce qui est joué et quand (1 d'ordinaire)
                      --db URL          garder les parties dans ce PostgreSQL, pas dans un fichier
                      --jvm OPTIONS     d'autres options pour le Java du serveur, en un mot avec des espaces
                      --plot FICHIER    dessiner aussi les chiffres, en PNG
                      --json FICHIER    écrire aussi les chiffres dans un fichier, en JSON
                      --lang fr|en      la langue à parler
                      -h, --help        cette aide
                    """),
    LAYING("%,d of %,d tables are laid", "%,d tables sur %,d sont mises"),
    PLAYING("%,d tables, %d of %d s: %,d moves in the last second, %,d still on their way",
            "%,d tables, %d s sur %d : %,d coups dans la dernière seconde, %,d encore en chemin"),
    COLUMNS("tables|sockets|moves/s|p50 ms|p99 ms|max ms|kept p99|server|players|heap KB|RSS KB|refused|disk B|fsync p50|fsync p99",
            "tables|sockets|coups/s|p50 ms|p99 ms|max ms|gardé p99|serveur|joueurs|tas Ko|RSS Ko|refusés|disque o|fsync p50|fsync p99"),
    NOTES("""
            p50, p99, max: from when a move was due to when the last seat had heard of it. kept: until its own player
            was told that it is kept. server, players: cores used. heap, RSS: for each table.""",
            """
                    p50, p99, max : du moment où un coup était dû à celui où la dernière place l'a appris. gardé : jusqu'à ce que
                    son joueur sache qu'il est gardé. serveur, joueurs : cœurs occupés. tas, RSS : par table."""),
    FSYNC("fsync: milliseconds for an fsync of one page in the server's folder, made five times a second beside the load.",
            "fsync : les millisecondes d'un fsync d'une page dans le dossier du serveur, cinq fois par seconde pendant la "
                    + "charge."),
    WRITE_BYTES("disk: bytes written for each move, counted by the system for the server's process (write_bytes).",
            "disque : les octets écrits par coup, comptés par le système pour le processus du serveur (write_bytes)."),
    FILE_GROWTH("disk: bytes by which the server's files grew for each move; the system counted none for its process.",
            "disque : les octets dont ont grandi les fichiers du serveur par coup ; le système n'en a compté aucun pour "
                    + "son processus."),
    NONE("disk, fsync: not measured, since the database is elsewhere.",
            "disque, fsync : pas mesurés, puisque la base de données est ailleurs."),
    PLOT_TITLE("From a move to everybody's having heard of it", "D'un coup à ce que tous l'aient appris"),
    PLOT_TABLES("tables at once", "tables à la fois"),
    PLOT_MILLIS("milliseconds", "millisecondes"),
    WRITTEN("The figures are in %s", "Les chiffres sont dans %s"),
    REFUSED("The server refused: %s", "Le serveur a refusé : %s"),
    NO_SERVER("The server did not start: %s", "Le serveur n'a pas démarré : %s"),
    NOT_LAID("A table could not be laid: %s", "Une table n'a pas pu être mise : %s"),
    SLOW("Only %,d of %,d tables were laid in %d minutes", "Seules %,d tables sur %,d ont été mises en %d minutes"),
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
