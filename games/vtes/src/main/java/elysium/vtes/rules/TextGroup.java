package elysium.vtes.rules;

import elysium.vtes.table.Vtes;

/// Texts that a hand might hold which are for the same minions at the same times, those that ask for least first.
public final class TextGroup {
    private final Usage how;
    private final UsableText[] texts;
    private final boolean ofSeat, masters, needed;

    TextGroup(UsableText... texts) {
        this.texts = texts;
        how = texts[0].how();
        ofSeat = how.who() == UsedBy.SEAT;
        masters = how.as() == Usage.As.MASTER;
        needed = how.is(Usage.NEEDED);
    }

    /// How the first of them is used, and by which minions all are.
    public Usage how() {
        return how;
    }

    public UsableText[] texts() {
        return texts;
    }

    /// Whether no minion plays them.
    public boolean isOfSeat() {
        return ofSeat;
    }

    /// Whether a seat may play none of them now, whichever minion it has.
    public boolean isBarred(Vtes t, int seat) {
        return needed && PlayRules.forbidsUnneeded(t, seat) != null || masters && texts[0].forbidsMaster(t, seat);
    }
}
