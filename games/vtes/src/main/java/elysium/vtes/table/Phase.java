package elysium.vtes.table;

import elysium.kernel.Text;

/// Where a turn is (VTES-TURN-02), or what comes before the first and after the last.
public enum Phase {
    SET_UP("Set-up", "Mise en place"), UNLOCK("Unlock phase", "Phase de redressement"),
    MASTER("Master phase", "Phase de maître"), MINION("Minion phase", "Phase de serviteur"),
    INFLUENCE("Influence phase", "Phase d'influence"), DISCARD("Discard phase", "Phase de défausse"),
    OVER("The end", "Fin de partie");

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
