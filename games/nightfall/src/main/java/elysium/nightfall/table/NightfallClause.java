package elysium.nightfall.table;

import elysium.kernel.Clause;

/// The clauses that refuse a move, or warn of one.
public enum NightfallClause implements Clause {
    PHASES("NF-TURN-02"),
    CHAIN_PHASE("NF-CHAIN-01"),
    CHAIN_IN_TURN("NF-CHAIN-07"),
    CLAIM_IN_TURN("NF-CLAIM-10"),
    ONE_BLOCK_EACH("NF-BLK-02"),
    NOT_YOUR_ATTACK("NF-BLK-09"),
    DOES_NOT_LINK("NF-CHAIN-05"),
    WOUND_IN_CHAIN("NF-RUL-26"),
    ENEMY_ARCHIVE("NF-CLAIM-02"),
    TOO_DEAR("NF-CLAIM-03"),
    NOT_A_WOUND("NF-WND-01");

    private final String id;

    NightfallClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
