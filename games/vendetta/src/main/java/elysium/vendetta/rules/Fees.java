package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import org.jspecify.annotations.Nullable;

/// What a Planning turn costs, and what it forbids.
public final class Fees {
    public static final int BLOOD_PER_CARD = 3;

    private Fees() {}

    /// The fee for playing a card face down at a Location; never below 0 (VEN-CRL-09).
    public static int faceDown(Vendetta t, int seat, int place) {
        return Math.max(0, 1 + t.value(Value.FEE, BloodLoss.at(seat, place)));
    }

    /// How much of the Pool may be spent, played or bid: never the last Blood (VEN-RUL-08).
    public static int spare(Vendetta t, int seat) {
        return Math.max(0, t.blood(seat) - 1);
    }

    /// Why a card cannot be played face down at a Location, or null.
    public static @Nullable Clause forbidsFaceDown(Vendetta t, int seat, int place) {
        if (faceDown(t, seat, place) <= spare(t, seat)) return null;
        return mustHide(t, seat, place) ? VendettaClause.FORCED_COST : VendettaClause.LAST_BLOOD_SPENT;
    }

    /// Why a card cannot be played face up at a Location, or null.
    public static @Nullable Clause forbidsFaceUp(Vendetta t, int seat, int place) {
        return mustHide(t, seat, place) ? VendettaClause.MUST_PLAY_FACE_DOWN : null;
    }

    /// Why an amount of Blood cannot be played with a card, or null.
    public static @Nullable Clause forbidsBlood(Vendetta t, int seat, int amount) {
        if (amount > BLOOD_PER_CARD) return VendettaClause.BLOOD_LIMIT;
        return amount > spare(t, seat) ? VendettaClause.LAST_BLOOD : null;
    }

    /// Why Diablerie tokens cannot be flipped, or null.
    public static @Nullable Clause forbidsFlips(Vendetta t, int seat, int flips) {
        return flips > t.tokensUp(seat) ? VendettaClause.TOKENS_USED : null;
    }

    /// Why a card of the Alliance cannot be Drained, or null.
    public static @Nullable Clause forbidsDrain(Vendetta t, int card) {
        return t.value(Value.UNDRAINABLE, card) > 0 ? VendettaClause.CANNOT_BE_DRAINED : null;
    }

    /// Whether a text of somebody else makes the seat play face down at a Location.
    public static boolean mustHide(Vendetta t, int seat, int place) {
        return t.value(Value.HIDES, BloodLoss.at(seat, place)) > 0;
    }

    /// Whether a seat has anything in its Alliance that it could Drain.
    public static boolean canDrain(Vendetta t, int seat) {
        for (int card = t.first(elysium.vendetta.table.GameLayout.ALLIANCE + seat); card != NONE; card = t.next(card))
            if (forbidsDrain(t, card) == null) return true;
        return false;
    }
}
