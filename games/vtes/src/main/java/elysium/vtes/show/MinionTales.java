package elysium.vtes.show;

import elysium.tabletop.LogSentence;
import elysium.vtes.table.Tell;
import org.jspecify.annotations.Nullable;

/// What befell minions, and where they went, in the words of the log.
final class MinionTales {
    private MinionTales() {}

    static @Nullable LogSentence of(Teller e) {
        return e.kind() <= Tell.MOVED_BLOOD ? blood(e) : e.kind() <= Tell.WOUNDED ? state(e) : place(e);
    }

    private static @Nullable LogSentence blood(Teller e) {
        String card = e.card(), some = e.counters();
        return switch (e.kind()) {
            case Tell.BLOOD -> e.says(card + " gains " + some, card + " gagne " + some);
            case Tell.BURNED_BLOOD -> e.says(card + " burns " + some, card + " brûle " + some);
            case Tell.PAID_BLOOD -> e.says(card + " pays " + some, card + " paie " + some);
            case Tell.DRAINED -> e.says(some + " of " + card + " drains off, above its capacity",
                    card + " perd " + some + " au-dessus de sa capacité");
            case Tell.STOLE_BLOOD -> e.says(card + " steals " + some + from(e), card + " vole " + some + from(e));
            case Tell.MOVED_BLOOD -> e.says(card + " takes " + some + from(e), card + " reçoit " + some + from(e));
            default -> null;
        };
    }

    private static String from(Teller e) {
        return e.object() < 0 ? "" : e.in().say(" from ", " à ") + e.in().card(e.t(), e.object());
    }

    private static @Nullable LogSentence state(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.LOCKED -> e.lists(seat + " locks ", seat + " incline ");
            case Tell.UNLOCKED -> e.lists(seat + " unlocks ", seat + " redresse ");
            case Tell.WOKE -> e.says(card + " wakes", card + " s'éveille");
            case Tell.WOUNDED -> e.says(card + " is wounded", "blessure grave pour " + card);
            default -> null;
        };
    }

    private static @Nullable LogSentence place(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case Tell.BROUGHT_OUT -> e.says(seat + " takes control of " + card + ", with " + e.counters(),
                    seat + " prend le contrôle " + e.in().of(card) + ", avec " + e.counters());
            case Tell.TORPOR -> e.says(card + " of " + seat + " goes to torpor",
                    card + ", de " + seat + ", tombe en torpeur");
            case Tell.ROSE -> e.says(card + " leaves torpor", card + " sort de torpeur");
            case Tell.SENT_BACK -> e.says(card + " goes back to the uncontrolled region of its owner",
                    card + " retourne dans la région incontrôlée de son propriétaire");
            case Tell.CONTROL -> e.says(
                    seat + " takes control of " + card + " from " + e.in().seat(e.amount()),
                    seat + " prend le contrôle " + e.in().of(card) + " à " + e.in().seat(e.amount()));
            default -> null;
        };
    }
}
