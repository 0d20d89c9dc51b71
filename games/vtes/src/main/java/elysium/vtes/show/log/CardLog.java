package elysium.vtes.show.log;

import elysium.tabletop.text.LogSentence;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Sect;
import org.jspecify.annotations.Nullable;

/// The log lines of cards: played, moved, contested, chosen.
public final class CardLog {
    private CardLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        if (e.kind() <= EventKind.DREW_CRYPT) return places(e);
        if (e.kind() <= EventKind.CANCELLED) return plays(e);
        return e.kind() <= EventKind.OWED ? contests(e) : marks(e);
    }

    private static @Nullable LogSentence places(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.ENTERED -> e.says(card + " comes into play for " + seat,
                    card + " entre en jeu pour " + seat);
            case EventKind.ATTACHED -> e.says(card + " is put on " + e.second(),
                    "on place " + card + " sur " + e.second());
            case EventKind.BURNED -> e.hidden() ? e.says("a face-down card of " + seat + " is burned",
                    "on brûle une carte face cachée de " + seat)
                    : e.lists("cards of " + seat + " burned: ", "cartes de " + seat + " brûlées : ");
            case EventKind.REMOVED -> e.lists("removed from the game: ", "cartes retirées de la partie : ");
            case EventKind.DISCARDED -> e.lists(seat + " discards ", seat + " défausse ");
            case EventKind.TOOK -> LogSentence.of(e.in().seat(e.amount()) + e.in().say(" draws ", " pioche "),
                    e.hidden() ? e.in().card() : card, "");
            case EventKind.DREW_CRYPT -> LogSentence.of(e.in().say(seat + " draws ", seat + " pioche "),
                    e.in().cryptCard(),
                    "");
            default -> null;
        };
    }

    private static @Nullable LogSentence plays(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.PLAYED -> e.says(seat + " plays " + card + e.playedBy(),
                    seat + " joue " + card + e.playedBy());
            case EventKind.USED -> e.says(seat + " uses " + card + e.with(), seat + " utilise " + card + e.with());
            case EventKind.REVEALED -> e.lists(seat + " shows ", seat + " montre ");
            case EventKind.SEARCHED -> e.says(seat + " searches their library", seat + " cherche dans sa bibliothèque");
            case EventKind.CANCELLED -> e.says(card + " of " + seat + " is cancelled",
                    "annulation " + e.in().of(card) + ", de "
                            + seat);
            default -> null;
        };
    }

    private static @Nullable LogSentence contests(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.CONTESTED -> e.says(card + " of " + seat + " is contested",
                    "dispute pour " + card + ", de " + seat);
            case EventKind.CONTEST_PAID -> e.says(seat + " continues to contest " + card,
                    seat + " continue à disputer " + card);
            case EventKind.YIELDED -> e.amount() == 0 ? e.says(seat + " yields " + card, seat + " cède " + card)
                    : e.says(card + " yields its title: " + e.in().title(e.amount()),
                            card + " cède son titre : " + e.in().title(e.amount()));
            case EventKind.CONTEST_WON -> e.says(seat + " wins the contest for " + card,
                    seat + " gagne la dispute pour " + card);
            case EventKind.OWED -> e.says("the card of " + seat + " is not replaced before " + when(e.amount(), e.in()),
                    "la carte de " + seat + " n'est pas remplacée avant " + when(e.amount(), e.in()));
            default -> null;
        };
    }

    /// When a deferred card is drawn.
    public static String when(int later, VtesPhrases in) {
        return switch (later) {
            case ReplacementTime.UNLOCK -> in.say("their next unlock phase", "sa prochaine phase de redressement");
            case ReplacementTime.MASTER -> in.say("their next master phase", "sa prochaine phase de maître");
            case ReplacementTime.MINION -> in.say("their next minion phase", "sa prochaine phase de serviteur");
            case ReplacementTime.INFLUENCE -> in.say("their next influence phase", "sa prochaine phase d'influence");
            case ReplacementTime.DISCARD -> in.say("their next discard phase", "sa prochaine phase de défausse");
            case ReplacementTime.ACTION_ENDS -> in.say("the end of the action", "la fin de l'action");
            case ReplacementTime.COMBAT_ENDS -> in.say("the end of the combat", "la fin du combat");
            default -> in.say("the end of the turn", "la fin du tour");
        };
    }

    private static @Nullable LogSentence marks(EventPhrases e) {
        VtesPhrases in = e.in();
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case EventKind.MERGED -> e.says(card + " merges with " + e.second(), card + " fusionne avec " + e.second());
            case EventKind.TITLED -> e.says(card + " of " + seat + " gets a title: " + in.title(e.amount()),
                    card + ", de " + seat + ", reçoit un titre : " + in.title(e.amount()));
            case EventKind.UNTITLED -> e.says(card + " loses its title", card + " perd son titre");
            case EventKind.SECT -> e.says(card + " changes sect: " + sect(e),
                    card + " change de secte : " + sect(e));
            case EventKind.MARKED -> e.says(card + " is hunted this turn", "traque pendant ce tour : " + card);
            case EventKind.TRIGGERED -> e.says(card + " triggers", card + " se déclenche");
            case EventKind.PASSED -> e.says(seat + " passes", seat + " passe");
            case EventKind.COUNTERS -> e.says(e.counters() + " put on " + card, e.counters() + " de plus sur " + card);
            case EventKind.COUNTERS_OFF -> e.says(e.counters() + " taken off " + card,
                    e.counters() + " de moins sur " + card);
            case EventKind.CHOSE_CARD -> LogSentence.of(chosen(e), card, "");
            case EventKind.CHOSE_SEAT -> LogSentence.of(chosen(e), e.other(), "");
            case EventKind.CHOSE_CLAN -> LogSentence.of(chosen(e) + Clan.of(e.object()).title().in(in.lang()));
            case EventKind.CHOSE_NUMBER -> LogSentence.of(chosen(e) + e.object());
            default -> null;
        };
    }

    /// Which seat chooses, and for which card.
    private static String chosen(EventPhrases e) {
        return e.in().say(e.seat() + " chooses for " + e.second() + ": ",
                e.seat() + " choisit pour " + e.second() + " : ");
    }

    private static String sect(EventPhrases e) {
        return Sect.of(e.amount()).title().in(e.in().lang());
    }
}
