package elysium.vtes.show.log;

import elysium.tabletop.text.Elision;
import elysium.tabletop.text.LogSentence;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.table.event.EventKind;
import org.jspecify.annotations.Nullable;

/// The log lines of blood, locking and minions that change place.
final class MinionLog {
    private MinionLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        return e.kind() <= EventKind.MOVED_BLOOD ? blood(e) : e.kind() <= EventKind.WOUNDED ? state(e) : place(e);
    }

    private static @Nullable LogSentence blood(EventPhrases e) {
        String card = e.card(), some = e.counters();
        return switch (e.kind()) {
            case EventKind.BLOOD -> e.says(card + " gains " + some, card + " gagne " + some);
            case EventKind.BURNED_BLOOD -> e.says(card + " burns " + some, card + " brûle " + some);
            case EventKind.PAID_BLOOD -> e.says(card + " pays " + some, card + " paie " + some);
            case EventKind.DRAINED -> e.says(card + " loses " + some + " above its capacity",
                    card + " perd " + some + " au-dessus de sa capacité");
            case EventKind.STOLE_BLOOD -> e.says(card + " steals " + some + stolen(e),
                    card + " vole " + some + stolen(e));
            case EventKind.MOVED_BLOOD -> e.says(card + " takes " + some + moved(e),
                    card + " reçoit " + some + moved(e));
            default -> null;
        };
    }

    /// French robs a minion with `à` and takes blood from it with `de`.
    private static String stolen(EventPhrases e) {
        if (e.object() < 0) return "";
        String from = e.in().card(e.t(), e.object());
        return e.in().say(" from " + from, " " + Elision.to(from));
    }

    private static String moved(EventPhrases e) {
        if (e.object() < 0) return "";
        String from = e.in().card(e.t(), e.object());
        return e.in().say(" from " + from, " " + Elision.of(from));
    }

    private static @Nullable LogSentence state(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.LOCKED -> e.lists(seat + " locks ", seat + " incline ");
            case EventKind.UNLOCKED -> e.lists(seat + " unlocks ", seat + " redresse ");
            case EventKind.WOKE -> e.says(card + " wakes", card + " se réveille");
            case EventKind.WOUNDED -> e.says(card + " is wounded", card + " devient un vampire agonisant");
            default -> null;
        };
    }

    private static @Nullable LogSentence place(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.BROUGHT_OUT -> e.says(seat + " takes control of " + card + ", with " + e.counters(),
                    seat + " prend le contrôle " + e.in().of(card) + ", avec " + e.counters());
            case EventKind.TORPOR -> e.says(card + " of " + seat + " goes to torpor",
                    card + ", de " + seat + ", tombe en torpeur");
            case EventKind.ROSE -> e.says(card + " leaves torpor", card + " sort de torpeur");
            case EventKind.SENT_BACK -> e.says(card + " goes back to the uncontrolled region of its owner",
                    card + " retourne dans la région incontrôlée de son propriétaire");
            case EventKind.CONTROL -> e.says(
                    seat + " takes control of " + card + " from " + e.in().seat(e.amount()),
                    seat + " prend le contrôle " + e.in().of(card) + " à " + e.in().seat(e.amount()));
            default -> null;
        };
    }
}
