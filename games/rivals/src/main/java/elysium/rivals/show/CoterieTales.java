package elysium.rivals.show;

import elysium.rivals.table.Tell;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What befell vampires, and where they went, in the words of the log.
final class CoterieTales {
    private CoterieTales() {}

    static @Nullable LogSentence of(Teller e) {
        return e.kind() <= Tell.POURED ? blood(e) : state(e);
    }

    private static @Nullable LogSentence blood(Teller e) {
        Tongue in = e.in();
        String card = e.card(), blood = in.blood(e.amount());
        return switch (e.kind()) {
            case Tell.MENDED -> e.says(card + " mends " + blood, card + " régénère " + blood);
            case Tell.BLED -> e.says(card + " loses " + blood, card + " perd " + blood);
            case Tell.PAID_BLOOD -> e.says(card + " pays " + blood, card + " paie " + blood);
            case Tell.HURT -> e.says(card + " takes " + in.damage(e.amount()), card + " subit "
                    + in.damage(e.amount()));
            case Tell.BURNT -> e.says(card + " takes " + in.aggravated(e.amount()), card + " subit "
                    + in.aggravated(e.amount()));
            case Tell.STOLE_BLOOD -> e.says(card + " steals " + blood + " from " + e.card(e.object()),
                    card + " vole " + blood + " à " + e.card(e.object()));
            case Tell.POURED -> e.hidden() ? null
                    : e.says(e.seat() + " puts " + in.prestige(e.amount()) + " on " + card + " as blood",
                            e.seat() + " met " + in.prestige(e.amount()) + " sur " + card + " comme Sang");
            default -> null;
        };
    }

    private static @Nullable LogSentence state(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.EXHAUSTED -> e.lists(seat + " exhausts ", seat + " épuise ");
            case Tell.READIED -> e.lists(seat + " readies ", seat + " redresse ");
            case Tell.FEAR_GONE -> e.says(card + " loses a Fear token instead of becoming ready",
                    card + " perd un jeton Peur au lieu de se redresser");
            case Tell.AFRAID -> e.says(card + " gets a Fear token", card + " reçoit un jeton Peur");
            case Tell.WENT_OUT -> e.lists(seat + " sends ", seat + " envoie ",
                    " to The Streets" + party(e), " dans La Rue" + party(e));
            case Tell.CAME_HOME -> e.lists(seat + " brings home ", seat + " ramène au Refuge ");
            case Tell.REGROUPED -> e.lists(seat + " moves ", seat + " déplace ", " to another party" + party(e),
                    " vers un autre groupe" + party(e));
            case Tell.ROSE -> e.says(card + " leaves torpor", card + " sort de Torpeur");
            default -> null;
        };
    }

    private static String party(Teller e) {
        return " (" + e.in().party(e.amount()) + ")";
    }
}
