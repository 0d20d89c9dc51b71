package elysium.rivals.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Tell;
import elysium.tabletop.CardTable;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log: only what the event says is told, never what lies on the table.
public final class Tales {
    private Tales() {}

    /// One line, or null where there is nothing to tell; the event is as told to the reader.
    public static @Nullable String of(Rivals t, Event e, Lang lang) {
        Tongue in = new Tongue(lang);
        LogSentence told = of(t, e, in);
        return told == null ? null : told.in(in);
    }

    /// Several lines: what a seat did to several things in a row is told in one.
    public static List<String> story(Rivals t, List<Event> events, Lang lang) {
        Tongue in = new Tongue(lang);
        return LogSentence.story(Gist.of(events), event -> of(t, event, in), in);
    }

    private static @Nullable LogSentence of(Rivals t, Event e, Tongue in) {
        Teller told = new Teller(t, e, in);
        if (e.kind() >= Tell.OF_INFLUENCE) return InfluenceTales.of(told);
        if (e.kind() >= Tell.OF_ATTACKS) return AttackTales.of(told);
        if (e.kind() == CardTable.LOOKED && !told.hidden()) return told.lists("looked at: ", "vu : ");
        if (e.kind() < Tell.FIRST_PLAYER) return null;    // every move of a card that matters is told by the rules
        if (e.kind() <= Tell.AGENDA_LOST) return court(told);
        if (e.kind() <= Tell.ROSE) return CoterieTales.of(told);
        boolean cards = e.kind() <= Tell.BOUNTY || e.kind() >= Tell.TOOK;
        return cards ? CardTales.of(told) : end(told);
    }

    private static @Nullable LogSentence court(Teller e) {
        Tongue in = e.in();
        String seat = e.seat();
        int n = e.amount();
        return switch (e.kind()) {
            case Tell.FIRST_PLAYER -> e.says(seat + " plays first", seat + " joue en premier");
            case Tell.RIVAL -> e.says("the Rival of " + seat + " is " + in.seat(n),
                    "le Rival de " + seat + " est " + in.seat(n));
            case Tell.LEADS -> e.says(e.card() + " leads the coterie of " + seat,
                    e.card() + " mène la coterie de " + seat);
            case Tell.TURN -> e.says("turn " + n + " of " + seat, "tour " + n + " de " + seat);
            case Tell.GAINED -> e.says(seat + " gains " + in.prestige(n), seat + " gagne " + in.prestige(n));
            case Tell.LOST -> e.says(seat + " loses " + in.prestige(n), seat + " perd " + in.prestige(n));
            case Tell.PAID -> e.says(seat + " pays " + in.prestige(n), seat + " paie " + in.prestige(n));
            case Tell.STOLE -> e.says(seat + " steals " + in.prestige(n) + " from " + in.seat(e.object()),
                    seat + " vole " + in.prestige(n) + " à " + in.seat(e.object()));
            case Tell.SCORED -> e.says(seat + " scores " + in.agenda(n) + e.because(),
                    seat + " marque " + in.agenda(n) + e.because());
            case Tell.AGENDA_LOST -> e.says(seat + " loses " + in.agenda(n), seat + " perd " + in.agenda(n));
            default -> null;
        };
    }

    /// What decides the game, or changes who hunts whom.
    private static @Nullable LogSentence end(Teller e) {
        Tongue in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case Tell.TOKEN_MOVED -> e.says(seat + " takes the Rival token that names " + in.seat(e.object()),
                    seat + " prend le jeton Rival qui désigne " + in.seat(e.object()));
            case Tell.DEFEATED -> n == NONE ? e.says(card + " of " + seat + " falls", card + ", de " + seat + ", tombe")
                    : e.says(in.seat(n) + " defeats " + card + " of " + seat,
                            in.seat(n) + " vainc " + card + ", de " + seat);
            case Tell.TORPOR -> e.says(card + " sinks into torpor", card + " sombre en Torpeur");
            case Tell.MORTAL_DEFEATED -> e.says(seat + " defeats " + card, seat + " vainc " + card);
            case Tell.ELIMINATED -> n == NONE ? e.says(seat + " is eliminated", seat + " quitte la partie")
                    : e.says(in.seat(n) + " eliminates " + seat, in.seat(n) + " élimine " + seat);
            case Tell.WON -> e.says("the game is over: " + seat + " wins", "la partie est finie : " + seat
                    + " l'emporte");
            case Tell.TIE -> LogSentence.of(Outcome.tie(n, in));
            case Tell.ACTION_GAINED -> n == 1
                    ? e.says(seat + " may take 1 more Unhosted Action", seat + " a 1 Action libre de plus")
                    : e.says(seat + " has 1 more action", seat + " a 1 action de plus");
            case Tell.AGENDA_REVEALED -> e.says(seat + " turns up its Agenda: " + card,
                    seat + " révèle sa Cabale : " + card);
            case Tell.COVERED -> covered(e);
            case Tell.REVEALED -> LogSentence.of(seat + in.say(" shows ", " montre "), card, "");
            default -> null;
        };
    }

    /// A Haven, or an Agenda that may lie face down.
    private static LogSentence covered(Teller e) {
        String card = e.hidden() ? e.in().say("the hidden Agenda", "la Cabale cachée") : e.card(), seat = e.seat();
        return e.amount() == 1 ? e.says(card + " of " + seat + " has no text for now",
                card + " de " + seat + " n'a plus de texte pour l'instant")
                : e.says(card + " of " + seat + " has its text again", card + " de " + seat + " retrouve son texte");
    }
}
