package elysium.vtes.table.clause;

import elysium.kernel.Clause;

/// The clauses on card texts that cannot be used.
public enum CardClause implements Clause {
    YOUR_OWN_PHASE("VTES-WORD-01"),
    UNDIRECTED_ONLY("VTES-ACT-12"),
    BLEED_ONLY("VTES-BLD-10"),
    BLEED_OF_YOU("VTES-FAQ-03"),
    PREDATOR_ONLY("VTES-RUL-40"),
    VOTED_FOR("VTES-CRL-36"),
    POLITICAL_ONLY("VTES-RUL-65"),
    NOT_ITSELF("VTES-CLR-79"),
    ONLY_ITSELF("VTES-CLR-66"),
    OWN_MINIONS("VTES-CMB-03"),
    READY_ONLY("VTES-POL-19"),
    NO_DAMAGE("VTES-DMG-02"),
    OF_VAMPIRES("VTES-CLR-40"),
    TOO_STRONG("VTES-CLR-39"),
    EMPTY_CRYPT("VTES-CRL-52"),
    ONLY_ONE("VTES-TERM-16"),
    OTHER_BEARER("VTES-TERM-25"),
    NOT_AT_YOU("VTES-ACT-11"),
    IT_BLOCKS("VTES-BLK-19"),
    NOT_SO_RESOLVED("VTES-CRL-22"),
    NOT_PASSED("VTES-CRL-49"),
    NOT_BOTH("VTES-CLR-59"),
    NOBODY_HAS_CAST("VTES-CLR-46"),
    BLEED_OF_NOTHING("VTES-CLR-53");

    private final String id;

    CardClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
