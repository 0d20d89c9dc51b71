package elysium.vendetta.show;

import static elysium.tabletop.CardTable.LOOKED;
import static elysium.tabletop.CardTable.MOVED;
import static elysium.tabletop.CardTable.SHUFFLED;
import static elysium.tabletop.CardTable.TURNED_DOWN;
import static elysium.tabletop.CardTable.TURNED_UP;

import elysium.kernel.Event;
import elysium.kernel.Table;
import elysium.vendetta.table.Ground;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// What happened to cards, in the words of the log; a card that the reader did not see is just a card.
final class CardTales {
    private CardTales() {}

    static @Nullable String of(Vendetta t, Event e, Tongue in) {
        int zone = e.amount();
        return switch (e.kind()) {
            case MOVED -> moved(t, e, in);
            case TURNED_UP -> onPosition(zone) ? in.clan(t, seat(t, zone)) + in.say(" reveals ", " révèle ")
                    + card(t, e, in) + " " + in.at(t, place(zone)) : null;
            case TURNED_DOWN -> onPosition(zone) ? in.clan(t, seat(t, zone)) + in.say(" turns ", " retourne ")
                    + card(t, e, in) + in.say(" face down ", " face cachée ") + in.at(t, place(zone)) : null;
            case LOOKED -> looked(t, e, in);
            case SHUFFLED -> within(zone, Ground.DECK)
                    ? in.clan(t, seat(t, zone)) + in.say(" shuffles the Clan deck", " mélange la pioche de Clan")
                    : null;
            default -> null;
        };
    }

    private static @Nullable String moved(Vendetta t, Event e, Tongue in) {
        int to = e.amount();
        if (to >= Ground.PRIZE && to < Ground.PRIZE + Ground.PLACES)
            return card(t, e, in) + in.say(" can be won ", " est à gagner ") + in.at(t, to - Ground.PRIZE);
        if (to == Ground.GONE) return left(t, e, in);
        if (seat(t, to) == Table.NONE) return null;
        String did = onPosition(to) ? played(t, e, in) : received(t, e, in);
        return did == null ? null : in.clan(t, seat(t, to)) + " " + did;
    }

    /// An Ally that nobody won is gone; what else leaves the game is told otherwise.
    private static @Nullable String left(Vendetta t, Event e, Tongue in) {
        boolean unwon = e.object() >= Ground.PRIZE && e.object() < Ground.PRIZE + Ground.PLACES;
        return unwon ? card(t, e, in) + in.say(" leaves the city", " quitte la ville") : null;
    }

    private static String played(Vendetta t, Event e, Tongue in) {
        String at = in.at(t, place(e.amount())), card = card(t, e, in);
        boolean open = e.seenBy() == Table.EVERYONE;
        if (onPosition(e.object())) return in.say("moves " + card + ": now ", "déplace " + card + " : désormais ") + at;
        return open ? in.say("plays " + card + " ", "joue " + card + " ") + at
                : in.say("lays " + card + " face down ", "pose " + card + " face cachée ") + at;
    }

    private static @Nullable String received(Vendetta t, Event e, Tongue in) {
        int from = e.object(), to = e.amount();
        String card = card(t, e, in);
        if (within(to, Ground.DRAWN)) return in.say("draws ", "pioche ") + card;
        if (within(to, Ground.DECK))
            return in.say("puts " + card + " into the Clan deck", "remet " + card + " dans la pioche de Clan");
        if (within(to, Ground.RELIC)) return in.say("takes the Relic ", "prend la Relique ") + card;
        if (within(to, Ground.ALLIANCE))
            return in.say("has " + card + " join the Alliance", "accueille " + card + " dans son Alliance");
        if (!within(to, Ground.HAND)) return null;
        if (onPosition(from)) return in.say("takes back ", "reprend ") + card;
        return in.say("takes " + card + " into hand", "prend " + card + " en main");
    }

    /// Everybody knows who looked and where, only those who looked at what.
    private static @Nullable String looked(Vendetta t, Event e, Tongue in) {
        if (!onPosition(e.amount())) return null;
        String whose = in.clan(t, seat(t, e.amount())), at = in.at(t, place(e.amount()));
        String what = in.say(" at a face-down card of " + whose, " une carte face cachée de " + whose) + " " + at;
        String looks = in.clans(t, e.seenBy() & (1 << t.players()) - 1) + in.say(" looks", " regarde") + what;
        return e.face() == Event.HIDDEN ? looks : looks + in.say(": ", " : ") + card(t, e, in);
    }

    private static String card(Vendetta t, Event e, Tongue in) {
        return e.face() == Event.HIDDEN ? in.say("a card", "une carte") : in.card(t, e.face());
    }

    private static boolean within(int zone, int first) {
        return zone >= first && zone < first + Table.SEATS;
    }

    private static boolean onPosition(int zone) {
        return zone >= Ground.POSITION;
    }

    private static int place(int zone) {
        return (zone - Ground.POSITION) % Ground.PLACES;
    }

    private static int seat(Vendetta t, int zone) {
        return t.zones().seat(zone);
    }
}
