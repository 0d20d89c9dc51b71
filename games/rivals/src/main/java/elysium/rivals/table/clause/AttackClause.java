package elysium.rivals.table.clause;

import elysium.kernel.Clause;

/// The clauses of attacks, claims and Antagonists that refuse a move.
public enum AttackClause implements Clause {
    ATTACK_FROM_STREETS("RIV-ACT-16"),
    ATTACKER_READY("RIV-ATK-03"),
    NOBODY_IN_REACH("RIV-RUL-13"),
    NO_TARGET("RIV-ATK-01"),
    TORPOR_IS_SAFE("RIV-ATK-02"),
    SECRECY("RIV-SEC-01"),
    PRINCE_LIES_THERE("RIV-CTY-15"),
    FROM_HAVEN_AT_MORTALS("RIV-RUL-17"),
    TOLL("RIV-RUL-48"),
    CARD_KIND("RIV-ATK-07"),
    CARD_BP("RIV-ATK-08"),
    NO_RANGED_CARDS("RIV-RUL-50"),
    FACE_DOWN("RIV-MOR-02"),
    FACE_UP("RIV-GEN-02"),
    BLOCKER_READY("RIV-BLK-01"),
    BLOCKS_FOR_OTHERS("RIV-BLK-04"),
    RANGED_BLOCKER("RIV-BLK-05"),
    REACTION_KIND("RIV-REA-01"),
    REACTION_BP("RIV-REA-02"),
    FOUND_BY_ANTAGONISTS("RIV-CTY-09"),
    NO_MORE_THAN_BLOOD("RIV-CTY-13"),
    SPARED_BY_ANTAGONISTS("RIV-RUL-61");

    private final String id;

    AttackClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
