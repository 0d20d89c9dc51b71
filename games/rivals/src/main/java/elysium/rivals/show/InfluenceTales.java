package elysium.rivals.show;

import elysium.rivals.rules.Conflict;
import elysium.rivals.table.Deal;
import elysium.rivals.table.InfluenceTell;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What happened in conflicts, with promises, Conspiracies and bids, in the words of the log.
final class InfluenceTales {
    private InfluenceTales() {}

    static @Nullable LogSentence of(Teller e) {
        return e.kind() <= InfluenceTell.TOOK_BACK ? conflict(e) : besides(e);
    }

    private static @Nullable LogSentence conflict(Teller e) {
        Tongue in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case InfluenceTell.EXERTED -> e.says(card + " of " + seat + " exerts " + in.influence(n),
                    card + ", de " + seat + ", exerce " + in.influence(n));
            case InfluenceTell.MODIFIED_DOWN -> e.says(seat + " lays an Influence Modifier face down",
                    seat + " pose un Modificateur d'Influence face cachée");
            case InfluenceTell.MODIFIED -> e.says(card + " gives " + seat + " " + in.influence(n),
                    card + " donne " + in.influence(n) + " à " + seat);
            case InfluenceTell.SIDED -> side(e);
            case InfluenceTell.FIST_OPENED -> e.says(seat + " opens a fist: " + in.prestige(n),
                    seat + " ouvre le poing : " + in.prestige(n));
            case InfluenceTell.DECIDED -> decided(e);
            case InfluenceTell.TOOK_BACK -> e.says(seat + " takes back " + in.prestige(n),
                    seat + " reprend " + in.prestige(n));
            default -> null;
        };
    }

    private static LogSentence side(Teller e) {
        String sight = e.in().influence(e.amount());
        return switch (e.object()) {
            case Conflict.YES -> e.says(e.seat() + " says Yes, with " + sight + " in sight",
                    e.seat() + " dit Oui, avec " + sight + " en vue");
            case Conflict.NO -> e.says(e.seat() + " says No, with " + sight + " in sight",
                    e.seat() + " dit Non, avec " + sight + " en vue");
            default -> e.says(e.seat() + " stays out of it", e.seat() + " reste à l'écart");
        };
    }

    /// A tie is won by Yes.
    private static LogSentence decided(Teller e) {
        int yes = e.object(), no = e.amount();
        return yes >= no ? e.says(yes + " for Yes, " + no + " for No: the Scheme succeeds",
                yes + " pour Oui, " + no + " pour Non : l'Intrigue réussit")
                : e.says(yes + " for Yes, " + no + " for No: the Scheme fails",
                        yes + " pour Oui, " + no + " pour Non : l'Intrigue échoue");
    }

    private static @Nullable LogSentence besides(Teller e) {
        Tongue in = e.in();
        String seat = e.seat(), card = e.card();
        int n = e.amount();
        return switch (e.kind()) {
            case InfluenceTell.PROMISED -> e.says(seat + " promises " + in.seat(e.object()) + " " + deal(e),
                    seat + " promet à " + in.seat(e.object()) + " de " + deal(e));
            case InfluenceTell.KEPT -> e.says(seat + " has kept its promise to " + in.seat(e.object()) + " " + deal(e),
                    seat + " a tenu sa promesse à " + in.seat(e.object()) + " de " + deal(e));
            case InfluenceTell.CONSPIRED -> e.says(seat + " lays a Conspiracy face down",
                    seat + " pose une Conspiration face cachée");
            case InfluenceTell.SHOWED -> showed(e);
            case InfluenceTell.CONTRIBUTED -> contributed(e);
            case InfluenceTell.RESOLVED -> e.says(seat + " resolves " + card, seat + " résout " + card);
            case InfluenceTell.BID -> e.says(seat + " bids " + in.prestige(n), seat + " mise " + in.prestige(n));
            case InfluenceTell.OUTBID -> e.says(seat + " bids no more", seat + " ne mise plus");
            case InfluenceTell.BOUGHT -> e.says(seat + " keeps " + card + " for " + in.prestige(n),
                    seat + " garde " + card + " pour " + in.prestige(n));
            default -> null;
        };
    }

    /// To whom it was shown is told to all, which card it is to those two.
    private static LogSentence showed(Teller e) {
        if (e.nobodys()) return e.says("a face-down card is shown to " + e.in().seat(e.amount()),
                "une carte face cachée est montrée à " + e.in().seat(e.amount()));
        String card = e.hidden() ? e.in().faceDown() : e.card();
        return e.says(e.seat() + " shows " + card + " to " + e.in().seat(e.amount()),
                e.seat() + " montre " + card + " à " + e.in().seat(e.amount()));
    }

    private static LogSentence contributed(Teller e) {
        String seat = e.seat(), whose = e.in().seat(e.amount());
        return seat.equals(whose) ? e.says(seat + " puts 1 prestige on its face-down card",
                seat + " met 1 Prestige sur sa carte face cachée")
                : e.says(seat + " puts 1 prestige on a face-down card of " + whose,
                        seat + " met 1 Prestige sur une carte face cachée de " + whose);
    }

    private static String deal(Teller e) {
        String what = Deal.of(e.amount() % InfluenceTell.UNTIL).title().in(e.in().lang());
        return what + Promised.term(e.amount() / InfluenceTell.UNTIL, e.in());
    }
}
