package elysium.vendetta.rules;

import elysium.vendetta.table.Tell;
import elysium.vendetta.table.Vendetta;

/// How Blood and Influence move when nobody is harmed: between Bank, Pool and Positions. The Bank never runs out.
public final class Bank {
    private Bank() {}

    /// Takes Blood from the Bank into the Pool.
    public static void gain(Vendetta t, int seat, int amount) {
        if (amount == 0 || !t.alive(seat)) return;
        t.blood(seat, t.blood(seat) + amount);
        t.say(Tell.GAINED, seat, 0, amount);
    }

    /// Plays Blood from the Pool on the seat's Position.
    public static void deploy(Vendetta t, int seat, int place, int amount) {
        if (amount == 0) return;
        t.blood(seat, t.blood(seat) - amount);
        t.deployed(seat, place, t.deployed(seat, place) + amount);
        t.say(Tell.DEPLOYED, seat, place, amount);
    }

    /// Plays Blood from the Bank on the seat's Position.
    public static void supply(Vendetta t, int seat, int place, int amount) {
        if (amount == 0 || !t.alive(seat)) return;
        t.deployed(seat, place, t.deployed(seat, place) + amount);
        t.say(Tell.SUPPLIED, seat, place, amount);
    }

    /// Takes Deployed Blood back into the Pool of its player.
    public static void recall(Vendetta t, int seat, int place, int amount) {
        take(t, seat, place, seat, amount);
    }

    /// Takes Deployed Blood of a seat into somebody's Pool.
    public static void take(Vendetta t, int from, int place, int to, int amount) {
        if (amount == 0) return;
        t.deployed(from, place, t.deployed(from, place) - amount);
        if (t.alive(to)) t.blood(to, t.blood(to) + amount);
        t.say(from == to ? Tell.RECALLED : Tell.TAKEN, from, place, amount);
    }

    /// Discards Deployed Blood to the Bank.
    public static void discard(Vendetta t, int seat, int place, int amount) {
        int gone = Math.min(amount, t.deployed(seat, place));
        if (gone == 0) return;
        t.deployed(seat, place, t.deployed(seat, place) - gone);
        t.say(Tell.DISCARDED, seat, place, gone);
    }

    /// Moves Deployed Blood of a seat to another of its Positions.
    public static void shift(Vendetta t, int seat, int from, int to, int amount) {
        if (amount == 0) return;
        t.deployed(seat, from, t.deployed(seat, from) - amount);
        t.deployed(seat, to, t.deployed(seat, to) + amount);
        t.say(Tell.SHIFTED, seat, to, amount);
    }

    /// Moves Deployed Blood to another seat's Position at the same Location.
    public static void cede(Vendetta t, int from, int to, int place, int amount) {
        if (amount == 0) return;
        t.deployed(from, place, t.deployed(from, place) - amount);
        if (t.alive(to)) t.deployed(to, place, t.deployed(to, place) + amount);
        t.say(Tell.TAKEN, from, place, amount);
    }

    public static void gainInfluence(Vendetta t, int seat, int amount) {
        if (amount == 0 || !t.alive(seat)) return;
        t.influence(seat, t.influence(seat) + amount);
        t.say(Tell.INFLUENCE, seat, 0, amount);
    }

    /// Discards Influence tokens, as many as there are (VEN-RUL-62).
    public static void loseInfluence(Vendetta t, int seat, int amount) {
        int gone = Math.min(amount, t.influence(seat));
        if (gone == 0) return;
        t.influence(seat, t.influence(seat) - gone);
        t.say(Tell.NO_INFLUENCE, seat, 0, gone);
    }
}
