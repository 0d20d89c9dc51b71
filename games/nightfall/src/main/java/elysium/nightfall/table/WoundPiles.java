package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.WOUNDED;

/// The wound stack and the wounds of players.
public final class WoundPiles extends NightfallPart {
    WoundPiles(Nightfall table) {
        super(table);
    }

    /// The number of face-up wounds on the stack.
    public int faceUpCount() {
        return get(GameLayout.FACE_UP);
    }

    /// Sets the number of face-up wounds; only the top one can be seen.
    public void setFaceUpCount(int count) {
        set(GameLayout.FACE_UP, count);
        if (count > 0) table.showTo(table.first(GameLayout.WOUNDS), EVERYONE);
    }

    /// Triggers the end of the game.
    public void endGame() {
        set(GameLayout.ENDING, 1);
        emit(EventKind.ENDING, NONE, NONE, 0, NONE, EVERYONE);
    }

    public int of(int seat) {
        int sum = 0;
        for (int type = 0; type < Wound.COUNTS; type++) sum += of(seat, type);
        return sum;
    }

    public int of(int seat, int type) {
        return get(WOUNDED + seat * Wound.COUNTS + type);
    }

    /// Changes the number of wounds of a type.
    public void add(int seat, int type, int more) {
        set(WOUNDED + seat * Wound.COUNTS + type, of(seat, type) + more);
        if (more > 0) set(GameLayout.BLED, table.night.turn());
    }
}
