package elysium.kit.trials.salon;

import elysium.kernel.Clause;

/// Why a move is illegal in Salon.
enum SalonClause implements Clause {
    TOO_DEAR("VTES-PLAY-13"), ONLY_CANCELS_AND_WAKES("VTES-PLAY-03"), NO_CARD_TO_CANCEL("VTES-RUL-15"),
    SERVANT_LOCKED("VTES-MIN-02"), NOT_YOUR_ACTION("VTES-SEQ-01"), NOT_AN_ACTION("VTES-PLAY-02"),
    ACTION_UNDER_WAY("VTES-PLAY-02");

    private final String id;

    SalonClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
