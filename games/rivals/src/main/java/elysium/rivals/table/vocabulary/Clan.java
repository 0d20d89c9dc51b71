package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// The clan of a vampire, or the clan that a card requires.
public enum Clan {
    BRUJAH("Brujah"), MALKAVIAN("Malkavian", "Malkavien"), TOREADOR("Toreador", "Toréador"), VENTRUE("Ventrue"),
    GANGREL("Gangrel"),
    NOSFERATU("Nosferatu");

    private static final Clan[] ALL = values();

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
