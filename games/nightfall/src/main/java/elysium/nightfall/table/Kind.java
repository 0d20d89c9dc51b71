package elysium.nightfall.table;

import elysium.kernel.Text;

/// The kinds of card; all except wounds are orders.
public enum Kind {
    STARTER("starting minion", "Créature de départ"), MINION("minion", "Créature"), ACTION("action", "Action"),
    WOUND("wound", "Blessure");

    private static final Kind[] ALL = values();

    private final Text title;

    Kind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static Kind of(int number) {
        return ALL[number];
    }

    public boolean isMinion() {
        return this == STARTER || this == MINION;
    }

    public boolean isOrder() {
        return this != WOUND;
    }
}
