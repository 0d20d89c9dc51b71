package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Tell;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What happened in the chain, in the words of the log.
final class ChainTales {
    private ChainTales() {}

    static @Nullable LogSentence of(Nightfall t, Event e, Tongue in) {
        String seat = e.subject() == NONE ? "" : in.seat(e.subject());
        String card = e.face() < 0 ? in.card() : in.card(t, e.face());
        String moon = e.amount() == 1 ? in.say(" (kicker)", " (Pleine Lune)") : "";
        return switch (e.kind()) {
            case Tell.LINKED -> LogSentence.of(seat + in.say(" plays into the chain: ", " joue dans l'Enchaînement : "),
                    card + moon, "");
            case Tell.RESOLVES -> LogSentence.of(card + moon + in.say(" of " + seat + " resolves",
                    ", de " + seat + ", se résout"));
            case Tell.UNLINKED -> LogSentence.of(card + in.say(" of " + seat + " leaves the chain unresolved",
                    ", de " + seat + ", quitte l'Enchaînement sans être résolu"));
            case Tell.TWICE -> LogSentence.of(card + in.say(" of " + seat + " will be applied " + e.amount() + " times",
                    ", de " + seat + ", sera appliqué " + e.amount() + " fois"));
            case Tell.CHOOSES -> LogSentence
                    .of(seat + in.say(" will choose the targets of ", " choisira les cibles de ")
                            + card);
            case Tell.NO_CHAIN -> LogSentence.of(seat + in.say(" starts no chain", " ne crée pas d'Enchaînement"));
            default -> null;
        };
    }
}
