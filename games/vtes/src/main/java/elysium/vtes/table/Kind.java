package elysium.vtes.table;

import elysium.kernel.Text;

/// What sort of card it is; a card may be of several, of which the first is what it is called.
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
