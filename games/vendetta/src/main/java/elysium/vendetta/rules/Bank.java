package elysium.vendetta.rules;

import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;

/// Moves Blood and Influence between Bank, Pools and Positions without loss or theft. The Bank never runs out.
public final class Bank {
    private Bank() {}

    /// Takes Blood from the Bank into the Pool.
    public static void gain(Vendetta t, int seat, int amount) {
        if (amount == 0 || !t.seats.isAlive(seat)) return;
        t.pools.setBlood(seat, t.pools.blood(seat) + amount);
        t.log(EventKind.GAINED, seat, 0, amount);
    }

    /// Plays Blood from the Pool on the seat's Position.
    public static void deploy(Vendetta t, int seat, int place, int amount) {
        if (amount == 0) return;
        t.pools.setBlood(seat, t.pools.blood(seat) - amount);
        t.locations.setDeployed(seat, place, t.locations.deployed(seat, place) + amount);
        t.log(EventKind.DEPLOYED, seat, place, amount);
    }

    /// Plays Blood from the Bank on the seat's Position.
    public static void supply(Vendetta t, int seat, int place, int amount) {
        if (amount == 0 || !t.seats.isAlive(seat)) return;
        t.locations.setDeployed(seat, place, t.locations.deployed(seat, place) + amount);
        t.log(EventKind.SUPPLIED, seat, place, amount);
    }

    /// Takes Deployed Blood back into the Pool of its player.
    public static void recall(Vendetta t, int seat, int place, int amount) {
        take(t, seat, place, seat, amount);
    }

    /// Takes Deployed Blood of a seat into another Pool.
    public static void take(Vendetta t, int from, int place, int to, int amount) {
        if (amount == 0) return;
        t.locations.setDeployed(from, place, t.locations.deployed(from, place) - amount);
        if (t.seats.isAlive(to)) t.pools.setBlood(to, t.pools.blood(to) + amount);
        t.log(from == to ? EventKind.RECALLED : EventKind.TAKEN, from, place, amount);
    }

    /// Discards Deployed Blood to the Bank.
    public static void discard(Vendetta t, int seat, int place, int amount) {
        int gone = Math.min(amount, t.locations.deployed(seat, place));
        if (gone == 0) return;
        t.locations.setDeployed(seat, place, t.locations.deployed(seat, place) - gone);
        t.log(EventKind.DISCARDED, seat, place, gone);
    }

    /// Moves Deployed Blood of a seat to another of its Positions.
    public static void moveToOtherPlace(Vendetta t, int seat, int from, int to, int amount) {
        if (amount == 0) return;
        t.locations.setDeployed(seat, from, t.locations.deployed(seat, from) - amount);
        t.locations.setDeployed(seat, to, t.locations.deployed(seat, to) + amount);
        t.log(EventKind.SHIFTED, seat, to, amount);
    }

    /// Moves Deployed Blood to another seat's Position at the same Location.
    public static void giveToSeat(Vendetta t, int from, int to, int place, int amount) {
        if (amount == 0) return;
        t.locations.setDeployed(from, place, t.locations.deployed(from, place) - amount);
        if (t.seats.isAlive(to)) t.locations.setDeployed(to, place, t.locations.deployed(to, place) + amount);
        t.log(EventKind.TAKEN, from, place, amount);
    }

    public static void gainInfluence(Vendetta t, int seat, int amount) {
        if (amount == 0 || !t.seats.isAlive(seat)) return;
        t.pools.setInfluence(seat, t.pools.influence(seat) + amount);
        t.log(EventKind.INFLUENCE, seat, 0, amount);
    }

    /// Discards up to a number of Influence tokens (VEN-RUL-62).
    public static void loseInfluence(Vendetta t, int seat, int amount) {
        int gone = Math.min(amount, t.pools.influence(seat));
        if (gone == 0) return;
        t.pools.setInfluence(seat, t.pools.influence(seat) - gone);
        t.log(EventKind.NO_INFLUENCE, seat, 0, gone);
    }
}
