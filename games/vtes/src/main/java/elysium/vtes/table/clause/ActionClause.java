package elysium.vtes.table.clause;

import elysium.kernel.Clause;

/// The clauses on actions, blocks and cards played in them that forbid moves.
public enum ActionClause implements Clause {
    // who may act
    UNLOCKED_TO_ACT("VTES-MIN-01"),
    MANDATORY_FIRST("VTES-MIN-06"),
    ONLY_MANDATORY("VTES-MIN-08"),
    STUCK("VTES-MIN-09"),
    SAME_ACTION("VTES-MIN-13"),
    CANNOT_PERFORM("VTES-RUL-33"),
    RECRUITED_NOW("VTES-ALY-04"),
    ONLY_LEAVES_TORPOR("VTES-TOR-03"),
    BARRED("VTES-TERM-16"),
    ONE_AT_A_TIME("VTES-MIN-04"),
    OWN_MINION_PHASE("VTES-MIN-15"),
    // the actions
    ONE_BLEED("VTES-BLD-02"),
    BLEEDS_PREY("VTES-BLD-04"),
    NEVER_ONESELF("VTES-BLD-05"),
    VAMPIRES_HUNT("VTES-HNT-01"),
    MUST_HUNT("VTES-HNT-02"),
    VAMPIRES_CALL("VTES-OAC-01"),
    IN_TORPOR("VTES-OAC-04"),
    VAMPIRES_RESCUE("VTES-OAC-08"),
    VAMPIRES_DIABLERISE("VTES-OAC-12"),
    UNTITLED_NON_ANARCH("VTES-OAC-18"),
    HUNT_DOWN("VTES-TRT-09"),
    SLAVE("VTES-TRT-05"),
    UNPAYABLE("VTES-RUL-26"),
    // blocks
    TARGETS_BLOCK("VTES-BLK-01"),
    PREY_AND_PREDATOR_BLOCK("VTES-BLK-04"),
    PREY_FIRST("VTES-BLK-05"),
    DECLINED("VTES-BLK-08"),
    UNLOCKED_TO_BLOCK("VTES-MIN-02"),
    TORPOR_BLOCKS_NOT("VTES-TOR-04"),
    MAY_NOT_BLOCK("VTES-RUL-47"),
    NO_LOOP("VTES-RUL-11"),
    STEALTH_NOT_NEEDED("VTES-BLK-12"),
    INTERCEPT_NOT_NEEDED("VTES-BLK-13"),
    // cards played in an action
    ONE_LIMITED("VTES-BLD-10"),
    ONCE_AN_ACTION("VTES-MIN-14"),
    MODIFIES_AN_ACTION("VTES-TYP-02"),
    REACTS_TO_AN_ACTION("VTES-TYP-07"),
    BY_THE_ACTING("VTES-ACT-07"),
    BY_FELLOWS("VTES-TYP-03"),
    BY_UNLOCKED("VTES-ACT-08"),
    BY_THE_BLOCKER("VTES-BLK-19"),
    BY_THE_LOCKED("VTES-BLK-16"),
    BY_COMBATANTS("VTES-TYP-05"),
    BY_OUTSIDERS("VTES-TYP-06"),
    ONLY_VAMPIRES("VTES-TYP-10"),
    BEFORE_RESOLUTION("VTES-ACT-06"),
    AS_IT_IS_PLAYED("VTES-PLAY-03"),
    REDIRECT_AFTER_DECLINING("VTES-FAQ-03"),
    NEW_TARGET("VTES-RUL-50");

    private final String id;

    ActionClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
