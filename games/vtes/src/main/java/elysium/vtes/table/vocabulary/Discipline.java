package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The Disciplines, which vampires have at the inferior or superior level and cards require; those of the Fifth Edition
/// decks come first.
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

    /// The printed fact that holds a Discipline: eight per number, two bits each.
    public static int number(int discipline) {
        return discipline / EACH;
    }

    public static int printed(int number, int discipline) {
        return number >> discipline % EACH * LEVEL_BITS & LEVELS;
    }

    public static Discipline of(int number) {
        return ALL[number];
    }
}
