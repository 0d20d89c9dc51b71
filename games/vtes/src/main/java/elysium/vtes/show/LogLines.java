package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.tabletop.LogSentence;
import elysium.vtes.table.EventKind;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log: only what the event says is told, never what lies on the table.
public final class LogLines {
    private LogLines() {}

    /// One line, or null where there is nothing to tell; the event is as told to the reader.
    public static @Nullable String of(Vtes t, Event e, Lang lang) {
        VtesPhrases in = new VtesPhrases(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// Several lines: what a seat did to several things in a row is told in one.
    public static List<String> story(Vtes t, List<Event> events, Lang lang) {
        VtesPhrases in = new VtesPhrases(lang);
        return LogSentence.story(LogFilter.of(events), event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Vtes t, Event e, VtesPhrases in) {
        EventPhrases told = new EventPhrases(t, e, in);
        if (e.kind() >= EventKind.OF_POLITICS) return PoliticsLog.of(told);
        if (e.kind() >= EventKind.OF_COMBAT) return CombatLog.of(told);
        if (e.kind() >= EventKind.OF_ACTIONS) return ActionLog.of(told);
        if (e.kind() < EventKind.FIRST) return null;           // every move of a card that matters is told by the rules
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
            case EventKind.MOVED_POOL -> e.says(pool + " of " + seat + " goes to " + e.other(),
                    pool + " de " + seat + " : à " + e.other() + " désormais");
            case EventKind.EDGE -> e.object() == NONE ? e.says(seat + " takes the Edge", seat + " prend l'Avantage")
                    : e.says(seat + " takes the Edge from " + e.other(), seat + " prend l'Avantage à " + e.other());
            case EventKind.EDGE_GONE -> e.says(seat + " has the Edge no longer", seat + " n'a plus l'Avantage");
            case EventKind.INVESTED -> e.says(seat + " moves " + pool + " to " + e.card(),
                    seat + " déplace " + pool + " sur " + e.card());
            case EventKind.DIVESTED -> e.says(seat + " moves " + e.counters() + " from " + e.card() + " to their pool",
                    seat + " déplace " + e.counters() + " " + in.of(e.card()) + " vers sa réserve");
            default -> null;                              // the phase stands above the table
        };
    }

    /// Who leaves, who scores, and what a phase allows.
    private static @Nullable LogSentence end(EventPhrases e) {
        VtesPhrases in = e.in();
        String seat = e.seat();
        return switch (e.kind()) {
            case EventKind.WITHDRAWING -> e.says(seat + " announces their withdrawal", seat + " annonce son retrait");
            case EventKind.STAYS -> e.says(seat + " cannot withdraw any more", seat + " ne peut plus se retirer");
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
            case EventKind.TIME_UP -> e.says("the time is up", "le temps est écoulé");
            case EventKind.ACTIONS -> e.amount() == 1 ? null   // as in every turn
                    : e.says(seat + " receives " + in.masterActions(e.amount()),
                            seat + " reçoit " + in.masterActions(e.amount()));
            case EventKind.TRIFLE -> e.says("a trifle gives " + seat + " 1 more master phase action",
                    "une triviale rend 1 action de phase de maître à " + seat);
            case EventKind.TRANSFERS -> e.amount() == 4 ? null   // as in every turn but the first
                    : e.says(seat + " receives " + in.transfers(e.amount()),
                            seat + " reçoit " + in.transfers(e.amount()));
            default -> null;
        };
    }
}
