package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// What a player can promise another when a Scheme is shown (RIV-SCH-20). The order is permanent.
public enum PromiseKind {
    NONE("nothing", "rien"), YES("to vote Yes", "voter Oui"), NO("to vote No", "voter Non"),
    INTEL("to discard for their Intel", "défausser pour son Info"),
    PEACE("not to attack them", "ne pas l'attaquer"),
    PEACE_TO_NINE("not to attack them before they have 9 agenda",
            "ne pas l'attaquer tant qu'il n'a pas 9 points de Cabale"),
    OUT("to stay out", "s'abstenir");

    private static final PromiseKind[] ALL = values();

    private final Text title;

    PromiseKind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    /// Whether it concerns the current conflict and ends with it.
    public boolean isVote() {
        return this == YES || this == NO || this == OUT;
    }

    /// Whether it lasts for an agreed number of rounds.
    public boolean isTimed() {
        return this == INTEL || this == PEACE;
    }

    public static PromiseKind of(int number) {
        return ALL[number];
    }
}
