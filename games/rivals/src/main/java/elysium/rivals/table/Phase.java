package elysium.rivals.table;

import elysium.kernel.Text;

/// Where a turn is (RIV-TRN-01), or what comes before the first and after the last.
public enum Phase {
    SET_UP("Set-up", "Mise en place"), BEGINNING("Beginning Phase", "Phase initiale"),
    ACTION("Action Phase", "Phase d'Action"), END("End Phase", "Phase finale"), OVER("The end", "Fin de partie");

    private static final Phase[] ALL = values();

    private final Text title;

    Phase(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Phase of(int number) {
        return ALL[number];
    }
}
