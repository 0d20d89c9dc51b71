package elysium.nightfall.table;

import elysium.kernel.Text;

/// The types of wounds, which break ties.
public enum Wound {
    BITE("Bite", "Morsure"), BURN("Burn", "Brûlure"), BLEED("Bleed", "Coupure");

    /// The number of types; the counter of wounds without a type follows them (NF-RUL-41).
    public static final int TYPES = 3, UNTYPED = 3, COUNTS = 4;
    private static final Wound[] ALL = values();

    private final Text title;

    Wound(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Wound of(int number) {
        return ALL[number];
    }
}
