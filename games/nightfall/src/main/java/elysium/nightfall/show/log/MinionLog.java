package elysium.nightfall.show.log;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about minions.
final class MinionLog {
    private MinionLog() {}

    static @Nullable LogSentence of(Nightfall t, Event e, NightfallPhrases in) {
        int def = e.kind() == EventKind.RETURNED ? e.amount() : e.face();
        String seat = e.subject() == NONE ? "" : in.seat(e.subject()), card = def < 0 ? in.card() : in.card(t, def);
        String of = in.say(" of ", " de ") + seat;
        return switch (e.kind()) {
            case EventKind.ATTACKED -> LogSentence.of(
                    in.say("attack on ", "attaque contre ") + seat + in.say(": ", " : "),
                    card,
                    "");
            case EventKind.BLOCKED -> LogSentence.of(seat + in.say(" blocks with ", " bloque avec "), card, "");
            case EventKind.FOUGHT -> LogSentence.of(card + in.say(" strikes ", " frappe ") + seat);
            case EventKind.UNBLOCKED -> LogSentence.of(seat + in.say(" does not block", " ne bloque pas"));
            case EventKind.HURT -> LogSentence.of(card + of + in.say(" takes ", " subit ") + in.damage(e.amount()));
            case EventKind.HEALED -> LogSentence
                    .of(card + of + in.say(" regains ", " récupère ") + in.health(e.amount()));
            case EventKind.DESTROYED -> LogSentence.of(in.say(seat + " loses ", "destruction "),
                    in.say(card, Elision.of(card)), in.say(", destroyed", ", de " + seat));
            case EventKind.WITHDRAWN -> LogSentence.of(seat + in.say(" discards ", " défausse "), card,
                    in.say(" from play", ", en jeu"));
            case EventKind.RETURNED -> LogSentence.of(seat + in.say(" takes back to hand ", " reprend en main "), card,
                    "");
            case EventKind.ENTERED -> LogSentence.of(seat + in.say(" puts into play ", " met en jeu "), card, "");
            default -> null;
        };
    }
}
