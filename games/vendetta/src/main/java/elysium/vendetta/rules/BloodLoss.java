package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Blood leaving a Pool: lost, stolen or spent, with the texts that prevent, redirect or answer it.
public final class BloodLoss {

    /// The source of a loss: the seat, the card of the book and the Location of the effect; NONE if it has none.
    public record Source(int seat, int def, int place) {
        public static final Source RULE = new Source(NONE, NONE, NONE);
    }

    private BloodLoss() {}

    /// Makes a seat Lose Blood, as far as it has any.
    public static void lose(Vendetta t, int seat, int amount, Source by) {
        int gone = maxLoss(t, seat, amount, by);
        if (gone == 0) return;
        t.pools.setBlood(seat, t.pools.blood(seat) - gone);
        t.log(EventKind.LOST, seat, by.def, gone);
        blame(t, seat, by);
        toPact(t, seat, gone);
        spite(t, seat, gone, by.place);
    }

    /// Steals Blood from a seat's Pool into the Pool of the effect's player.
    public static void steal(Vendetta t, int from, int amount, Source by) {
        int gone = maxLoss(t, from, amount, by);
        if (gone == 0) return;
        t.pools.setBlood(from, t.pools.blood(from) - gone);
        if (by.seat != NONE && t.seats.isAlive(by.seat)) t.pools.setBlood(by.seat, t.pools.blood(by.seat) + gone);
        t.log(EventKind.STOLEN, from, by.seat, gone);
        blame(t, from, by);
        spite(t, from, gone, by.place);
    }

    /// Spends Blood as a cost, which never takes the last (VEN-GLO-11).
    public static void spend(Vendetta t, int seat, int amount, int place) {
        if (amount == 0) return;
        t.pools.setBlood(seat, t.pools.blood(seat) - amount);
        t.log(EventKind.SPENT, seat, place, amount);
        toPact(t, seat, amount);
        spite(t, seat, amount, place);
    }

    /// How much an effect can take from a Pool: nothing from an immune seat, and no more than it has.
    public static int maxLoss(Vendetta t, int seat, int amount, Source by) {
        if (!t.seats.isAlive(seat) || immune(t, seat, by)) return 0;
        int there = t.pools.blood(seat);
        if (t.evening.resolvingPlace() != NONE && t.value(Value.LAST_DROP, t.evening.resolvingPlace()) > 0)
            there = Math.max(0, there - 1);
        return Math.min(amount, there);
    }

    /// Whether a seat is immune to a card, here or everywhere (VEN-CRL-15, VEN-CRL-41).
    public static boolean immune(Vendetta t, int seat, Source by) {
        if (by.def != NONE && t.ledger.used(Vendetta.ROUND, seat, by.def)) return true;
        return by.place != NONE && t.value(Value.IMMUNE, valueSubject(seat, by.place)) > 0;
    }

    /// A seat and a Location as one number: the subject of values that depend on both.
    public static int valueSubject(int seat, int place) {
        return place << 4 | seat;
    }

    private static void blame(Vendetta t, int seat, Source by) {
        if (t.pools.blood(seat) == 0) t.pools.setCause(seat, by.seat == seat ? NONE : by.seat);
    }

    /// Puts lost or spent Blood on its player's Position instead of the Bank, if a text says so (VEN-CRL-18).
    private static void toPact(Vendetta t, int seat, int amount) {
        int pact = t.firstModifyingCard(Value.PACT, seat);
        if (pact != NONE) Bank.supply(t, seat, t.locations.of(pact), amount);
    }

    /// Records Blood that a text at this Location will answer (VEN-CRL-19).
    private static void spite(Vendetta t, int seat, int amount, int place) {
        if (place == NONE) return;
        int card = t.firstModifyingCard(Value.RETALIATES, seat);
        if (card != NONE && t.locations.of(card) == place)
            t.pools.setBloodToAnswer(seat, t.pools.bloodToAnswer(seat) + amount);
    }
}
