package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The sects; a vampire always has exactly one (VTES-SEC-01).
public enum Sect {
    CAMARILLA("Camarilla", "Camarilla"), ANARCH("Anarch", "Anarch"), INDEPENDENT("Independent", "Indépendant"),
    SABBAT("Sabbat", "Sabbat"), LAIBON("Laibon", "Laibon");

    private static final Sect[] ALL = values();

    private final Text title;

    Sect(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Sect of(int number) {
        return ALL[number];
    }
}
