package elysium.rivals.table;

import elysium.kernel.Text;

/// What a player can promise another when a Scheme is shown (RIV-SCH-20); never put in another order.
public enum PromiseKind {
    NONE("nothing", "rien"), YES("to vote Yes", "voter Oui"), NO("to vote No", "voter Non"),
    INTEL("to discard for their Intel", "défausser pour ses Informations"),
    PEACE("not to attack them", "ne pas l'attaquer"),
    PEACE_TO_NINE("not to attack them before they have 9 agenda", "ne pas l'attaquer avant qu'il ait 9 Cabale"),
    OUT("to stay out", "s'abstenir");

    private static final PromiseKind[] ALL = values();

    private final Text title;

    PromiseKind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// Whether it is about the conflict that goes on, and over with it.
    public boolean isVote() {
        return this == YES || this == NO || this == OUT;
    }

    /// Whether it lasts for a number of rounds that is agreed.
    public boolean isTimed() {
        return this == INTEL || this == PEACE;
    }

    public static PromiseKind of(int number) {
        return ALL[number];
    }
}
