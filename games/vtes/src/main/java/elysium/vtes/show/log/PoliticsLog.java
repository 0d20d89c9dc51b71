package elysium.vtes.show.log;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.text.LogSentence;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.show.text.EventPhrases;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.event.PoliticsEventKind;
import org.jspecify.annotations.Nullable;

/// The log lines of referendums, rescues, diablerie and trophies.
final class PoliticsLog {
    private PoliticsLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        return e.kind() <= PoliticsEventKind.FAILED ? poll(e) : fallen(e);
    }

    private static @Nullable LogSentence poll(EventPhrases e) {
        VtesPhrases in = e.in();
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case PoliticsEventKind.CALLED -> e.amount() == NONE
                    ? e.says(seat + " calls a referendum", seat + " appelle un référendum")
                    : e.says(seat + " calls a referendum: " + e.second(),
                            seat + " appelle un référendum : " + e.second());
            case PoliticsEventKind.HUNT_CALLED -> e.says("a referendum decides on a blood hunt against " + card,
                    "un référendum décide d'une chasse de sang contre " + card);
            case PoliticsEventKind.CAST -> LogSentence.of(cast(e, card, in.votes(Math.abs(e.amount()))));
            case PoliticsEventKind.BALLOTS -> LogSentence.of(cast(e, card, in.ballots(Math.abs(e.amount()))));
            case PoliticsEventKind.CAST_OWN -> LogSentence
                    .of(cast(e, seat, in.votes(Math.abs(e.amount()))) + source(e));
            case PoliticsEventKind.BURNED_FOR_VOTE -> e.says(seat + " burns " + e.second() + " for 1 vote",
                    seat + " brûle " + e.second() + " pour 1 voix");
            case PoliticsEventKind.SILENCED -> e.says(card + " has no votes in this referendum",
                    card + " n'a aucune voix dans ce référendum");
            case PoliticsEventKind.COUNTED -> e.says("votes: " + e.object() + " for, " + e.amount() + " against",
                    "voix : " + e.object() + " pour, " + e.amount() + " contre");
            case PoliticsEventKind.PASSED -> e.says("the referendum passes", "le référendum passe");
            case PoliticsEventKind.FAILED -> e.says("the referendum fails", "le référendum échoue");
            default -> null;
        };
    }

    private static String cast(EventPhrases e, String who, String votes) {
        boolean yes = e.amount() > 0;
        return who + e.in().say(" casts " + votes + (yes ? " for" : " against"),
                " exprime " + votes + (yes ? " pour" : " contre"));
    }

    /// Where votes that no minion casts come from.
    private static String source(EventPhrases e) {
        return switch (e.object()) {
            case CurrentReferendum.OF_CARD -> e.in().say(" (political action card)", " (carte d'action politique)");
            case CurrentReferendum.OF_EDGE -> e.in().say(" (the Edge)", " (l'Avantage)");
            default -> e.in().say(" (cards in play)", " (cartes en jeu)");
        };
    }

    private static @Nullable LogSentence fallen(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case PoliticsEventKind.DIABLERISED -> e.says(e.second() + " of " + seat + " diablerises " + card,
                    e.second() + ", de " + seat + ", diable " + card);
            case PoliticsEventKind.RESCUED -> e.says(card + " rescues " + e.second(), card + " secourt " + e.second());
            case PoliticsEventKind.SPARED -> e.says(e.second() + " spares " + card, e.second() + " épargne " + card);
            case PoliticsEventKind.SEARCHED -> e.says(seat + " searches their library",
                    seat + " cherche dans sa bibliothèque");
            case PoliticsEventKind.AWARDED -> e.says(card + " is awarded a trophy: " + e.second(),
                    card + " reçoit un trophée : " + e.second());
            default -> null;
        };
    }
}
