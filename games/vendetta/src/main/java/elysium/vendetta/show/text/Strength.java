package elysium.vendetta.show.text;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;

/// The visible Power of a Position: by the rules during its resolution, by printed values before.
public final class Strength {
    private Strength() {}

    /// The Power of a face-up card on a Position.
    public static int of(Vendetta t, int card) {
        boolean resolving = t.evening.resolvingPlace() != NONE && t.evening.resolvingPlace() == t.locations.of(card);
        return resolving ? Power.of(t, card) : t.power(card);
    }

    /// The public Power of a Position; face-down cards may add to it until it is ranked.
    public static int publicPower(Vendetta t, int seat, int place) {
        if (t.locations.finalPower(seat, place) != NONE) return t.locations.finalPower(seat, place);
        if (t.evening.resolvingPlace() == place) return Power.total(t, seat, place);
        int total = t.locations.deployed(seat, place);
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
            if (!t.isFaceDown(card)) total += t.power(card);
        return total;
    }

    /// The Power of a Position as a viewer knows it, including cards still to be revealed.
    public static int powerKnownTo(Vendetta t, int viewer, int seat, int place) {
        int total = publicPower(t, seat, place);
        if (t.locations.finalPower(seat, place) != NONE || revealed(t, place)) return total;
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card)) {
            boolean toCome = t.isFaceDown(card) && !t.ledger.used(Vendetta.LOCATION, card, ForcedChoice.LEFT_DOWN);
            if (toCome && t.sees(viewer, card))
                total += t.power(card) - (t.evening.resolvingPlace() == place ? Power.of(t, card) : 0);
        }
        return total;
    }

    /// The number of cards on a Position that the viewer does not know and that may add Power.
    public static int hiddenCards(Vendetta t, int viewer, int seat, int place) {
        if (t.locations.finalPower(seat, place) != NONE) return 0;
        int hidden = 0;
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
            if (!t.sees(viewer, card)) hidden++;
        return hidden;
    }

    /// Whether the Revelation of a Location is over, so that face-down cards stay so.
    private static boolean revealed(Vendetta t, int place) {
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof Resolution resolution && resolution.place() == place)
                return resolution.at().compareTo(Resolution.Stage.REVEAL) > 0;
        return false;
    }
}
