package elysium.vtes.rules;

import elysium.vtes.table.Vtes;

/// Texts that a hand might hold which are for the same minions at the same times, those that ask for least first.
public final class Handful {
    private final How how;
    private final Chance[] texts;
    private final boolean ofSeat, masters, needed;

    Handful(Chance... texts) {
        this.texts = texts;
        how = texts[0].how();
        ofSeat = how.who() == Who.SEAT;
        masters = how.as() == How.As.MASTER;
        needed = how.is(How.NEEDED);
    }

    /// How the first of them is used, and by which minions all are.
    public How how() {
        return how;
    }

    public Chance[] texts() {
        return texts;
    }

    /// Whether no minion plays them.
    public boolean isOfSeat() {
        return ofSeat;
    }

    /// Whether a seat may play none of them now, whichever minion it has.
    public boolean isBarred(Vtes t, int seat) {
        return needed && Playing.forbidsUnneeded(t, seat) != null || masters && texts[0].forbidsMaster(t, seat);
    }
}
