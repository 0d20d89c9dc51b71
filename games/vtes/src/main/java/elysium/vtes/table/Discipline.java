package elysium.vtes.table;

import elysium.kernel.Text;

/// What vampires have at an inferior or superior level, and cards ask for; those of the box first.
public enum Discipline {
    ANIMALISM("ani", "Animalism", "Animalisme"), AUSPEX("aus", "Auspex", "Auspex"),
    CELERITY("cel", "Celerity", "Célérité"), DOMINATE("dom", "Dominate", "Domination"),
    FORTITUDE("for", "Fortitude", "Force d'âme"), OBFUSCATE("obf", "Obfuscate", "Occultation"),
    POTENCE("pot", "Potence", "Puissance"), PRESENCE("pre", "Presence", "Présence"),
    BLOOD_SORCERY("tha", "Blood Sorcery", "Sorcellerie du sang"), PROTEAN("pro", "Protean", "Protéisme"),
    OBLIVION("obl", "Oblivion", "Oblivion"), NECROMANCY("nec", "Necromancy", "Nécromancie"),
    OBTENEBRATION("obt", "Obtenebration", "Obténébration"), DEMENTATION("dem", "Dementation", "Aliénation"),
    VICISSITUDE("vic", "Vicissitude", "Vicissitude"), QUIETUS("qui", "Quietus", "Quietus"),
    SERPENTIS("ser", "Serpentis", "Serpentis"), CHIMERSTRY("chi", "Chimerstry", "Chimérie"),
    ABOMBWE("abo", "Abombwe", "Abombwe"), DAIMOINON("dai", "Daimoinon", "Daimoinon"),
    MELPOMINEE("mel", "Melpominee", "Melpominée"), MYTHERCERIA("myt", "Mytherceria", "Mythercellerie"),
    OBEAH("obe", "Obeah", "Obeah"), SANGUINUS("san", "Sanguinus", "Sanguinus"),
    SPIRITUS("spi", "Spiritus", "Spiritus"), TEMPORIS("tem", "Temporis", "Temporis"),
    THANATOSIS("thn", "Thanatosis", "Thanatose"), VALEREN("val", "Valeren", "Valeren"),
    VISCERATIKA("vis", "Visceratika", "Viscératique"), MALEFICIA("mal", "Maleficia", "Maleficia"),
    STRIGA("str", "Striga", "Striga");

    /// The levels at which a vampire has a Discipline.
    public static final int LACKING = 0, INFERIOR = 1, SUPERIOR = 2;
    private static final int EACH = 8, LEVEL_BITS = 2, LEVELS = 3;
    private static final Discipline[] ALL = values();
    public static final int COUNT = ALL.length;

    private final String code;
    private final Text title;

    Discipline(String code, String en, String fr) {
        this.code = code;
        title = new Text(en, fr);
    }

    public String code() {
        return code;
    }

    public Text title() {
        return title;
    }

    /// Which of the numbers printed on a card holds a Discipline: eight to a number, two bits each.
    public static int number(int discipline) {
        return discipline / EACH;
    }

    /// The level of a Discipline in that number.
    public static int printed(int number, int discipline) {
        return number >> discipline % EACH * LEVEL_BITS & LEVELS;
    }

    public static Discipline of(int number) {
        return ALL[number];
    }
}
