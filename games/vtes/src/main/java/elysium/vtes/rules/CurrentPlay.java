package elysium.vtes.rules;

import elysium.tabletop.CardPlay;
import elysium.vtes.table.ActivityKind;
import elysium.vtes.table.Vtes;

/// The card being played, for texts that cancel cards.
public final class CurrentPlay {
    public static final int CARD = ActivityKind.OWN, SEAT = CARD + 1, MINION = CARD + 2, AS = CARD + 3,
            CANCELLED = CARD + 4,
            MODE = CARD + 5, TARGET = CARD + 6;
    private static final Usage.As[] ALL = Usage.As.values();

    private CurrentPlay() {}

    /// Shows a card, which may be cancelled until [#close].
    public static void open(Vtes t, CardPlay<Vtes> play, Usage how) {
        t.begin(ActivityKind.PLAY);
        t.put(ActivityKind.PLAY, CARD, play.card());
        t.put(ActivityKind.PLAY, SEAT, play.seat());
        t.put(ActivityKind.PLAY, MINION, play.subject());
        t.put(ActivityKind.PLAY, AS, how.as().ordinal());
        t.put(ActivityKind.PLAY, MODE, play.mode());
        t.put(ActivityKind.PLAY, TARGET, play.picked(0));
    }

    /// Ends that time; returns whether the card was cancelled.
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

    /// The minion that plays the card, or NONE.
    public static int minion(Vtes t) {
        return t.of(ActivityKind.PLAY, MINION);
    }

    /// The first pick of its announcement, or NONE.
    public static int target(Vtes t) {
        return t.of(ActivityKind.PLAY, TARGET);
    }

    public static Usage.As as(Vtes t) {
        return ALL[t.of(ActivityKind.PLAY, AS)];
    }

    /// Cancels the card; it still counts as played (VTES-WORD-05).
    public static void cancel(Vtes t) {
        t.put(ActivityKind.PLAY, CANCELLED, 1);
    }

    public static boolean cancelled(Vtes t) {
        return t.of(ActivityKind.PLAY, CANCELLED) != 0;
    }
}
