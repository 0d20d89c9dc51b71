package elysium.vtes.table.clause;

import elysium.kernel.Clause;

/// The clauses on turns, costs and requirements that forbid moves or warn about them.
public enum VtesClause implements Clause {
    // costs and requirements
    BLOOD_COST("VTES-PLAY-13"),
    POOL_COST("VTES-PLAY-14"),
    REQUIREMENT("VTES-PLAY-10"),
    MASTER_REQUIREMENT("VTES-PLAY-11"),
    DISCIPLINES_NEEDED("VTES-PLAY-12"),
    INFERIOR_ONLY("VTES-CRY-06"),
    TARGET_IN_PLAY("VTES-PLAY-15"),
    MUST_BE_UNLOCKED("VTES-WORD-02"),
    ONCE("VTES-WORD-01"),
    CANNOT_DO("VTES-RUL-41"),
    UNIQUE_HELD("VTES-RUL-81"),
    // unlock phase
    NO_EDGE("VTES-UNL-03"),
    BURN_OPTION("VTES-UNL-04"),
    ONE_BURN_OPTION("VTES-UNL-05"),
    MUST_PAY_OR_YIELD("VTES-UNL-06"),
    TITLE_COST("VTES-CTI-04"),
    TITLE_IN_TORPOR("VTES-CTI-05"),
    MANDATORY_FIRST("VTES-RUL-23"),
    WITHDRAWAL("VTES-WDR-01"),
    // master phase
    NO_MASTER_ACTION("VTES-MAS-02"),
    OWN_MASTER_PHASE("VTES-MAS-06"),
    OTHERS_TURNS("VTES-MAS-07"),
    ONE_OUT_OF_TURN("VTES-MAS-09"),
    SUPERIOR_ALREADY("VTES-MAS-14"),
    // influence phase
    NO_TRANSFER("VTES-INF-04"),
    TWO_TRANSFERS("VTES-INF-05"),
    FOUR_TRANSFERS("VTES-INF-06"),
    CAPACITY_UNMET("VTES-INF-07"),
    LAST_POOL("VTES-INF-10"),
    EXCESS("VTES-CNT-07"),
    NO_MERGE("VTES-ADV-02"),
    SCARCE("VTES-TRT-12"),
    // discard phase
    NO_DISCARD_ACTION("VTES-DIS-01"),
    ONE_EVENT("VTES-DIS-04"),
    EVENT_PLAYED("VTES-DIS-05"),
    EVENT_PHASE("VTES-PLAY-01");

    private final String id;

    VtesClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
