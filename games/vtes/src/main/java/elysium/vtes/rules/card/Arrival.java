package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.CONTESTED;

import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// Handles cards that have entered play: copies of a unique card are contested (VTES-CON-02).
public final class Arrival {
    private static final int INFERIOR = 1;

    private Arrival() {}

    /// Call this for every card that enters play or changes controller, once it is in its place.
    public static void afterEntering(Vtes t, int card) {
        if (!t.regions.inPlay(card)) return;
        if (t.facts.isUnique(card)) contested(t, card);
        if (t.regions.isMinion(card) && t.facts.isVampire(card)) Titles.contestOnEntering(t, card);
    }

    /// Puts equipment or a retainer on a minion other than by its own action: at the inferior level and with its life
    /// (VTES-EQP-08, VTES-RET-06).
    public static void attachTo(Vtes t, int card, int minion) {
        t.notes.setLevel(card, INFERIOR);
        t.bearers.attach(card, minion);
        if (t.facts.is(card, Kind.RETAINER)) t.blood.restore(card, t.printed(card, Fact.LIFE));
        afterEntering(t, card);
    }

    /// Puts an ally into play other than by recruiting: at the inferior level, and it may act at once (VTES-ALY-05,
    /// VTES-ALY-08).
    public static void putAllyIntoPlay(Vtes t, int card, int seat) {
        t.notes.setLevel(card, INFERIOR);
        t.moves.recruit(card, seat, t.printed(card, Fact.LIFE));
        afterEntering(t, card);
    }

    private static void contested(Vtes t, int card) {
        if (ownCopy(t, card)) {
            t.burn(card);                                 // a Methuselah does not contest with itself (VTES-CON-08)
            return;
        }
        boolean disputed = false;
        for (int seat = 0; seat < t.players(); seat++) disputed |= dispute(t, card, seat);
        if (disputed) t.moves.contest(card);
    }

    private static boolean ownCopy(Vtes t, int card) {
        int seat = t.controller(card), zone;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
            if (findCopy(t, card, zone) != NONE) return true;
        return findCopy(t, card, CONTESTED + seat) != NONE;
    }

    /// Takes a seat's copies out of play; returns whether there were any.
    private static boolean dispute(Vtes t, int card, int seat) {
        int zone;
        boolean some = findCopy(t, card, CONTESTED + seat) != NONE;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++) {
            int other = findCopy(t, card, zone);
            if (other == NONE) continue;
            t.moves.contest(other);
            some = true;
        }
        return some;
    }

    /// Another card of the same name in a zone, or NONE; the base of a merged vampire does not count.
    public static int findCopy(Vtes t, int card, int zone) {
        int name = t.facts.name(card);
        for (int other = t.first(zone); other != NONE; other = t.next(other))
            if (other != card && t.facts.name(other) == name && t.facts.isUnique(other) && !t.facts.isMergedBase(other))
                return other;
        return NONE;
    }

    /// Whether a seat already controls a card of that name, contested or not (VTES-RUL-81).
    public static boolean controlsCopy(Vtes t, int seat, int card) {
        if (!t.facts.isUnique(card)) return false;
        int zone;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
            if (findCopy(t, card, zone) != NONE) return true;
        return findCopy(t, card, CONTESTED + seat) != NONE;
    }
}
