package elysium.vtes.table.clause;

import elysium.kernel.Clause;

/// The clauses on referendums, torpor and diablerie that forbid moves.
public enum PoliticsClause implements Clause {
    // votes
    CAST_ALREADY("VTES-POL-07"),
    ONE_SIDE("VTES-POL-13"),
    ONE_CARD("VTES-POL-16"),
    CALLED_WITH_A_CARD("VTES-FAQ-09"),
    TORPOR_ABSTAINS("VTES-TOR-07"),
    NO_EDGE("VTES-POL-20"),
    NO_VOTES("VTES-POL-11"),
    SILENCED("VTES-RUL-59"),
    TAXED("VTES-CRL-02"),
    BOUND("VTES-CRL-36"),
    NO_TERMS("VTES-RUL-62"),
    // blood hunts
    NOT_IN_HUNT("VTES-DIA-10"),
    // diablerie and traits
    READY_TO_DIABLERISE("VTES-DIA-01"),
    BLOOD_CURSED("VTES-TRT-03"),
    STERILE("VTES-TRT-13"),
    // titles
    WRONG_SECT("VTES-SEC-04"),
    WRONG_CLAN("VTES-SEC-08");

    private final String id;

    PoliticsClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
