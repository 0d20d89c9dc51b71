package elysium.kit.trials.brawl;

import elysium.kernel.Clause;

/// Why a move is illegal in Brawl.
enum BrawlClause implements Clause {
    COMMITTED("VTES-STK-05"), OUT_OF_RANGE("VTES-STK-08"), NO_MANOEUVRE("VTES-RNG-06"),
    ONE_CARD_TO_MANOEUVRE("VTES-RNG-08"),
    NOT_A_STRIKE("VTES-STK-04"), OTHER_STEP("VTES-CMB-06"), NOT_YOUR_DAMAGE("VTES-DMG-02"), ONE_SOURCE("VTES-STK-17"),
    NOBODY_TO_FIGHT("VTES-CMB-02"), ONCE_A_TURN("VTES-MIN-13");

    private final String id;

    BrawlClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
