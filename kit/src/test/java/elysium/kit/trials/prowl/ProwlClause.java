package elysium.kit.trials.prowl;

import elysium.kernel.Clause;

/// Why a move is illegal in Prowl.
enum ProwlClause implements Clause {
    MINION_LOCKED("VTES-MIN-02"), OTHER_MOMENT("VTES-SEQ-01"), NOT_YOUR_SIDE("VTES-SEQ-04"),
    STEALTH_NOT_NEEDED("VTES-BLK-12"), INTERCEPT_NOT_NEEDED("VTES-BLK-13"), LIMITED("VTES-RUL-54"),
    ONCE_PER_ACTION("VTES-MIN-14"), NO_MINION_REACTS("VTES-BLK-16");

    private final String id;

    ProwlClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
