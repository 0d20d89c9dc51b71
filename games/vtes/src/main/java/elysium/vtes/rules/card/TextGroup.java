package elysium.vtes.rules.card;

import elysium.vtes.table.Vtes;

/// Texts a hand might hold for the same minions at the same times, the least demanding first.
public final class TextGroup {
    private final Usage usage;
    private final UsableText[] texts;
    private final boolean ofSeat, masters, needed;

    TextGroup(UsableText... texts) {
        this.texts = texts;
        usage = texts[0].usage();
        ofSeat = usage.usedBy() == UsedBy.SEAT;
        masters = usage.as() == Usage.As.MASTER;
        needed = usage.is(Usage.NEEDED);
    }

    /// The usage of the first text; all share its minions.
    public Usage usage() {
        return usage;
    }

    public UsableText[] texts() {
        return texts;
    }

    /// Whether the texts are played without a minion.
    public boolean isOfSeat() {
        return ofSeat;
    }

    /// Whether a seat can play none of them now with any minion.
    public boolean isBarred(Vtes t, int seat) {
        return needed && PlayRules.forbidsUnneeded(t, seat) != null || masters && texts[0].forbidsMaster(t, seat);
    }
}
