package elysium.kit.trials.conclave;

import elysium.kernel.Clause;

/// Why a move is illegal in Conclave.
enum ConclaveClause implements Clause {
    ALREADY_CAST("VTES-POL-07"), NO_BLOOD_FOR_THE_TAX("VTES-CRL-02"), NOBODY_HAS_VOTED("VTES-CLR-46"),
    HAS_NOT_VOTED("VTES-CLR-46"), NOT_IN_A_REFERENDUM("VTES-POL-21"), NOT_A_MODIFIER("RIV-SCH-08"),
    ACTIVE_SAYS_YES("RIV-SCH-04"), ONLY_IN_A_REFERENDUM("VTES-POL-21");

    private final String id;

    ConclaveClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
