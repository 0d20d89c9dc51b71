package elysium.nightfall.table;

import elysium.kernel.Text;

/// The type of a wound: ties are broken by it.
public enum Wound {
    BITE("Bite", "Morsure"), BURN("Burn", "Brûlure"), BLEED("Bleed", "Coupure");

    /// How many types there are; behind them are counted the wounds that have none (NF-RUL-41).
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
