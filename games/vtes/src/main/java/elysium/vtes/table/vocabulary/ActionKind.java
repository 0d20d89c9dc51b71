package elysium.vtes.table.vocabulary;

import elysium.kernel.Text;

/// The kinds of action: basic ones and those of cards (VTES-MIN-10 to VTES-MIN-12).
public enum ActionKind {
    BLEED("bleed", "mordre"), HUNT("hunt", "chasser"), EQUIP("equip", "s'équiper"),
    TAKE_EQUIPMENT("take equipment", "prendre de l'équipement"), EMPLOY("employ a retainer", "employer un compagnon"),
    RECRUIT("recruit an ally", "recruter un allié"), POLITICAL("political action", "action politique"),
    LEAVE_TORPOR("leave torpor", "sortir de torpeur"), RESCUE("rescue", "secourir"),
    DIABLERISE("diablerise", "diabler"), CARD("action of a card", "action d'une carte"),
    BECOME_ANARCH("become Anarch", "devenir Anarch"), HUNT_DOWN("hunt down", "traquer");

    private static final ActionKind[] ALL = values();

    private final Text title;

    ActionKind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public static ActionKind of(int number) {
        return ALL[number];
    }
}
