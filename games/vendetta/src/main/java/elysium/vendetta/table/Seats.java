package elysium.vendetta.table;

import static elysium.vendetta.table.GameLayout.CLAN;

/// The players in their seats: who is still in the game, turn order and clans.
public final class Seats extends VendettaPart {
    Seats(Vendetta table) {
        super(table);
    }

    public boolean isAlive(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) == 0;
    }

    public int aliveSeats() {
        return (1 << table.players()) - 1 & ~get(GameLayout.OUT);
    }

    public void remove(int seat) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
        emit(EventKind.OUT, seat, NONE, 0, NONE, EVERYONE);
    }

    public int ambition() {
        return get(GameLayout.AMBITION);
    }

    public void setAmbition(int seat) {
        if (seat != ambition()) emit(EventKind.AMBITION, seat, NONE, 0, NONE, EVERYONE);
        set(GameLayout.AMBITION, seat);
    }

    /// The seat to the left.
    public int after(int seat) {
        return seat + 1 == table.players() ? 0 : seat + 1;
    }

    /// The number of seats before this one in turn order.
    public int rank(int seat) {
        return (seat - ambition() + table.players()) % table.players();
    }

    public int clan(int seat) {
        return get(CLAN + seat);
    }

    public void setClan(int seat, int clan) {
        set(CLAN + seat, clan);
        emit(EventKind.CLAN, seat, NONE, clan, NONE, EVERYONE);
    }

    /// The clans offered for choice, as a bit set.
    public int clansShown() {
        return get(GameLayout.SHOWN);
    }

    public void setClansShown(int clans) {
        set(GameLayout.SHOWN, clans);
    }
}
