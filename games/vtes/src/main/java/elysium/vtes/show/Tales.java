package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.tabletop.LogSentence;
import elysium.vtes.table.Tell;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log: only what the event says is told, never what lies on the table.
public final class Tales {
    private Tales() {}

    /// One line, or null where there is nothing to tell; the event is as told to the reader.
    public static @Nullable String of(Vtes t, Event e, Lang lang) {
        Tongue in = new Tongue(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// Several lines: what a seat did to several things in a row is told in one.
    public static List<String> story(Vtes t, List<Event> events, Lang lang) {
        Tongue in = new Tongue(lang);
        return LogSentence.story(Gist.of(events), event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Vtes t, Event e, Tongue in) {
        Teller told = new Teller(t, e, in);
        if (e.kind() >= Tell.OF_POLITICS) return PoliticsTales.of(told);
        if (e.kind() >= Tell.OF_COMBAT) return CombatTales.of(told);
        if (e.kind() >= Tell.OF_ACTIONS) return ActionTales.of(told);
        if (e.kind() < Tell.FIRST) return null;           // every move of a card that matters is told by the rules
        if (e.kind() <= Tell.DIVESTED) return seats(told);
        if (e.kind() <= Tell.CONTROL) return MinionTales.of(told);
        boolean cards = e.kind() <= Tell.OWED || e.kind() >= Tell.MERGED && e.kind() != Tell.TRANSFERS;
        return cards ? CardTales.of(told) : end(told);
    }

    private static @Nullable LogSentence seats(Teller e) {
        Tongue in = e.in();
        String seat = e.seat(), pool = in.pool(e.amount());
        return switch (e.kind()) {
            case Tell.FIRST -> e.says(seat + " begins", seat + " commence");
            case Tell.TURN -> e.says("turn " + e.amount() + " of " + seat, "tour " + e.amount() + " de " + seat);
            case Tell.GAINED -> e.says(seat + " gains " + pool, seat + " gagne " + pool);
            case Tell.BURNED_POOL -> e.says(seat + " burns " + pool, seat + " brûle " + pool);
            case Tell.PAID -> e.says(seat + " pays " + pool, seat + " paie " + pool);
            case Tell.MOVED_POOL -> e.says(pool + " of " + seat + " goes to " + e.other(),
                    pool + " de " + seat + " : à " + e.other() + " désormais");
            case Tell.EDGE -> e.object() == NONE ? e.says(seat + " takes the Edge", seat + " prend l'Avantage")
                    : e.says(seat + " takes the Edge from " + e.other(), seat + " prend l'Avantage à " + e.other());
            case Tell.EDGE_GONE -> e.says(seat + " has the Edge no longer", seat + " n'a plus l'Avantage");
            case Tell.INVESTED -> e.says(seat + " moves " + pool + " to " + e.card(),
                    seat + " déplace " + pool + " sur " + e.card());
            case Tell.DIVESTED -> e.says(seat + " moves " + e.counters() + " from " + e.card() + " to their pool",
                    seat + " déplace " + e.counters() + " " + in.of(e.card()) + " vers sa réserve");
            default -> null;                              // the phase stands above the table
        };
    }

    /// Who leaves, who scores, and what a phase allows.
    private static @Nullable LogSentence end(Teller e) {
        Tongue in = e.in();
        String seat = e.seat();
        return switch (e.kind()) {
            case Tell.WITHDRAWING -> e.says(seat + " announces their withdrawal", seat + " annonce son retrait");
            case Tell.STAYS -> e.says(seat + " cannot withdraw any more", seat + " ne peut plus se retirer");
            case Tell.WITHDREW -> e.says(seat + " withdraws from the game", seat + " se retire de la partie");
            case Tell.OUSTED -> e.object() == NONE ? e.says(seat + " is ousted", "élimination de " + seat)
                    : e.says(e.other() + " ousts " + seat, e.other() + " élimine " + seat);
            case Tell.POINTS -> e.says(seat + " gains " + in.points(e.amount()),
                    seat + " gagne " + in.points(e.amount()));
            case Tell.WON -> e.seat().isEmpty()
                    ? e.says("the game is over; " + Outcome.of(e.t(), in),
                            "la partie est finie ; " + Outcome.of(e.t(), in))
                    : e.says("the game is over: " + seat + " wins with " + in.points(e.amount()),
                            "la partie est finie : " + seat + " l'emporte avec " + in.points(e.amount()));
            case Tell.TIME_UP -> e.says("the time is up", "le temps est écoulé");
            case Tell.ACTIONS -> e.amount() == 1 ? null   // as in every turn
                    : e.says(seat + " receives " + in.masterActions(e.amount()),
                            seat + " reçoit " + in.masterActions(e.amount()));
            case Tell.TRIFLE -> e.says("a trifle gives " + seat + " 1 more master phase action",
                    "une triviale rend 1 action de phase de maître à " + seat);
            case Tell.TRANSFERS -> e.amount() == 4 ? null   // as in every turn but the first
                    : e.says(seat + " receives " + in.transfers(e.amount()),
                            seat + " reçoit " + in.transfers(e.amount()));
            default -> null;
        };
    }
}
