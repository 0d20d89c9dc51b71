package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// The Disciplines, as icons of vampires and requirements of texts (RIV-DIS-01).
public enum Discipline {
    ANIMALISM("Animalism", "Animalisme"), AUSPEX("Auspex", "Auspex"),
    BLOOD_SORCERY("Blood Sorcery", "Sorcellerie du sang"), CELERITY("Celerity", "Célérité"),
    DOMINATE("Dominate", "Domination"), FORTITUDE("Fortitude", "Force d'âme"), OBFUSCATE("Obfuscate", "Occultation"),
    POTENCE("Potence", "Puissance"), PRESENCE("Presence", "Présence"), PROTEAN("Protean", "Protéisme"),
    THIN_BLOOD_ALCHEMY("Thin-Blood Alchemy", "Alchimie du sang clair");

    public static final int COUNT = 11;
    private static final Discipline[] ALL = values();

    private final Text title;

    Discipline(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Discipline of(int number) {
        return ALL[number];
    }
}
