package elysium.vtes.table.clause;

import elysium.kernel.Clause;

/// The clauses on combat that forbid moves.
public enum CombatClause implements Clause {
    NOT_FIGHTING("VTES-TYP-05"),
    ONLY_COMBAT_CARDS("VTES-CMB-05"),
    OTHER_STEP("VTES-CMB-06"),
    TWO_MANEUVERS("VTES-RNG-05"),
    NO_MANEUVERS("VTES-RNG-04"),
    ONE_STRIKE_MANEUVER("VTES-RNG-08"),
    BOUND("VTES-STK-05"),
    BARRED("VTES-RNG-03"),
    JUST_STOLEN("VTES-EFF-12"),
    ONE_SOURCE("VTES-STK-17"),
    NOTHING_TO_PREVENT("VTES-RUL-71"),
    TWO_PRESSES("VTES-PRS-03"),
    NO_PRESSES("VTES-PRS-01"),
    GOES_ON_ALREADY("VTES-PRS-02"),
    NOTHING_TO_END("VTES-RUL-72"),
    WRONG_RANGE("VTES-RNG-11");

    private final String id;

    CombatClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
