package elysium.bench.load;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The messages of the endurance test.
enum SoakWords implements Wording {
    USAGE("""
            Usage: elysium bench soak [OPTIONS]
            Starts a server in a process of its own and plays at some tables for long, with people who leave, come back, take
            back and do nothing for a while. Says how much memory and how many bytes on the disk are in use meanwhile, and
            ends with code 1 if memory has grown in the second half.

              --minutes NUMBER  how long (default: 60)
              --tables NUMBER   how many tables at once (default: 20)
              --pace MILLIS     how long a player thinks (default: 250)
              --seed NUMBER     of what is played and when (default: 1)
              --db URL          keep the games in this PostgreSQL, not in a file
              --jvm OPTIONS     more options for the server's Java, in one word with spaces
              --lang fr|en      the language to speak
              -h, --help        this help
            """,
            """
                    Utilisation : elysium bench soak [OPTIONS]
                    Lance un serveur dans un processus à lui et joue longtemps à quelques tables, avec des gens qui partent, reviennent,
                    reprennent leurs coups et ne font rien un moment. Dit combien de mémoire et d'octets sur le disque sont pris
                    pendant ce temps, et finit avec le code 1 si la mémoire a grandi dans la seconde moitié.

                      --minutes NOMBRE  combien de temps (60 d'ordinaire)
                      --tables NOMBRE   combien de tables à la fois (20 d'ordinaire)
                      --pace MILLIS     combien de temps réfléchit un joueur (250 d'ordinaire)
                      --seed NOMBRE     de ce qui est joué et quand (1 d'ordinaire)
                      --db URL          garder les parties dans ce PostgreSQL, pas dans un fichier
                      --jvm OPTIONS     d'autres options pour le Java du serveur, en un mot avec des espaces
                      --lang fr|en      la langue à parler
                      -h, --help        cette aide
                    """),
    COLUMNS("minute|moves|games|back|heap MB|RSS MB|disk MB|bytes/move",
            "minute|coups|parties|retours|tas Mo|RSS Mo|disque Mo|octets/coup"),
    FLAT("Memory stays: at least %.1f MB in the second quarter, %.1f MB in the last.",
            "La mémoire reste : au moins %.1f Mo au deuxième quart, %.1f Mo au dernier."),
    GROWN("Memory has grown: at least %.1f MB in the second quarter, %.1f MB in the last.",
            "La mémoire a grandi : au moins %.1f Mo au deuxième quart, %.1f Mo au dernier."),
    SHORT("A game that nobody looks at is held for ten minutes: whether memory stays is told from %d minutes on.",
            "Une partie que personne ne regarde est gardée dix minutes : on ne dit si la mémoire reste qu'à partir de %d minutes."),
    FAILED("Players met with trouble %,d times; the last: %s",
            "Des joueurs ont eu des ennuis %,d fois ; le dernier : %s");

    private final Text text;

    SoakWords(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
