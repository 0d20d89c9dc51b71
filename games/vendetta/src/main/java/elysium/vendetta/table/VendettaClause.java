package elysium.vendetta.table;

import elysium.kernel.Clause;

/// The clauses that refuse a move, or warn of one.
public enum VendettaClause implements Clause {
    CLAN_TAKEN("VEN-SET-07"),
    CLAN_NOT_SHOWN("VEN-SET-06"),
    RELIC_TAKEN("VEN-REL-04"),
    BLOOD_LIMIT("VEN-PLN-05"),
    LAST_BLOOD("VEN-RUL-08"),
    LAST_BLOOD_SPENT("VEN-GLO-11"),
    ONE_CARD("VEN-PLN-03"),
    DRAINS_IN_PLANNING("VEN-RUL-10"),
    MUST_PLAY_FACE_DOWN("VEN-CTR-01"),
    FORCED_COST("VEN-RUL-13"),
    CANNOT_BE_DRAINED("VEN-RUL-34"),
    FLIPS_IN_PLANNING("VEN-DIA-04"),
    TOKENS_USED("VEN-DIA-07"),
    CARD_KNOWN("VEN-CRL-31"),
    RELIC_USED("VEN-REL-05"),
    RELIC_WINDOW("VEN-REL-06"),
    NO_INFLUENCE("VEN-RUL-56"),
    PASSIVE_TOO_LATE("VEN-CRD-04"),
    THIRD_TOKEN("VEN-DIA-03");

    private final String id;

    VendettaClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
