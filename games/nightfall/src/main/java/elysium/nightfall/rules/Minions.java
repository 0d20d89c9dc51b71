package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Trait;

/// Minions entering play, damaged, healed, destroyed, discarded and exiled.
public final class Minions {
    private Minions() {}

    /// Puts a minion into play under its owner, with full health.
    public static void enter(Nightfall t, int card) {
        t.minions.clearState(card);
        t.move(card, PLAY + t.owner(card));
        t.logCard(EventKind.ENTERED, t.owner(card), card, 0);
    }

    public static boolean inPlay(Nightfall t, int card) {
        int zone = t.zone(card);
        return zone >= PLAY && zone < PLAY + Nightfall.SEATS;
    }

    /// Inflicts damage on a minion, destroying it if it has no health left; returns the damage it took.
    public static int hurt(Nightfall t, int minion, int damage) {
        return hurt(t, minion, damage, false);
    }

    /// The same by a text that exiles what it destroys.
    public static int hurt(Nightfall t, int minion, int damage, boolean exiles) {
        int taken = Math.min(damage, t.minions.health(minion));
        if (taken <= 0) return 0;
        t.minions.setDamage(minion, t.counters(minion) + taken);
        t.logCard(EventKind.HURT, t.controller(minion), minion, taken);
        if (t.minions.health(minion) <= 0) destroy(t, minion, exiles);
        return taken;
    }

    /// Restores lost health (NF-RUL-57).
    public static void heal(Nightfall t, int minion, int health) {
        int healed = Math.min(health, t.counters(minion));
        if (healed <= 0) return;
        t.minions.setDamage(minion, t.counters(minion) - healed);
        t.logCard(EventKind.HEALED, t.controller(minion), minion, healed);
    }

    /// Destroys a minion: it goes where texts send it; exile takes precedence (NF-RUL-49).
    public static void destroy(Nightfall t, int minion, boolean exiles) {
        t.logCard(EventKind.DESTROYED, t.controller(minion), minion, 0);
        if (exiles || t.minions.is(minion, Trait.EXILED_IF_DESTROYED)) Piles.exile(t, minion);
        else if (t.minions.is(minion, Trait.RETURNS)) returned(t, minion);
        else discarded(t, minion);
    }

    /// Discards a minion from play.
    public static void discard(Nightfall t, int minion) {
        t.logCard(EventKind.WITHDRAWN, t.controller(minion), minion, 0);
        if (t.minions.is(minion, Trait.EXILED_IF_DISCARDED)) Piles.exile(t, minion);
        else discarded(t, minion);
    }

    private static void discarded(Nightfall t, int minion) {
        t.minions.clearState(minion);
        t.move(minion, DISCARD + t.owner(minion));
    }

    private static void returned(Nightfall t, int minion) {
        int seat = t.owner(minion), def = t.face(minion);
        t.minions.clearState(minion);
        t.move(minion, HAND + seat);
        t.log(EventKind.RETURNED, seat, NONE, def);            // its row is one of the hand's from now on
    }

    /// The total health of a seat's minions that must absorb damage.
    public static int absorbableDamage(Nightfall t, int seat) {
        int health = 0;
        if (!t.archives.areBlocksSuspended())
            for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
                if (t.minions.is(card, Trait.BLOCKS)) health += t.minions.health(card);
        return health;
    }

    /// The first minion of a seat that must absorb damage, or NONE.
    public static int firstAbsorber(Nightfall t, int seat) {
        if (!t.archives.areBlocksSuspended())
            for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
                if (t.minions.is(card, Trait.BLOCKS)) return card;
        return NONE;
    }

    /// Whether two minions of a seat are equal in every respect.
    public static boolean areEqual(Nightfall t, int one, int other) {
        return t.face(one) == t.face(other) && t.counters(one) == t.counters(other);
    }
}
