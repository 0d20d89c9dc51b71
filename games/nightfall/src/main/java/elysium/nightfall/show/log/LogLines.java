package elysium.nightfall.show.log;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.nightfall.show.text.Drafting;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Writes the log. A line uses only what the event contains, never the rest of the table.
public final class LogLines {
    private LogLines() {}

    /// One line, or null if the event has none. The event is already limited to what the reader may know.
    public static @Nullable String of(Nightfall t, Event e, Lang lang) {
        NightfallPhrases in = new NightfallPhrases(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// Several lines; consecutive events of one seat and kind share a line.
    public static List<String> story(Nightfall t, List<Event> events, Lang lang) {
        NightfallPhrases in = new NightfallPhrases(lang);
        return LogSentence.lines(events, event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Nightfall t, Event e, NightfallPhrases in) {
        if (e.kind() < EventKind.GAME) return null;            // the rules send an own event for each move that matters
        if (e.kind() >= EventKind.ATTACKED && e.kind() <= EventKind.ENTERED) return MinionLog.of(t, e, in);
        if (e.kind() >= EventKind.LINKED && e.kind() <= EventKind.NO_CHAIN) return ChainLog.of(t, e, in);
        if (e.kind() >= EventKind.EXILED && e.kind() <= EventKind.WOUNDED) return pile(t, e, in);
        return game(t, e, in);
    }

    private static @Nullable LogSentence game(Nightfall t, Event e, NightfallPhrases in) {
        String seat = e.subject() == NONE ? "" : in.seat(e.subject());
        int n = e.amount();
        return switch (e.kind()) {
            case EventKind.GAME -> LogSentence.of(in.say("game " + n + " begins; " + seat + " plays first",
                    "la partie " + n + " commence ; " + seat + " joue en premier"));
            case EventKind.PICKED -> LogSentence.of(Drafting.made(t, n - 1, in));
            case EventKind.ARCHIVE -> archive(t, e, in);
            case EventKind.TURN -> LogSentence.of(in.say("turn " + n + " of " + seat, "tour " + n + " de " + seat));
            case EventKind.ENDING -> LogSentence
                    .of(in.say("the last face-up wound is taken: the end of the game is triggered",
                            "la dernière Blessure visible est prise : la fin de la partie est déclenchée"));
            case EventKind.INFLUENCE -> influence(seat, e.object(), n, in);
            case EventKind.OPENED -> LogSentence.of(in.say(seat + " may take from enemy archives this turn",
                    seat + " peut puiser ce tour-ci dans les Réserves adverses"));
            case EventKind.OVERRUN -> LogSentence.of(in.say("forced blocks are suspended until the end of the turn",
                    "les blocages obligatoires sont suspendus jusqu'à la fin du tour"));
            case EventKind.MENDED -> LogSentence.of(in.say(seat + " draws cards for " + in.wounds(n),
                    seat + " pioche des cartes pour " + in.wounds(n)));
            case EventKind.PLACED -> LogSentence
                    .of(seat + in.say(" finishes " + nth(e.object(), in) + " with " + in.wounds(n),
                            " finit " + nth(e.object(), in) + " avec " + in.wounds(n)));
            case EventKind.ENDED -> LogSentence.of(in.say("the game is over: ", "la partie est finie : ") + seat
                    + in.say(" wins", " l'emporte"));
            default -> null;
        };
    }

    private static LogSentence archive(Nightfall t, Event e, NightfallPhrases in) {
        String card = in.card(t, e.face());
        return e.subject() == NONE ? LogSentence.of(in.say("the commons hold ", "Réserves communes : "), card, "")
                : LogSentence.of(in.seat(e.subject()) + in.say(" has the archives ", " a en Réserve : "), card, "");
    }

    private static @Nullable LogSentence influence(String seat, int now, int more, NightfallPhrases in) {
        if (more == 0) return null;
        String change = more > 0 ? " (+" + more + ")" : " (−" + -more + ")";
        return LogSentence.of(seat + in.say(" has ", " a ") + in.influence(now) + change);
    }

    private static String nth(int place, NightfallPhrases in) {
        return in.say(switch (place) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            case 4 -> "fourth";
            default -> "last";
        }, place == 1 ? "en tête" : place + "e");
    }

    /// Cards that enter or leave a pile, or leave the game.
    private static @Nullable LogSentence pile(Nightfall t, Event e, NightfallPhrases in) {
        String seat = e.subject() == NONE ? "" : in.seat(e.subject());
        String card = e.face() < 0 ? in.card() : in.card(t, e.face());
        return switch (e.kind()) {
            case EventKind.EXILED -> LogSentence.of(in.say("exiled: ", "en exil : "), card, "");
            case EventKind.DISCARDED -> LogSentence.of(seat + in.say(" discards ", " défausse "), card, "");
            case EventKind.CLAIMED -> LogSentence.of(seat + in.say(" claims ", " achète "), card, "");
            case EventKind.TAKEN -> LogSentence.of(
                    seat + in.say(" takes from an archive: ", " prend dans une Réserve : "),
                    card,
                    "");
            case EventKind.DREW -> LogSentence.of(seat + in.say(" draws ", " pioche ") + in.cards(e.amount()));
            case EventKind.RENEWED -> LogSentence.of(seat + in.say(" shuffles the discard pile into a new deck",
                    " mélange sa défausse, qui devient son deck"));
            case EventKind.WOUNDED -> LogSentence.of(seat + in.say(" takes ", " reçoit ") + in.wounds(e.amount()));
            default -> null;
        };
    }
}
