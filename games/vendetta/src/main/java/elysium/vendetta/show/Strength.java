package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.Vendetta;

/// How strong a Position looks: by the rules while its Location is resolved, by what is printed before.
final class Strength {
    private Strength() {}

    /// The Power of a card that lies face up on a Position.
    static int of(Vendetta t, int card) {
        boolean resolving = t.resolving() != NONE && t.resolving() == t.place(card);
        return resolving ? Power.of(t, card) : t.power(card);
    }

    /// The Power of a Position as everybody sees it; cards face down may still add to it until it was judged.
    static int shown(Vendetta t, int seat, int place) {
        if (t.judged(seat, place) != NONE) return t.judged(seat, place);
        if (t.resolving() == place) return Power.total(t, seat, place);
        int total = t.deployed(seat, place);
        for (int card = t.first(Vendetta.position(seat, place)); card != NONE; card = t.next(card))
            if (!t.faceDown(card)) total += t.power(card);
        return total;
    }

    /// The Power of a Position as a viewer sees it, who knows some of the cards that are still to be revealed.
    static int known(Vendetta t, int viewer, int seat, int place) {
        int total = shown(t, seat, place);
        if (t.judged(seat, place) != NONE || revealed(t, place)) return total;
        for (int card = t.first(Vendetta.position(seat, place)); card != NONE; card = t.next(card)) {
            boolean toCome = t.faceDown(card) && !t.ledger.used(Vendetta.LOCATION, card, ForcedChoice.LEFT_DOWN);
            if (toCome && t.sees(viewer, card))
                total += t.power(card) - (t.resolving() == place ? Power.of(t, card) : 0);
        }
        return total;
    }

    /// How many cards of a Position a viewer does not know, and that may still add to its Power.
    static int hidden(Vendetta t, int viewer, int seat, int place) {
        if (t.judged(seat, place) != NONE) return 0;
        int hidden = 0;
        for (int card = t.first(Vendetta.position(seat, place)); card != NONE; card = t.next(card))
            if (!t.sees(viewer, card)) hidden++;
        return hidden;
    }

    /// Whether the Revelation of a Location is over: what is face down there now stays so.
    private static boolean revealed(Vendetta t, int place) {
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof Resolution resolution && resolution.place() == place)
                return resolution.at().compareTo(Resolution.Stage.REVEAL) > 0;
        return false;
    }
}
