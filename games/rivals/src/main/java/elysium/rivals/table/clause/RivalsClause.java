package elysium.rivals.table.clause;

import elysium.kernel.Clause;

/// The clauses that refuse a move, or warn of one.
public enum RivalsClause implements Clause {
    // actions
    NO_ACTION_LEFT("RIV-TRN-07"),
    OWN_ACTIONS("RIV-TRN-17"),
    END_PHASE("RIV-TRN-08"),
    NOT_READY("RIV-ACT-01"),
    CLAN_MISSING("RIV-ACT-12"),
    CLAN_IN_TORPOR("RIV-ACT-14"),
    BP_TOO_LOW("RIV-ACT-15"),
    ONLY_IN_STREETS("RIV-ACT-03"),
    NAMESAKE("RIV-UNQ-01"),
    FIRST_TURN("RIV-TRN-15"),
    EMPTY_DECK("RIV-DRW-02"),
    NO_ANIMALISM("RIV-ANI-01"),
    DISCIPLINE_NEEDED("RIV-ABL-16"),
    NO_TOKENS("RIV-RUL-10"),
    IN_ATTACK("RIV-ATK-07"),
    IN_DEFENCE("RIV-ATK-11"),
    IN_NEED("RIV-INF-07"),
    // costs and abilities
    LAST_PRESTIGE("RIV-ABL-09"),
    LAST_BLOOD("RIV-ABL-08"),
    CANNOT_PAY("RIV-ABL-21"),
    FULL_COST("RIV-ABL-20"),
    USED("RIV-ABL-05"),
    MUST_BE_READY("RIV-ABL-17"),
    ATTACKER_ONLY("RIV-ABL-13"),
    NOT_YOUR_TURN("RIV-ABL-06"),
    EMPTY_LIBRARY("RIV-RUL-55"),
    // parties
    EXHAUSTED_AT_HOME("RIV-PTY-06"),
    EXHAUSTED_IN_PARTY("RIV-PTY-10"),
    ALONE("RIV-CRD-53"),
    REGROUPED("RIV-RUL-78"),
    IN_ACTION("RIV-PTY-09"),
    // the Prince
    PRINCE_NOT_OPEN("RIV-PRC-01"),
    CLAIM_FROM_STREETS("RIV-PRC-02"),
    // attachments
    ATTACHED_BY_FOE("RIV-ATT-04"),
    TITLE_STAYS("RIV-RUL-27"),
    NO_ROOM("RIV-ATT-02"),
    BEARER_LIMIT("RIV-ATT-01"),
    // Conspiracies
    NO_VICTIM("RIV-CON-08"),
    // texts
    NO_TARGET("RIV-RUL-79"),
    PARTY_ONLY("RIV-ATK-29"),
    SUPPORT_ONLY("RIV-CRD-07"),
    OTHER_KIND("RIV-ATK-06"),
    LEADER_GONE("RIV-HAV-05"),
    NO_INFLUENCE("RIV-INF-05"),
    OTHER_VICTIM("RIV-ABL-06"),
    NOT_FROM_AFAR("RIV-CRD-43"),
    // mending and drawing
    MENDED_ONCE("RIV-MND-02"),
    FULL("RIV-MND-03"),
    // Influence
    NONE_TO_EXERT("RIV-INF-02"),
    SPENT("RIV-INF-05"),
    ONE_MODIFIER("RIV-INF-08"),
    MODIFIER_OR_STAND_IN("RIV-CRD-32"),
    HIDES_LAST("RIV-RUL-21"),
    // Schemes
    ACTIVE_SAYS_YES("RIV-SCH-04"),
    PROMISED("RIV-SCH-18"),
    NO_PROMISE("RIV-SCH-20"),
    COMMITTED("RIV-RUL-57"),
    // Titles
    TITLED("RIV-TTL-01"),
    TITLE_COST("RIV-TTL-05"),
    TITLE_HELD("RIV-TTL-07"),
    ONE_A_PLAYER("RIV-TTL-09"),
    // Conspiracies
    NOT_SHOWN("RIV-CON-02"),
    ADDED("RIV-CON-03"),
    PLAYED_NOW("RIV-CON-04"),
    TOO_LITTLE("RIV-CON-06"),
    CLAN_TO_RESOLVE("RIV-RUL-72"),
    // starting vampires
    BID_HIGHER("RIV-UNQ-04"),
    LEADS_ALREADY("RIV-UNQ-07");

    private final String id;

    RivalsClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
