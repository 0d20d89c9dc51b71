package elysium.vtes.rules;

import elysium.tabletop.CardPlay;
import elysium.vtes.table.Affair;
import elysium.vtes.table.Vtes;

/// The card that is being played, as texts speak of it that cancel cards.
public final class Played {
    public static final int CARD = Affair.OWN, SEAT = CARD + 1, MINION = CARD + 2, AS = CARD + 3, CANCELLED = CARD + 4,
            MODE = CARD + 5, TARGET = CARD + 6;
    private static final How.As[] ALL = How.As.values();

    private Played() {}

    /// A card is shown, and may be cancelled until [#close].
    public static void open(Vtes t, CardPlay<Vtes> play, How how) {
        t.begin(Affair.PLAY);
        t.put(Affair.PLAY, CARD, play.card());
        t.put(Affair.PLAY, SEAT, play.seat());
        t.put(Affair.PLAY, MINION, play.subject());
        t.put(Affair.PLAY, AS, how.as().ordinal());
        t.put(Affair.PLAY, MODE, play.mode());
        t.put(Affair.PLAY, TARGET, play.picked(0));
    }

    /// It can be cancelled no more; says whether it was.
    public static boolean close(Vtes t) {
        boolean cancelled = cancelled(t);
        t.finish();
        return cancelled;
    }

    public static boolean underWay(Vtes t) {
        return t.underWay(Affair.PLAY);
    }

    public static int card(Vtes t) {
        return t.of(Affair.PLAY, CARD);
    }

    public static int seat(Vtes t) {
        return t.of(Affair.PLAY, SEAT);
    }

    /// The minion that plays it, or NONE.
    public static int minion(Vtes t) {
        return t.of(Affair.PLAY, MINION);
    }

    /// What was picked first as it was announced: what it is played on or against, or NONE.
    public static int target(Vtes t) {
        return t.of(Affair.PLAY, TARGET);
    }

    /// What it is played as.
    public static How.As as(Vtes t) {
        return ALL[t.of(Affair.PLAY, AS)];
    }

    /// The card has no effect; it counts as played (VTES-WORD-05).
    public static void cancel(Vtes t) {
        t.put(Affair.PLAY, CANCELLED, 1);
    }

    public static boolean cancelled(Vtes t) {
        return t.of(Affair.PLAY, CANCELLED) != 0;
    }
}
