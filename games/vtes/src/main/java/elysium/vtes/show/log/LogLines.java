package elysium.vtes.show.log;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.tabletop.text.LogSentence;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.show.text.ResultText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import org.jspecify.annotations.Nullable;

/// Writes the log: each line depends on its event alone, never on the current table.
public final class LogLines {
    private LogLines() {}

    /// The line of an event as its reader receives it, or null for an event without a line.
    public static @Nullable String of(Vtes t, Event e, Lang lang) {
        VtesPhrases in = new VtesPhrases(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// The lines of several events; what a seat does to several cards in a row makes one line.
    public static List<String> story(Vtes t, List<Event> events, Lang lang) {
        VtesPhrases in = new VtesPhrases(lang);
        return LogSentence.lines(LogFilter.of(events), event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Vtes t, Event e, VtesPhrases in) {
        EventPhrases told = new EventPhrases(t, e, in);
        if (e.kind() >= EventKind.OF_POLITICS) return PoliticsLog.of(told);
        if (e.kind() >= EventKind.OF_COMBAT) return CombatLog.of(told);
        if (e.kind() >= EventKind.OF_ACTIONS) return ActionLog.of(told);
        if (e.kind() < EventKind.FIRST) return null;           // plain card moves: the rules log those that matter
        if (e.kind() <= EventKind.DIVESTED) return seats(told);
        if (e.kind() <= EventKind.CONTROL) return MinionLog.of(told);
        boolean cards = e.kind() <= EventKind.OWED || e.kind() >= EventKind.MERGED && e.kind() != EventKind.TRANSFERS;
        return cards ? CardLog.of(told) : end(told);
    }

    private static @Nullable LogSentence seats(EventPhrases e) {
        VtesPhrases in = e.in();
        String seat = e.seat(), pool = in.pool(e.amount());
        return switch (e.kind()) {
            case EventKind.FIRST -> e.says(seat + " begins", seat + " commence");
            case EventKind.TURN -> e.says("turn " + e.amount() + " of " + seat, "tour " + e.amount() + " de " + seat);
            case EventKind.GAINED -> e.says(seat + " gains " + pool, seat + " gagne " + pool);
            case EventKind.BURNED_POOL -> e.says(seat + " burns " + pool, seat + " brûle " + pool);
            case EventKind.PAID -> e.says(seat + " pays " + pool, seat + " paie " + pool);
            case EventKind.MOVED_POOL -> e.says(pool + (e.amount() == 1 ? " moves" : " move") + " from " + seat
                    + " to " + e.other(),
                    pool + (e.amount() < 2 ? " passe" : " passent") + " de " + seat + " à " + e.other());
            case EventKind.EDGE -> e.object() == NONE ? e.says(seat + " takes the Edge", seat + " prend l'Avantage")
                    : e.says(seat + " takes the Edge from " + e.other(), seat + " prend l'Avantage à " + e.other());
            case EventKind.EDGE_GONE -> e.says(seat + " loses the Edge", seat + " perd l'Avantage");
            case EventKind.INVESTED -> e.says(seat + " moves " + pool + " to " + e.card(),
                    seat + " déplace " + pool + " sur " + e.card());
            case EventKind.DIVESTED -> e.says(seat + " moves " + e.counters() + " from " + e.card() + " to their pool",
                    seat + " déplace " + e.counters() + " " + in.of(e.card()) + " vers sa réserve");
            default -> null;                              // the interface shows the phase elsewhere
        };
    }

    /// Departures, points, the end of the game and what a phase allows.
    private static @Nullable LogSentence end(EventPhrases e) {
        VtesPhrases in = e.in();
        String seat = e.seat();
        return switch (e.kind()) {
            case EventKind.WITHDRAWING -> e.says(seat + " announces their withdrawal", seat + " annonce sa retraite");
            case EventKind.STAYS -> e.says(seat + " can no longer withdraw", seat + " ne peut plus se retirer");
            case EventKind.WITHDREW -> e.says(seat + " withdraws from the game", seat + " se retire de la partie");
            case EventKind.OUSTED -> e.object() == NONE ? e.says(seat + " is ousted", "élimination de " + seat)
                    : e.says(e.other() + " ousts " + seat, e.other() + " élimine " + seat);
            case EventKind.POINTS -> e.says(seat + " gains " + in.points(e.amount()),
                    seat + " gagne " + in.points(e.amount()));
            case EventKind.WON -> e.seat().isEmpty()
                    ? e.says("the game is over; " + ResultText.of(e.t(), in),
                            "la partie est finie ; " + ResultText.of(e.t(), in))
                    : e.says("the game is over: " + seat + " wins with " + in.points(e.amount()),
                            "la partie est finie : " + seat + " l'emporte avec " + in.points(e.amount()));
            case EventKind.TIME_UP -> e.says("time is up", "le temps est écoulé");
            case EventKind.ACTIONS -> e.amount() == 1 ? null   // as in every turn
                    : e.says(seat + " receives " + in.masterActions(e.amount()),
                            seat + " reçoit " + in.masterActions(e.amount()));
            case EventKind.TRIFLE -> e.says(seat + " gains 1 master phase action from a trifle",
                    seat + " gagne 1 action de phase de maître grâce à une triviale");
            case EventKind.TRANSFERS -> e.amount() == 4 ? null   // as in every turn but the first
                    : e.says(seat + " receives " + in.transfers(e.amount()),
                            seat + " reçoit " + in.transfers(e.amount()));
            default -> null;
        };
    }
}
