package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Event;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Tell;
import org.jspecify.annotations.Nullable;

/// What minions did and what befell them, in the words of the log.
final class MinionTales {
    private MinionTales() {}

    static @Nullable Tale of(Nightfall t, Event e, Tongue in) {
        int def = e.kind() == Tell.RETURNED ? e.amount() : e.face();
        String seat = e.subject() == NONE ? "" : in.seat(e.subject()), card = def < 0 ? in.card() : in.card(t, def);
        String of = in.say(" of ", " de ") + seat;
        return switch (e.kind()) {
            case Tell.ATTACKED -> Tale.of(in.say("attack on ", "attaque contre ") + seat + in.say(": ", " : "), card,
                    "");
            case Tell.BLOCKED -> Tale.of(seat + in.say(" blocks with ", " bloque avec "), card, "");
            case Tell.FOUGHT -> Tale.of(card + in.say(" strikes at ", " frappe ") + seat);
            case Tell.UNBLOCKED -> Tale.of(seat + in.say(" does not block", " ne bloque pas"));
            case Tell.HURT -> Tale.of(card + of + in.say(" takes ", " subit ") + in.damage(e.amount()));
            case Tell.HEALED -> Tale.of(card + of + in.say(" regains " + e.amount() + " health",
                    " récupère " + e.amount() + (e.amount() == 1 ? " Point de Vie" : " Points de Vie")));
            case Tell.DESTROYED -> Tale.of(seat + in.say(" loses ", " perd "), card,
                    in.say(", destroyed", " par destruction"));
            case Tell.WITHDRAWN -> Tale.of(seat + in.say(" discards from play ", " défausse du jeu "), card, "");
            case Tell.RETURNED -> Tale.of(seat + in.say(" takes back to hand ", " reprend en main "), card, "");
            case Tell.ENTERED -> Tale.of(seat + in.say(" puts into play ", " met en jeu "), card, "");
            default -> null;
        };
    }
}
