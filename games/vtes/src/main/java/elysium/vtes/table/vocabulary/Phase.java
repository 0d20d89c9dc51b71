package elysium.vtes.table.vocabulary;

import elysium.kernel.Table;
import elysium.kernel.Text;

/// The phases of a turn (VTES-TURN-02), the set-up and the end.
public enum Phase {
    SET_UP("Set-up", "Mise en place", Table.NONE),
    UNLOCK("Unlock phase", "Phase de redressement", Moment.UNLOCK_PHASE),
    MASTER("Master phase", "Phase de maître", Moment.MASTER_PHASE),
    MINION("Minion phase", "Phase de serviteur", Moment.MINION_PHASE),
    INFLUENCE("Influence phase", "Phase d'influence", Moment.INFLUENCE_PHASE),
    DISCARD("Discard phase", "Phase de défausse", Moment.DISCARD_PHASE),
    OVER("The end", "Fin de partie", Table.NONE);

    private static final Phase[] ALL = values();

    private final Text title;
    private final int window;

    Phase(String en, String fr, int window) {
        title = new Text(en, fr);
        this.window = window;
    }

    public Text title() {
        return title;
    }

    /// The window of the phase, or NONE.
    public int window() {
        return window;
    }

    public static Phase of(int number) {
        return ALL[number];
    }
}
