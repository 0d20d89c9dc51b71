package elysium.vendetta.table;

import elysium.kernel.Text;

/// The kinds of card; active clan cards act in the step of their kind.
public enum Kind {
    PREPARATION("Preparation", "Préparation"), CONFLICT("Conflict", "Conflit"), AFTERMATH("Aftermath", "Conséquences"),
    PASSIVE("Passive", "Passive"), HUMAN("Human", "Humain"), VAMPIRE("Vampire", "Vampire"),
    VICTIM("Victim", "Victime"), LOCATION("Location", "Lieu"), RELIC("Relic", "Relique");

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

    public boolean isClanCard() {
        return ordinal() <= PASSIVE.ordinal();
    }
}
