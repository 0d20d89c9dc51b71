package elysium.vendetta.show.log;

import static elysium.tabletop.CardTable.LOOKED;
import static elysium.tabletop.CardTable.MOVED;
import static elysium.tabletop.CardTable.SHUFFLED;
import static elysium.tabletop.CardTable.TURNED_DOWN;
import static elysium.tabletop.CardTable.TURNED_UP;

import elysium.kernel.Event;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.vendetta.show.text.LogPhrase;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Log sentences about cards; a card the reader did not see is just "a card".
final class CardLog {
    private CardLog() {}

    static @Nullable SeatSentence of(Vendetta t, Event e, VendettaPhrases in) {
        int zone = e.amount();
        return switch (e.kind()) {
            case MOVED -> moved(t, e, in);
            case TURNED_UP -> onPosition(zone) ? turned(t, e, in.deed(new Text("reveals", "révèle"),
                    new Text("reveal", "révèlent"), card(t, e, in), in.at(t, place(zone))).mergingLater()) : null;
            case TURNED_DOWN -> onPosition(zone) ? turned(t, e, in.deed(new Text("turns", "retourne"),
                    new Text("turn", "retournent"), card(t, e, in),
                    in.say("face down ", "face cachée ") + in.at(t, place(zone)))) : null;
            case LOOKED -> looked(t, e, in);
            case SHUFFLED -> within(zone, GameLayout.DECK) ? turned(t, e, in.deed(new Text("shuffles", "mélange"),
                    new Text("shuffle", "mélangent"), in.say("the Clan deck", "la pioche de Clan"), "")) : null;
            default -> null;
        };
    }

    private static SeatSentence turned(Vendetta t, Event e, LogPhrase deed) {
        return SeatSentence.of(seat(t, e.amount()), deed);
    }

    private static @Nullable SeatSentence moved(Vendetta t, Event e, VendettaPhrases in) {
        int to = e.amount();
        if (to >= GameLayout.PRIZE && to < GameLayout.PRIZE + GameLayout.PLACES)
            return SeatSentence.sentence(
                    card(t, e, in) + in.say(" can be won ", " est à gagner ") + in.at(t, to - GameLayout.PRIZE));
        if (to == GameLayout.GONE) return left(t, e, in);
        if (seat(t, to) == Table.NONE) return null;
        LogPhrase deed = onPosition(to) ? played(t, e, in) : received(t, e, in);
        return deed == null ? null : SeatSentence.of(seat(t, to), deed);
    }

    /// An Ally that no player won leaves the game; other removals have their own sentences.
    private static @Nullable SeatSentence left(Vendetta t, Event e, VendettaPhrases in) {
        boolean unwon = e.object() >= GameLayout.PRIZE && e.object() < GameLayout.PRIZE + GameLayout.PLACES;
        return unwon ? SeatSentence.sentence(card(t, e, in) + in.say(" leaves the city", " quitte la ville")) : null;
    }

    private static LogPhrase played(Vendetta t, Event e, VendettaPhrases in) {
        String at = in.at(t, place(e.amount())), card = card(t, e, in);
        if (onPosition(e.object()))
            return in.deed(new Text("moves", "déplace"), new Text("move", "déplacent"), card,
                    in.to(t, place(e.amount()))).mergingLater();
        boolean open = e.seenBy() == Table.EVERYONE;
        return in.deed(LogLines.PLAYS, LogLines.PLAY, open ? card : card + in.say(" face down", " face cachée"), at)
                .mergingLater();
    }

    private static @Nullable LogPhrase received(Vendetta t, Event e, VendettaPhrases in) {
        int from = e.object(), to = e.amount();
        String card = card(t, e, in);
        if (within(to, GameLayout.DRAWN))
            return in.deed(new Text("draws", "pioche"), new Text("draw", "piochent"), card, "");
        if (within(to, GameLayout.DECK))
            return in.deed(new Text("puts", "remet"), new Text("put", "remettent"), card,
                    in.say("under the Clan deck", "sous la pioche de Clan"));
        if (within(to, GameLayout.RELIC))
            return in.deed(new Text("takes the Relic", "prend la Relique"),
                    new Text("take the Relic", "prennent la Relique"), card, "");
        if (within(to, GameLayout.ALLIANCE))
            return in.deed(new Text("welcomes", "accueille"), new Text("welcome", "accueillent"),
                    e.face() == Event.HIDDEN ? card : in.member(t, e.face()),
                    in.say("into the Alliance", "dans l'Alliance"));
        if (!within(to, GameLayout.HAND)) return null;
        if (onPosition(from))
            return in.deed(LogLines.TAKES_BACK, LogLines.TAKE_BACK, card, in.from(t, place(from))).mergingLater();
        return in.deed(new Text("takes", "prend"), new Text("take", "prennent"), card, in.say("into hand", "en main"));
    }

    /// All players learn who looked and where; only the viewers learn the card.
    private static @Nullable SeatSentence looked(Vendetta t, Event e, VendettaPhrases in) {
        if (!onPosition(e.amount())) return null;
        String whose = in.clan(t, seat(t, e.amount())), at = in.at(t, place(e.amount()));
        String what = in.say(" at a face-down card of " + whose, " une carte face cachée de " + whose) + " " + at;
        String looks = in.clans(t, e.seenBy() & (1 << t.players()) - 1) + in.say(" looks", " regarde") + what;
        return SeatSentence.sentence(e.face() == Event.HIDDEN ? looks : looks + in.say(": ", " : ") + card(t, e, in));
    }

    private static String card(Vendetta t, Event e, VendettaPhrases in) {
        return e.face() == Event.HIDDEN ? in.card() : in.card(t, e.face());
    }

    private static boolean within(int zone, int first) {
        return zone >= first && zone < first + Table.SEATS;
    }

    private static boolean onPosition(int zone) {
        return zone >= GameLayout.POSITION;
    }

    private static int place(int zone) {
        return (zone - GameLayout.POSITION) % GameLayout.PLACES;
    }

    private static int seat(Vendetta t, int zone) {
        return t.zones().seat(zone);
    }
}
