package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import org.jspecify.annotations.Nullable;

/// The costs and prohibitions of Planning turns.
public final class Fees {
    public static final int BLOOD_PER_CARD = 3;

    private Fees() {}

    /// The fee for playing a card face down at a Location; never below 0 (VEN-CRL-09).
    public static int faceDown(Vendetta t, int seat, int place) {
        return Math.max(0, 1 + t.value(Value.FEE, BloodLoss.valueSubject(seat, place)));
    }

    /// The Blood that may be spent, played or bid: all but the last (VEN-RUL-08).
    public static int spendableBlood(Vendetta t, int seat) {
        return Math.max(0, t.pools.blood(seat) - 1);
    }

    /// The clause that forbids playing a card face down at a Location, or null.
    public static @Nullable Clause forbidsFaceDown(Vendetta t, int seat, int place) {
        if (faceDown(t, seat, place) <= spendableBlood(t, seat)) return null;
        return mustPlayFaceDown(t, seat, place) ? VendettaClause.FORCED_COST : VendettaClause.LAST_BLOOD_SPENT;
    }

    /// The clause that forbids playing a card face up at a Location, or null.
    public static @Nullable Clause forbidsFaceUp(Vendetta t, int seat, int place) {
        return mustPlayFaceDown(t, seat, place) ? VendettaClause.MUST_PLAY_FACE_DOWN : null;
    }

    /// The clause that forbids an amount of Blood with a card, or null.
    public static @Nullable Clause forbidsBlood(Vendetta t, int seat, int amount) {
        if (amount > BLOOD_PER_CARD) return VendettaClause.BLOOD_LIMIT;
        return amount > spendableBlood(t, seat) ? VendettaClause.LAST_BLOOD : null;
    }

    /// The clause that forbids flipping Diablerie tokens, or null.
    public static @Nullable Clause forbidsFlips(Vendetta t, int seat, int flips) {
        return flips > t.pools.tokensUp(seat) ? VendettaClause.TOKENS_USED : null;
    }

    /// The clause that forbids Draining a card, or null.
    public static @Nullable Clause forbidsDrain(Vendetta t, int card) {
        return t.value(Value.UNDRAINABLE, card) > 0 ? VendettaClause.CANNOT_BE_DRAINED : null;
    }

    /// Whether another player's text forces the seat to play face down at a Location.
    public static boolean mustPlayFaceDown(Vendetta t, int seat, int place) {
        return t.value(Value.HIDES, BloodLoss.valueSubject(seat, place)) > 0;
    }

    public static boolean canDrain(Vendetta t, int seat) {
        for (int card = t.first(elysium.vendetta.table.GameLayout.ALLIANCE + seat); card != NONE; card = t.next(card))
            if (forbidsDrain(t, card) == null) return true;
        return false;
    }
}
