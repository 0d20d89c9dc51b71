package elysium.vtes.show;

import elysium.tabletop.LogSentence;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Later;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Tell;
import org.jspecify.annotations.Nullable;

/// What became of cards, and what was played, in the words of the log.
final class CardTales {
    private CardTales() {}

    static @Nullable LogSentence of(Teller e) {
        if (e.kind() <= Tell.DREW_CRYPT) return places(e);
        if (e.kind() <= Tell.CANCELLED) return plays(e);
        return e.kind() <= Tell.OWED ? contests(e) : marks(e);
    }

    private static @Nullable LogSentence places(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.ENTERED -> e.says(card + " comes into play for " + seat, card + " entre en jeu pour " + seat);
            case Tell.ATTACHED -> e.says(card + " is put on " + e.second(), "on place " + card + " sur " + e.second());
            case Tell.BURNED -> e.hidden() ? e.says("a face-down card of " + seat + " is burned",
                    "on brûle une carte face cachée de " + seat)
                    : e.lists("burned, of " + seat + ": ", "on brûle, de " + seat + " : ");
            case Tell.REMOVED -> e.lists("removed from the game: ", "hors de la partie : ");
            case Tell.DISCARDED -> e.lists(seat + " discards ", seat + " défausse ");
            case Tell.TOOK -> LogSentence.of(e.in().seat(e.amount()) + e.in().say(" draws ", " pioche "),
                    e.hidden() ? e.in().card() : card, "");
            case Tell.DREW_CRYPT -> LogSentence.of(e.in().say(seat + " draws ", seat + " pioche "), e.in().cryptCard(),
                    "");
            default -> null;
        };
    }

    private static @Nullable LogSentence plays(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.PLAYED -> e.says(seat + " plays " + card + e.playedBy(), seat + " joue " + card + e.playedBy());
            case Tell.USED -> e.says(seat + " uses " + card + e.with(), seat + " utilise " + card + e.with());
            case Tell.REVEALED -> e.lists(seat + " shows ", seat + " montre ");
            case Tell.SEARCHED -> e.says(seat + " searches their library", seat + " cherche dans sa bibliothèque");
            case Tell.CANCELLED -> e.says(card + " of " + seat + " is cancelled",
                    "annulation " + e.in().of(card) + ", de "
                            + seat);
            default -> null;
        };
    }

    private static @Nullable LogSentence contests(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.CONTESTED -> e.says(card + " of " + seat + " is contested",
                    "dispute pour " + card + ", de " + seat);
            case Tell.CONTEST_PAID -> e.says(seat + " keeps contesting " + card,
                    seat + " continue de disputer " + card);
            case Tell.YIELDED -> e.amount() == 0 ? e.says(seat + " yields " + card, seat + " cède " + card)
                    : e.says(card + " yields its title: " + e.in().title(e.amount()),
                            card + " cède son titre : " + e.in().title(e.amount()));
            case Tell.CONTEST_WON -> e.says(seat + " wins the contest for " + card,
                    seat + " gagne la dispute pour " + card);
            case Tell.OWED -> e.says("the card of " + seat + " is not replaced before " + when(e.amount(), e.in()),
                    "la carte de " + seat + " n'est pas remplacée avant " + when(e.amount(), e.in()));
            default -> null;
        };
    }

    /// When an owed card comes.
    static String when(int later, Tongue in) {
        return switch (later) {
            case Later.UNLOCK -> in.say("their next unlock phase", "sa prochaine phase de redressement");
            case Later.MASTER -> in.say("their next master phase", "sa prochaine phase de maître");
            case Later.MINION -> in.say("their next minion phase", "sa prochaine phase de serviteur");
            case Later.INFLUENCE -> in.say("their next influence phase", "sa prochaine phase d'influence");
            case Later.DISCARD -> in.say("their next discard phase", "sa prochaine phase de défausse");
            case Later.ACTION_ENDS -> in.say("the end of the action", "la fin de l'action");
            case Later.COMBAT_ENDS -> in.say("the end of the combat", "la fin du combat");
            default -> in.say("the end of the turn", "la fin du tour");
        };
    }

    private static @Nullable LogSentence marks(Teller e) {
        Tongue in = e.in();
        String card = e.card(), seat = e.seat();
        return switch (e.kind()) {
            case Tell.MERGED -> e.says(card + " merges with " + e.second(), card + " fusionne avec " + e.second());
            case Tell.TITLED -> e.says(card + " of " + seat + " gets a title: " + in.title(e.amount()),
                    card + ", de " + seat + ", reçoit un titre : " + in.title(e.amount()));
            case Tell.UNTITLED -> e.says(card + " has no title any more", card + " n'a plus de titre");
            case Tell.SECT -> e.says(card + " is " + sect(e) + " now",
                    card + " change de secte : " + sect(e));
            case Tell.MARKED -> e.says(card + " is hunted this turn", "traque ce tour-ci : " + card);
            case Tell.TRIGGERED -> e.says(card + " triggers", card + " se déclenche");
            case Tell.PASSED -> e.says(seat + " passes", seat + " passe");
            case Tell.COUNTERS -> e.says(e.counters() + " put on " + card, e.counters() + " de plus sur " + card);
            case Tell.COUNTERS_OFF -> e.says(e.counters() + " taken off " + card,
                    e.counters() + " de moins sur " + card);
            case Tell.CHOSE_CARD -> LogSentence.of(chosen(e), card, "");
            case Tell.CHOSE_SEAT -> LogSentence.of(chosen(e), e.other(), "");
            case Tell.CHOSE_CLAN -> LogSentence.of(chosen(e) + Clan.of(e.object()).title().in(in.lang()));
            case Tell.CHOSE_NUMBER -> LogSentence.of(chosen(e) + e.object());
            default -> null;
        };
    }

    /// Who chooses, and for which text.
    private static String chosen(Teller e) {
        return e.in().say(e.seat() + " chooses for " + e.second() + ": ",
                e.seat() + " choisit pour " + e.second() + " : ");
    }

    private static String sect(Teller e) {
        return Sect.of(e.amount()).title().in(e.in().lang());
    }
}
