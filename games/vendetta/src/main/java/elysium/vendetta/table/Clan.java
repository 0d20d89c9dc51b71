package elysium.vendetta.table;

import elysium.kernel.Text;

/// A clan, in the order of its cards in the book.
public enum Clan {
    BRUJAH("Brujah", "Brujah"),
    NOSFERATU("Nosferatu", "Nosferatu"),
    TOREADOR("Toreador", "Toréador"),
    TREMERE("Tremere", "Tremere"),
    MALKAVIAN("Malkavian", "Malkavien"),
    GANGREL("Gangrel", "Gangrel"),
    VENTRUE("Ventrue", "Ventrue");

    private static final Clan[] ALL = values();

    private final Text title;

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
