package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// The kinds of card; a card may have several, and is called by the first.
public enum Kind {
    VAMPIRE("vampire", "vampire"), ATTACK("Attack", "Attaque"), REACTION("Reaction", "Réaction"),
    ACTION("Action", "Action"), SCHEME("Scheme", "Intrigue"), CONSPIRACY("Conspiracy", "Conspiration"),
    TITLE("Title", "Titre"), INFLUENCE_MODIFIER("Influence Modifier", "Modificateur d'Influence"),
    ANIMAL("Animal", "Animal"), HAVEN("Haven", "Refuge"), AGENDA("Agenda", "Cabale"), MORTAL("Mortal", "Mortel"),
    EVENT("Event", "Événement");

    private static final Kind[] ALL = values();

    private final Text title;

    Kind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public static Kind of(int number) {
        return ALL[number];
    }
}
