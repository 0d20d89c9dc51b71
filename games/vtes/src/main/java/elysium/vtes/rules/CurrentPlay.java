package elysium.vtes.rules;

import elysium.tabletop.CardPlay;
import elysium.vtes.table.ActivityKind;
import elysium.vtes.table.Vtes;

/// The card that is being played, as texts speak of it that cancel cards.
public final class CurrentPlay {
    public static final int CARD = ActivityKind.OWN, SEAT = CARD + 1, MINION = CARD + 2, AS = CARD + 3,
            CANCELLED = CARD + 4,
            MODE = CARD + 5, TARGET = CARD + 6;
    private static final Usage.As[] ALL = Usage.As.values();

    private CurrentPlay() {}

    /// A card is shown, and may be cancelled until [#close].
    public static void open(Vtes t, CardPlay<Vtes> play, Usage how) {
        t.begin(ActivityKind.PLAY);
        t.put(ActivityKind.PLAY, CARD, play.card());
        t.put(ActivityKind.PLAY, SEAT, play.seat());
        t.put(ActivityKind.PLAY, MINION, play.subject());
        t.put(ActivityKind.PLAY, AS, how.as().ordinal());
        t.put(ActivityKind.PLAY, MODE, play.mode());
        t.put(ActivityKind.PLAY, TARGET, play.picked(0));
    }

    /// It can be cancelled no more; says whether it was.
    public static boolean close(Vtes t) {
        boolean cancelled = cancelled(t);
        t.finish();
        return cancelled;
    }

    public static boolean underWay(Vtes t) {
        return t.hasActivity(ActivityKind.PLAY);
    }

    public static int card(Vtes t) {
        return t.of(ActivityKind.PLAY, CARD);
    }

    public static int seat(Vtes t) {
        return t.of(ActivityKind.PLAY, SEAT);
    }

    /// The minion that plays it, or NONE.
    public static int minion(Vtes t) {
        return t.of(ActivityKind.PLAY, MINION);
    }

    /// What was picked first as it was announced: what it is played on or against, or NONE.
    public static int target(Vtes t) {
        return t.of(ActivityKind.PLAY, TARGET);
    }

    /// What it is played as.
    public static Usage.As as(Vtes t) {
        return ALL[t.of(ActivityKind.PLAY, AS)];
    }

    /// The card has no effect; it counts as played (VTES-WORD-05).
    public static void cancel(Vtes t) {
        t.put(ActivityKind.PLAY, CANCELLED, 1);
    }

    public static boolean cancelled(Vtes t) {
        return t.of(ActivityKind.PLAY, CANCELLED) != 0;
    }
}
