package elysium.vendetta.table;

/// What sort of card it is; the active clan cards act in the step of their own kind.
public enum Kind {
    PREPARATION, CONFLICT, AFTERMATH, PASSIVE, HUMAN, VAMPIRE, VICTIM, LOCATION, RELIC;

    private static final Kind[] ALL = values();

    public static Kind of(int number) {
        return ALL[number];
    }

    public boolean isClanCard() {
        return ordinal() <= PASSIVE.ordinal();
    }
}
