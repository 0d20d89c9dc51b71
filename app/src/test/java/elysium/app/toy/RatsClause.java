package elysium.app.toy;

import elysium.kernel.Clause;

/// The clauses of Rats that forbid a card or advise against it.
enum RatsClause implements Clause {
    NO_CROWN("RAT-PLY-01"), ASH_IS_WASTED("RAT-PLY-02");

    private final String id;

    RatsClause(String id) {
        this.id = id;
    }

    @Override public String id() {
        return id;
    }
}
