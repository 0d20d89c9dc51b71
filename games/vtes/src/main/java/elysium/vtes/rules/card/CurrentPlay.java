package elysium.vtes.rules.card;

import elysium.tabletop.CardPlay;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;

/// The card being played, for texts that cancel cards.
public final class CurrentPlay {
    public static final int CARD = ActivityKind.OWN, SEAT = CARD + 1, MINION = CARD + 2, AS = CARD + 3,
            CANCELLED = CARD + 4,
            MODE = CARD + 5, TARGET = CARD + 6;
    private static final Usage.As[] ALL = Usage.As.values();

    private CurrentPlay() {}

    /// Shows a card, which may be cancelled until [#close].
    public static void open(Vtes t, CardPlay<Vtes> play, Usage how) {
        t.activities.begin(ActivityKind.PLAY);
        t.activities.put(ActivityKind.PLAY, CARD, play.card());
        t.activities.put(ActivityKind.PLAY, SEAT, play.seat());
        t.activities.put(ActivityKind.PLAY, MINION, play.subject());
        t.activities.put(ActivityKind.PLAY, AS, how.as().ordinal());
        t.activities.put(ActivityKind.PLAY, MODE, play.mode());
        t.activities.put(ActivityKind.PLAY, TARGET, play.picked(0));
    }

    /// Ends that time; returns whether the card was cancelled.
    public static boolean close(Vtes t) {
        boolean cancelled = cancelled(t);
        t.activities.finish();
        return cancelled;
    }

    public static boolean isInProgress(Vtes t) {
        return t.activities.isInProgress(ActivityKind.PLAY);
    }

    public static int card(Vtes t) {
        return t.activities.get(ActivityKind.PLAY, CARD);
    }

    public static int seat(Vtes t) {
        return t.activities.get(ActivityKind.PLAY, SEAT);
    }

    /// The minion that plays the card, or NONE.
    public static int minion(Vtes t) {
        return t.activities.get(ActivityKind.PLAY, MINION);
    }

    /// The first pick of its announcement, or NONE.
    public static int target(Vtes t) {
        return t.activities.get(ActivityKind.PLAY, TARGET);
    }

    public static Usage.As as(Vtes t) {
        return ALL[t.activities.get(ActivityKind.PLAY, AS)];
    }

    /// Cancels the card; it still counts as played (VTES-WORD-05).
    public static void cancel(Vtes t) {
        t.activities.put(ActivityKind.PLAY, CANCELLED, 1);
    }

    public static boolean cancelled(Vtes t) {
        return t.activities.get(ActivityKind.PLAY, CANCELLED) != 0;
    }
}
