package elysium.bench.against;

import elysium.bench.wording.Wording;
import elysium.kernel.Text;

/// The texts of a comparison, in both languages.
enum AgainstWords implements Wording {
    HEADING("%s, %d seats: this version against %s, %d rounds",
            "%s, %d places : cette version contre %s, %d tours"),
    COLUMNS("measure|ratio|95 % interval|old|new|references|old bytes|new bytes",
            "mesure|rapport|intervalle à 95 %|avant|après|références|octets avant|octets après"),
    THIS("this version", "cette version"),
    RUNNING("%s (%d of %d): round %d of %d, %s", "%s (%d sur %d) : tour %d sur %d, %s"),
    SLOWER("slower", "plus lent"),
    FASTER("faster", "plus rapide"),
    NEW("new", "nouveau"),
    SAME("", ""),
    NOTES("""
            ratio: new time / old time. A line is marked where the whole interval is above 1.1 or below 0.9.
            references: the new time in copies of 4 KB, taken in the same run.""",
            """
                    rapport : temps d’après / temps d’avant. Une ligne est marquée si tout l’intervalle est au-dessus de 1,1 ou
                    au-dessous de 0,9. références : le temps d’après en copies de 4 Ko, prises dans le même essai."""),
    LOST("Slower by more than a tenth: %s", "Plus lent de plus d’un dixième : %s"),
    KEPT("Nothing is slower by more than a tenth.", "Rien n’est plus lent de plus d’un dixième."),
    NO_FOLDER("--against %s: neither a folder of jars nor a commit of this project",
            "--against %s : ni un dossier de jars ni un commit de ce projet"),
    NO_JARS("--against %s: there are no jars in this folder", "--against %s : il n’y a pas de jar dans ce dossier"),
    NO_BENCHMARKS("%s: these jars contain no benchmarks of Elysium",
            "%s : ces jars ne contiennent pas les mesures d’Elysium"),
    FAILED("The measure %s of %s failed: %s", "La mesure %s de %s a échoué : %s");

    private final Text text;

    AgainstWords(String en, String fr) {
        text = new Text(en, fr);
    }

    @Override public Text text() {
        return text;
    }
}
