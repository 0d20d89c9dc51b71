package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The kinds of cards; a card may have several, and its first kind names it.
public enum Kind {
    VAMPIRE("vampire", "vampire"), MASTER("master", "maître"), EVENT("event", "événement"),
    ACTION("action", "action"), POLITICAL_ACTION("political action", "action politique"),
    EQUIPMENT("equipment", "équipement"), RETAINER("retainer", "compagnon"), ALLY("ally", "allié"),
    ACTION_MODIFIER("action modifier", "modificateur d'action"), REACTION("reaction", "réaction"),
    COMBAT("combat", "combat"), REFLEX("reflex", "réflexe");

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
