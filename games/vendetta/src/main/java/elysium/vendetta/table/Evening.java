package elysium.vendetta.table;

/// The course of the evening: rounds, Locations and teams.
public final class Evening extends VendettaPart {
    public static final int LAST_ROUND = 3;

    Evening(Vendetta table) {
        super(table);
    }

    public int round() {
        return get(GameLayout.ROUND);
    }

    public void setRound(int number) {
        set(GameLayout.ROUND, number);
        emit(EventKind.ROUND, NONE, NONE, number, NONE, EVERYONE);
    }

    /// The number of Locations; the Prince's Haven is always the last.
    public int placeCount() {
        return get(GameLayout.PLACE_COUNT);
    }

    public void setPlaceCount(int count) {
        set(GameLayout.PLACE_COUNT, count);
    }

    public int haven() {
        return placeCount() - 1;
    }

    /// The Location being resolved, or NONE.
    public int resolvingPlace() {
        return get(GameLayout.RESOLVING);
    }

    /// Sets the Location being resolved, or NONE; notes about the last one are forgotten.
    public void setResolvingPlace(int place) {
        set(GameLayout.RESOLVING, place);
        set(GameLayout.STAYED, 0);
        set(GameLayout.SKIPPING, 0);
        set(GameLayout.WINNER, NONE);
        set(GameLayout.REWARDED, 0);
        set(GameLayout.LONE, 0);
        for (int rank = 0; rank < SEATS; rank++) set(GameLayout.RANK + rank, NONE);
        table.effects.endScope(Vendetta.LOCATION);
        table.ledger.endScope(Vendetta.LOCATION);
        if (place != NONE) emit(EventKind.PLACE, NONE, place, place, NONE, EVERYONE);
    }

    public boolean teams() {
        return get(GameLayout.TEAMS) != 0;
    }

    public void setTeams(boolean on) {
        set(GameLayout.TEAMS, on ? 1 : 0);
    }

    /// The teammate of a seat, who sits opposite; NONE without teams.
    public int teammate(int seat) {
        return teams() ? (seat + table.players() / 2) % table.players() : NONE;
    }
}
