package elysium.bench.load;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The messages of the endurance test.
enum SoakWords implements Wording {
    USAGE("""
            Usage: elysium bench soak [OPTIONS]
            Starts a server in its own process and plays at a few tables for a long time, with players who leave, return,
            undo moves and sit idle. Reports memory and disk use, and exits with code 1 if memory grew in the second half.

              --minutes NUMBER  duration (default: 60)
              --tables NUMBER   tables at once (default: 20)
              --pace MILLIS     thinking time of a player (default: 250)
              --seed NUMBER     random seed of the moves and their times (default: 1)
              --db URL          use this PostgreSQL database instead of a file
              --jvm OPTIONS     more JVM options for the server, quoted as one argument
              --lang fr|en      language of the messages
              -h, --help        this help
            """,
            """
                    Utilisation : elysium bench soak [OPTIONS]
                    Lance un serveur dans son propre processus et joue longtemps à quelques tables, avec des joueurs qui partent,
                    reviennent, annulent des coups et restent inactifs. Relève la mémoire et le disque utilisés, et finit avec
                    le code 1 si la mémoire a augmenté dans la seconde moitié.

                      --minutes NOMBRE  durée (par défaut : 60)
                      --tables NOMBRE   tables simultanées (par défaut : 20)
                      --pace MILLIS     temps de réflexion d'un joueur (par défaut : 250)
                      --seed NOMBRE     graine du hasard des coups et de leurs moments (par défaut : 1)
                      --db URL          utiliser cette base PostgreSQL au lieu d'un fichier
                      --jvm OPTIONS     options supplémentaires pour la JVM du serveur, en un seul argument
                      --lang fr|en      langue des messages
                      -h, --help        cette aide
                    """),
    COLUMNS("minute|moves|games|returns|heap MB|RSS MB|disk MB|bytes/move",
            "minute|coups|parties|retours|tas Mo|RSS Mo|disque Mo|octets/coup"),
    FLAT("Memory is stable: at least %.1f MB in the second quarter, %.1f MB in the last.",
            "La mémoire est stable : au moins %.1f Mo au deuxième quart, %.1f Mo au dernier."),
    GROWN("Memory has grown: at least %.1f MB in the second quarter, %.1f MB in the last.",
            "La mémoire a augmenté : au moins %.1f Mo au deuxième quart, %.1f Mo au dernier."),
    SHORT("Games nobody watches stay in memory for ten minutes, so runs under %d minutes cannot tell whether memory grows.",
            "Une partie que personne ne regarde reste dix minutes en mémoire : un essai de moins de %d minutes ne dit pas si elle augmente."),
    FAILED("Players had %,d errors; the last: %s",
            "%,d erreurs chez les joueurs ; la dernière : %s");

    private final Text text;

    SoakWords(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
