package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.HOLDER;

import elysium.rivals.table.event.EventKind;

/// Who is whose Rival, and the Mortals that players have defeated this turn.
public final class RivalTokens extends RivalsPart {
    RivalTokens(Rivals table) {
        super(table);
    }

    /// The Rivals of a seat, as a bit set: normally one (RIV-RVL-07), none or two while a token is stolen.
    public int rivalOf(int seat) {
        int rivals = 0;
        for (int other = 0; other < table.players(); other++)
            if (other != seat && get(HOLDER + other) == seat) rivals |= 1 << other;
        return rivals;
    }

    public boolean isRival(int of, int seat) {
        return of != seat && of != NONE && seat != NONE && get(HOLDER + seat) == of;
    }

    /// The seat that holds the Rival token naming a seat, or NONE.
    public int holder(int seat) {
        return get(HOLDER + seat);
    }

    /// Gives a Rival token to a seat at set-up.
    public void deal(int named, int to) {
        set(HOLDER + named, to);
        emit(EventKind.RIVAL, to, NONE, named, NONE, EVERYONE);
    }

    /// Moves a Rival token to another seat (RIV-CRD-77).
    public void give(int named, int to) {
        set(HOLDER + named, to);
        emit(EventKind.TOKEN_MOVED, to, named, 0, NONE, EVERYONE);
    }

    /// How many Mortals a seat has defeated this turn.
    public int mortalsBeaten(int seat) {
        return get(GameLayout.BEATEN + seat);
    }

    public void beatMortal(int seat) {
        set(GameLayout.BEATEN + seat, mortalsBeaten(seat) + 1);
    }
}
