package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Tell;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What minions did and what befell them, in the words of the log.
final class MinionTales {
    private MinionTales() {}

    static @Nullable LogSentence of(Nightfall t, Event e, Tongue in) {
        int def = e.kind() == Tell.RETURNED ? e.amount() : e.face();
        String seat = e.subject() == NONE ? "" : in.seat(e.subject()), card = def < 0 ? in.card() : in.card(t, def);
        String of = in.say(" of ", " de ") + seat;
        return switch (e.kind()) {
            case Tell.ATTACKED -> LogSentence.of(in.say("attack on ", "attaque contre ") + seat + in.say(": ", " : "),
                    card,
                    "");
            case Tell.BLOCKED -> LogSentence.of(seat + in.say(" blocks with ", " bloque avec "), card, "");
            case Tell.FOUGHT -> LogSentence.of(card + in.say(" strikes at ", " frappe ") + seat);
            case Tell.UNBLOCKED -> LogSentence.of(seat + in.say(" does not block", " ne bloque pas"));
            case Tell.HURT -> LogSentence.of(card + of + in.say(" takes ", " subit ") + in.damage(e.amount()));
            case Tell.HEALED -> LogSentence.of(card + of + in.say(" regains ", " récupère ") + in.health(e.amount()));
            case Tell.DESTROYED -> LogSentence.of(seat + in.say(" loses ", " perd "), card,
                    in.say(", destroyed", " par destruction"));
            case Tell.WITHDRAWN -> LogSentence.of(seat + in.say(" discards from play ", " défausse du jeu "), card, "");
            case Tell.RETURNED -> LogSentence.of(seat + in.say(" takes back to hand ", " reprend en main "), card, "");
            case Tell.ENTERED -> LogSentence.of(seat + in.say(" puts into play ", " met en jeu "), card, "");
            default -> null;
        };
    }
}
