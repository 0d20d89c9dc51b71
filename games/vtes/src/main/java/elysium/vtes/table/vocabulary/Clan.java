package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The clans of vampires and requirements; those of the Fifth Edition decks come first.
public enum Clan {
    MALKAVIAN("Malkavian", "Malkavien"), NOSFERATU("Nosferatu"), TOREADOR("Toreador", "Toréador"), TREMERE("Tremere"),
    VENTRUE("Ventrue"),
    BRUJAH("Brujah"), GANGREL("Gangrel"), BANU_HAQIM("Banu Haqim"), MINISTRY("Ministry", "Ministère"),
    RAVNOS("Ravnos"), GIOVANNI("Giovanni"), HECATA("Hecata"), LASOMBRA("Lasombra"), TZIMISCE("Tzimisce"),
    SALUBRI("Salubri"), CAITIFF("Caitiff"), BRUJAH_ANTITRIBU("Brujah antitribu"),
    GANGREL_ANTITRIBU("Gangrel antitribu"), MALKAVIAN_ANTITRIBU("Malkavian antitribu", "Malkavien antitribu"),
    NOSFERATU_ANTITRIBU("Nosferatu antitribu"), SALUBRI_ANTITRIBU("Salubri antitribu"),
    TOREADOR_ANTITRIBU("Toreador antitribu", "Toréador antitribu"), TREMERE_ANTITRIBU("Tremere antitribu"),
    VENTRUE_ANTITRIBU("Ventrue antitribu"), PANDER("Pander"),
    HARBINGER_OF_SKULLS("Harbinger of Skulls", "Héraut des Crânes"),
    BLOOD_BROTHER("Blood Brother", "Frère de sang"), AHRIMANE("Ahrimane"), KIASYD("Kiasyd"), BAALI("Baali"),
    DAUGHTER_OF_CACOPHONY("Daughter of Cacophony", "Fille de la Cacophonie"),
    GARGOYLE("Gargoyle", "Gargouille"), NAGARAJA("Nagaraja"), SAMEDI("Samedi"),
    TRUE_BRUJAH("True Brujah", "Vrai Brujah"),
    ABOMINATION("Abomination"), AKUNANSE("Akunanse"), GURUHI("Guruhi"), ISHTARRI("Ishtarri"), OSEBO("Osebo");

    private static final Clan[] ALL = values();
    public static final int COUNT = ALL.length;

    private final Text title;

    Clan(String name) {
        this(name, name);
    }

    Clan(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Clan of(int number) {
        return ALL[number];
    }
}
