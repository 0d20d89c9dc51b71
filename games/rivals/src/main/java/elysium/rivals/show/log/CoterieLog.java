package elysium.rivals.show.log;

import elysium.rivals.show.text.EventPhrases;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.event.EventKind;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about characters: blood, damage, exhaustion, where they move.
final class CoterieLog {
    private CoterieLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        return e.kind() <= EventKind.POURED ? blood(e) : state(e);
    }

    private static @Nullable LogSentence blood(EventPhrases e) {
        RivalsPhrases in = e.in();
        String card = e.card(), blood = in.blood(e.amount());
        return switch (e.kind()) {
            case EventKind.MENDED -> e.says(card + " mends " + blood, card + " régénère " + blood);
            case EventKind.BLED -> e.says(card + " loses " + blood, card + " perd " + blood);
            case EventKind.PAID_BLOOD -> e.says(card + " pays " + blood, card + " paie " + blood);
            case EventKind.HURT -> e.says(card + " takes " + in.damage(e.amount()), card + " subit "
                    + in.damage(e.amount()));
            case EventKind.BURNT -> e.says(card + " takes " + in.aggravated(e.amount()), card + " subit "
                    + in.aggravated(e.amount()));
            case EventKind.STOLE_BLOOD -> e.says(card + " steals " + blood + " from " + e.card(e.object()),
                    card + " vole " + blood + " " + in.to(e.card(e.object())));
            case EventKind.POURED -> e.hidden() ? null
                    : e.says(e.seat() + " puts " + in.prestige(e.amount()) + " on " + card + " as blood",
                            e.seat() + " met " + in.prestige(e.amount()) + " sur " + card + " comme Sang");
            default -> null;
        };
    }

    private static @Nullable LogSentence state(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.EXHAUSTED -> e.lists(seat + " exhausts ", seat + " épuise ");
            case EventKind.READIED -> e.lists(seat + " readies ", seat + " redresse ");
            case EventKind.FEAR_GONE -> e.says(card + " loses a Fear token instead of becoming ready",
                    card + " perd un jeton Peur au lieu de se redresser");
            case EventKind.AFRAID -> e.says(card + " gets a Fear token", card + " reçoit un jeton Peur");
            case EventKind.WENT_OUT -> e.lists(seat + " sends ", seat + " envoie ",
                    " to The Streets" + party(e), " dans La Rue" + party(e));
            case EventKind.CAME_HOME -> e.lists(seat + " brings home ", seat + " ramène au Refuge : ");
            case EventKind.REGROUPED -> e.lists(seat + " moves ", seat + " déplace ", " to another party" + party(e),
                    " vers un autre groupe" + party(e));
            case EventKind.ROSE -> e.says(card + " leaves torpor", card + " sort de Torpeur");
            default -> null;
        };
    }

    private static String party(EventPhrases e) {
        return " (" + e.in().party(e.amount()) + ")";
    }
}
