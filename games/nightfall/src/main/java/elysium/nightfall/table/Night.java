package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.INFLUENCE;
import static elysium.nightfall.table.GameLayout.SUMS;

/// The game in progress: options, turn order, the turn, and the scores of earlier games.
public final class Night extends NightfallPart {
    Night(Nightfall table) {
        super(table);
    }

    public boolean has(int option) {
        return (get(GameLayout.OPTIONS) & option) != 0;
    }

    public void setOptions(int options) {
        set(GameLayout.OPTIONS, options);
    }

    /// The number of the game, from 1; above 1 only in apocalypse mode.
    public int game() {
        return get(GameLayout.GAME);
    }

    /// The first player of this game.
    public int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public int active() {
        return get(GameLayout.ACTIVE);
    }

    public int turn() {
        return get(GameLayout.TURN);
    }

    /// The number of turns ended since a player last took a wound.
    public int turnsSinceWound() {
        return turn() - get(GameLayout.BLED);
    }

    /// Begins the turn of a seat and ends all effects of the last turn (NF-CLEAN-05).
    public void beginTurn(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        set(GameLayout.OPENED, 0);
        set(GameLayout.UNBLOCKED, 0);
        for (int other = 0; other < SEATS; other++) set(INFLUENCE + other, other == seat ? Nightfall.INCOME : 0);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// The seat to the left.
    public int after(int seat) {
        return seat + 1 == table.players() ? 0 : seat + 1;
    }

    public int opponents(int seat) {
        return (1 << table.players()) - 1 & ~(1 << seat);
    }

    /// Whether the last face-up wound has been taken (NF-OVER-01).
    public boolean ending() {
        return get(GameLayout.ENDING) != 0;
    }

    /// The winner, or NONE.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    public void setWinner(int seat) {
        set(GameLayout.WINNER, seat);
        emit(EventKind.ENDED, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The total wounds of all finished games (NF-VAR-07).
    public int totalWounds(int seat) {
        return get(SUMS + seat);
    }

    /// The place of a seat in the last finished game, from 1; 0 before the first.
    public int placeOf(int seat) {
        return get(GameLayout.PLACED + seat);
    }

    public void setPlaceOf(int seat, int place) {
        set(GameLayout.PLACED + seat, place);
        set(SUMS + seat, totalWounds(seat) + table.wounds.of(seat));
        emit(EventKind.PLACED, seat, place, table.wounds.of(seat), NONE, EVERYONE);
    }
}
