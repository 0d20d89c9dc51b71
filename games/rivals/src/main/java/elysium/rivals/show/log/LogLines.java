package elysium.rivals.show.log;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.rivals.show.text.EventPhrases;
import elysium.rivals.show.text.ResultText;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.tabletop.CardTable;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Writes the log. A line uses only what the event contains, never the rest of the table.
public final class LogLines {
    private LogLines() {}

    /// One line, or null if the event has none. The event is already limited to what the reader may know.
    public static @Nullable String of(Rivals t, Event e, Lang lang) {
        RivalsPhrases in = new RivalsPhrases(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// Several lines; consecutive events of one seat and kind share a line.
    public static List<String> story(Rivals t, List<Event> events, Lang lang) {
        RivalsPhrases in = new RivalsPhrases(lang);
        return LogSentence.lines(LogFilter.of(events), event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Rivals t, Event e, RivalsPhrases in) {
        EventPhrases told = new EventPhrases(t, e, in);
        if (e.kind() >= EventKind.OF_INFLUENCE) return InfluenceLog.of(told);
        if (e.kind() >= EventKind.OF_ATTACKS) return AttackLog.of(told);
        if (e.kind() == CardTable.LOOKED && !told.hidden()) return told.lists("looked at: ", "vu : ");
        if (e.kind() < EventKind.FIRST_PLAYER) return null;    // the rules send an own event for each move that matters
        if (e.kind() <= EventKind.AGENDA_LOST) return court(told);
        if (e.kind() <= EventKind.ROSE) return CoterieLog.of(told);
        boolean cards = e.kind() <= EventKind.BOUNTY || e.kind() >= EventKind.TOOK;
        return cards ? CardLog.of(told) : end(told);
    }

    private static @Nullable LogSentence court(EventPhrases e) {
        RivalsPhrases in = e.in();
        String seat = e.seat();
        int n = e.amount();
        return switch (e.kind()) {
            case EventKind.FIRST_PLAYER -> e.says(seat + " plays first", seat + " joue en premier");
            case EventKind.RIVAL -> e.says("the Rival of " + seat + " is " + in.seat(n),
                    "le Rival de " + seat + " est " + in.seat(n));
            case EventKind.LEADS -> e.says(e.card() + " leads the coterie of " + seat,
                    e.card() + " mène la coterie de " + seat);
            case EventKind.TURN -> e.says("turn " + n + " of " + seat, "tour " + n + " de " + seat);
            case EventKind.GAINED -> e.says(seat + " gains " + in.prestige(n), seat + " gagne " + in.prestige(n));
            case EventKind.LOST -> e.says(seat + " loses " + in.prestige(n), seat + " perd " + in.prestige(n));
            case EventKind.PAID -> e.says(seat + " pays " + in.prestige(n), seat + " paie " + in.prestige(n));
            case EventKind.STOLE -> e.says(seat + " steals " + in.prestige(n) + " from " + in.seat(e.object()),
                    seat + " vole " + in.prestige(n) + " à " + in.seat(e.object()));
            case EventKind.SCORED -> e.says(seat + " scores " + in.agenda(n) + e.because(),
                    seat + " marque " + in.agenda(n) + e.because());
            case EventKind.AGENDA_LOST -> e.says(seat + " loses " + in.agenda(n), seat + " perd " + in.agenda(n));
            default -> null;
        };
    }

    private static @Nullable LogSentence end(EventPhrases e) {
        RivalsPhrases in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case EventKind.TOKEN_MOVED -> e.says(seat + " takes the Rival token that names " + in.seat(e.object()),
                    seat + " prend le jeton Rival qui désigne " + in.seat(e.object()));
            case EventKind.DEFEATED -> n == NONE
                    ? e.says(card + " of " + seat + " is defeated", card + ", de " + seat + ", tombe")
                    : e.says(in.seat(n) + " defeats " + card + " of " + seat,
                            in.seat(n) + " vainc " + card + ", de " + seat);
            case EventKind.TORPOR -> e.says(card + " falls into torpor", card + " sombre en Torpeur");
            case EventKind.MORTAL_DEFEATED -> e.says(seat + " defeats " + card, seat + " vainc " + card);
            case EventKind.ELIMINATED -> n == NONE ? e.says(seat + " is eliminated", "élimination de " + seat)
                    : e.says(in.seat(n) + " eliminates " + seat, in.seat(n) + " élimine " + seat);
            case EventKind.WON -> e.says("the game is over: " + seat + " wins", "la partie est finie : " + seat
                    + " l'emporte");
            case EventKind.TIE -> LogSentence.of(ResultText.tie(n, in));
            case EventKind.ACTION_GAINED -> n == 1
                    ? e.says(seat + " may take 1 more Unhosted Action", seat + " a 1 Action libre de plus")
                    : e.says(seat + " has 1 more action", seat + " a 1 action de plus");
            case EventKind.AGENDA_REVEALED -> e.says(seat + " reveals their Agenda: " + card,
                    seat + " révèle sa Cabale : " + card);
            case EventKind.COVERED -> covered(e);
            case EventKind.REVEALED -> LogSentence.of(seat + in.say(" shows ", " montre "), card, "");
            default -> null;
        };
    }

    /// A Haven, or an Agenda that may be face down.
    private static LogSentence covered(EventPhrases e) {
        String card = e.hidden() ? e.in().say("the hidden Agenda", "la Cabale cachée") : e.card(), seat = e.seat();
        return e.amount() == 1 ? e.says(card + " of " + seat + " loses its text for now",
                card + " de " + seat + " n'a plus de texte pour l'instant")
                : e.says(card + " of " + seat + " has its text again", card + " de " + seat + " retrouve son texte");
    }
}
