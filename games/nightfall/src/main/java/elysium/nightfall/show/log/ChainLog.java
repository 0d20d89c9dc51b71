package elysium.nightfall.show.log;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about the chain.
final class ChainLog {
    private ChainLog() {}

    static @Nullable LogSentence of(Nightfall t, Event e, NightfallPhrases in) {
        String seat = e.subject() == NONE ? "" : in.seat(e.subject());
        String card = e.face() < 0 ? in.card() : in.card(t, e.face());
        String moon = e.amount() == 1 ? in.say(" (kicker)", " (Pleine Lune)") : "";
        return switch (e.kind()) {
            case EventKind.LINKED -> LogSentence.of(
                    seat + in.say(" plays into the chain: ", " joue dans l'Enchaînement : "),
                    card + moon, "");
            case EventKind.RESOLVES -> LogSentence.of(card + moon + in.say(" of " + seat + " resolves",
                    ", de " + seat + ", se résout"));
            case EventKind.UNLINKED -> LogSentence.of(card + in.say(" of " + seat + " leaves the chain unresolved",
                    ", de " + seat + ", quitte l'Enchaînement sans résolution"));
            case EventKind.TWICE -> LogSentence
                    .of(card + in.say(" of " + seat + " will resolve " + e.amount() + " times",
                            ", de " + seat + ", s'appliquera " + e.amount() + " fois"));
            case EventKind.CHOOSES -> LogSentence
                    .of(seat + in.say(" will choose the targets of ", " choisira les cibles de ")
                            + card);
            case EventKind.NO_CHAIN -> LogSentence.of(seat + in.say(" starts no chain", " ne crée pas d'Enchaînement"));
            default -> null;
        };
    }
}
