package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Computes Power layer by layer (VEN-RUL-55).
public final class Power {
    private Power() {}

    /// The current Power of a card on a Position; never below 0.
    public static int of(Vendetta t, int card) {
        if (t.isFaceDown(card)) return t.value(Value.DOWN_POWER, t.controller(card));
        int power = t.power(card) + t.value(Value.PRINTED, card);
        if (t.value(Value.ZERO, card) > 0) power = 0;
        power = Math.max(power, t.value(Value.EQUAL, card)) + t.value(Value.BONUS, card);
        return Math.max(0, power);
    }

    /// A seat's total Power at the Location being resolved: cards, Blood, and bonuses to the total.
    public static int total(Vendetta t, int seat, int place) {
        int total = 0;
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
            total += of(t, card);
        int worth = 1 + t.value(Value.BLOOD_WORTH, seat);
        return total + t.locations.deployed(seat, place) * worth + t.value(Value.TOTAL, seat);
    }

    /// The highest printed Power among the face-up cards at a Location, without one seat's Position (NONE: all).
    public static int highestPrinted(Vendetta t, int place, int but) {
        int highest = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (seat == but) continue;
            for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
                if (!t.isFaceDown(card)) highest = Math.max(highest, t.power(card));
        }
        return highest;
    }

    /// The number of face-up cards of a seat at a Location.
    public static int faceUp(Vendetta t, int seat, int place) {
        int up = 0;
        for (int card = t.first(Locations.position(seat, place)); card != NONE; card = t.next(card))
            if (!t.isFaceDown(card)) up++;
        return up;
    }
}
