package elysium.rivals.show.log;

import elysium.rivals.rules.Conflict;
import elysium.rivals.show.text.EventPhrases;
import elysium.rivals.show.text.Promised;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about Schemes and Titles, promises, Conspiracies and bids.
final class InfluenceLog {
    private InfluenceLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        return e.kind() <= InfluenceEventKind.TOOK_BACK ? conflict(e) : besides(e);
    }

    private static @Nullable LogSentence conflict(EventPhrases e) {
        RivalsPhrases in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case InfluenceEventKind.EXERTED -> e.says(card + " of " + seat + " exerts " + in.influence(n),
                    card + ", de " + seat + ", exerce " + in.influence(n));
            case InfluenceEventKind.MODIFIED_DOWN -> e.says(seat + " plays an Influence Modifier face down",
                    seat + " pose un Modificateur d'Influence face cachée");
            case InfluenceEventKind.MODIFIED -> e.says(card + " gives " + seat + " " + in.influence(n),
                    card + " donne " + in.influence(n) + " à " + seat);
            case InfluenceEventKind.SIDED -> side(e);
            case InfluenceEventKind.FIST_OPENED -> e.says(seat + " opens their fist: " + in.prestige(n),
                    seat + " ouvre le poing : " + in.prestige(n));
            case InfluenceEventKind.DECIDED -> decided(e);
            case InfluenceEventKind.TOOK_BACK -> e.says(seat + " takes back " + in.prestige(n),
                    seat + " reprend " + in.prestige(n));
            default -> null;
        };
    }

    private static LogSentence side(EventPhrases e) {
        String sight = e.in().influence(e.amount());
        return switch (e.object()) {
            case Conflict.YES -> e.says(e.seat() + " votes Yes with " + sight + " showing",
                    e.seat() + " vote Oui avec " + sight + " visible");
            case Conflict.NO -> e.says(e.seat() + " votes No with " + sight + " showing",
                    e.seat() + " vote Non avec " + sight + " visible");
            default -> e.says(e.seat() + " stays out", e.seat() + " s'abstient");
        };
    }

    /// Yes wins a tie.
    private static LogSentence decided(EventPhrases e) {
        int yes = e.object(), no = e.amount();
        return yes >= no ? e.says(yes + " for Yes, " + no + " for No: the Scheme succeeds",
                yes + " pour Oui, " + no + " pour Non : l'Intrigue réussit")
                : e.says(yes + " for Yes, " + no + " for No: the Scheme fails",
                        yes + " pour Oui, " + no + " pour Non : l'Intrigue échoue");
    }

    private static @Nullable LogSentence besides(EventPhrases e) {
        RivalsPhrases in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case InfluenceEventKind.PROMISED -> e.says(seat + " promises " + in.seat(e.object()) + " " + deal(e),
                    seat + " promet à " + in.seat(e.object()) + " de " + deal(e));
            case InfluenceEventKind.KEPT -> e.says(
                    seat + " kept their promise to " + in.seat(e.object()) + " " + deal(e),
                    seat + " a tenu sa promesse à " + in.seat(e.object()) + " de " + deal(e));
            case InfluenceEventKind.CONSPIRED -> e.says(seat + " plays a Conspiracy face down",
                    seat + " pose une Conspiration face cachée");
            case InfluenceEventKind.SHOWED -> showed(e);
            case InfluenceEventKind.CONTRIBUTED -> contributed(e);
            case InfluenceEventKind.RESOLVED -> e.says(seat + " resolves " + card, seat + " résout " + card);
            case InfluenceEventKind.BID -> e.says(seat + " bids " + in.prestige(n), seat + " mise " + in.prestige(n));
            case InfluenceEventKind.OUTBID -> e.says(seat + " stops bidding", seat + " ne mise plus");
            case InfluenceEventKind.BOUGHT -> e.says(seat + " keeps " + card + " for " + in.prestige(n),
                    seat + " garde " + card + " pour " + in.prestige(n));
            default -> null;
        };
    }

    /// Everyone learns who saw a card; only those two learn which.
    private static LogSentence showed(EventPhrases e) {
        if (e.nobodys()) return e.says("a face-down card is shown to " + e.in().seat(e.amount()),
                "une carte face cachée est montrée à " + e.in().seat(e.amount()));
        String card = e.hidden() ? e.in().faceDown() : e.card();
        return e.says(e.seat() + " shows " + card + " to " + e.in().seat(e.amount()),
                e.seat() + " montre " + card + " à " + e.in().seat(e.amount()));
    }

    private static LogSentence contributed(EventPhrases e) {
        String seat = e.seat(), whose = e.in().seat(e.amount());
        return seat.equals(whose) ? e.says(seat + " puts 1 prestige on their face-down card",
                seat + " met 1 Prestige sur sa carte face cachée")
                : e.says(seat + " puts 1 prestige on a face-down card of " + whose,
                        seat + " met 1 Prestige sur une carte face cachée de " + whose);
    }

    private static String deal(EventPhrases e) {
        String what = PromiseKind.of(e.amount() % InfluenceEventKind.UNTIL).title().in(e.in().lang());
        return what + Promised.term(e.amount() / InfluenceEventKind.UNTIL, e.in());
    }
}
