package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// The phases of a turn (RIV-TRN-01), plus the set-up and the end of the game.
public enum Phase {
    SET_UP("Set-up", "Mise en place"), BEGINNING("Beginning Phase", "Phase initiale"),
    ACTION("Action Phase", "Phase Action"), END("End Phase", "Phase finale"), OVER("The end", "Fin de partie");

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
