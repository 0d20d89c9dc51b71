package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;

import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;

/// Ranks the players of a game and determines the winner.
public final class Scoring {
    /// The sum at which apocalypse mode ends (NF-VAR-08).
    public static final int APOCALYPSE = 100;

    private Scoring() {}

    /// Whether a seat ranks before another: by fewer wounds, a lower largest type total, a lower second total, then the
    /// seat.
    public static boolean ranksBefore(Nightfall t, int seat, int other) {
        int wounds = t.wounds.of(seat) - t.wounds.of(other);
        if (wounds != 0) return wounds < 0;
        for (int nth = 0; nth < 2; nth++) {               // third totals are not compared (NF-RUL-44)
            int totals = total(t, seat, nth) - total(t, other, nth);
            if (totals != 0) return totals < 0;
        }
        return fromTheRight(t, seat) < fromTheRight(t, other);
    }

    /// The largest, second or third total of wounds of one type.
    public static int total(Nightfall t, int seat, int nth) {
        int bite = t.wounds.of(seat, 0), burn = t.wounds.of(seat, 1), bleed = t.wounds.of(seat, 2);
        int most = Math.max(bite, Math.max(burn, bleed)), least = Math.min(bite, Math.min(burn, bleed));
        return switch (nth) {
            case 0 -> most;
            case 1 -> bite + burn + bleed - most - least;
            case 2 -> least;
            default -> throw new IllegalArgumentException("there are " + Wound.TYPES + " types");
        };
    }

    /// The number of seats before this one, counting from the first player's right (NF-SCORE-05, NF-RUL-42).
    private static int fromTheRight(Nightfall t, int seat) {
        return (t.night.firstPlayer() - 1 - seat + 2 * t.players()) % t.players();
    }

    /// Records the places of a finished game and adds its wounds to the sums.
    public static void recordPlaces(Nightfall t) {
        for (int seat = 0; seat < t.players(); seat++) {
            int place = 1;
            for (int other = 0; other < t.players(); other++) if (other != seat && ranksBefore(t, other, seat)) place++;
            t.night.setPlaceOf(seat, place);
        }
    }

    /// The last seat of a finished game: the first player of the next (NF-RUL-45).
    public static int lastSeat(Nightfall t) {
        for (int seat = 0; seat < t.players(); seat++) if (t.night.placeOf(seat) == t.players()) return seat;
        return NONE;
    }

    /// Whether a sum has reached the limit.
    public static boolean apocalypse(Nightfall t) {
        for (int seat = 0; seat < t.players(); seat++) if (t.night.totalWounds(seat) >= APOCALYPSE) return true;
        return false;
    }

    public static int winner(Nightfall t) {
        return seatAtPlace(t, 1);
    }

    /// The seat at a place over all games, from 1.
    public static int seatAtPlace(Nightfall t, int place) {
        for (int seat = 0; seat < t.players(); seat++) {
            int ahead = 0;
            for (int other = 0; other < t.players(); other++) if (leads(t, other, seat)) ahead++;
            if (ahead == place - 1) return seat;
        }
        throw new IllegalArgumentException("nobody is at place " + place);
    }

    /// Whether a seat has a lower sum than another, or an equal sum and the better place in the last game (NF-RUL-45).
    private static boolean leads(Nightfall t, int seat, int other) {
        int sums = t.night.totalWounds(seat) - t.night.totalWounds(other);
        return sums != 0 ? sums < 0 : t.night.placeOf(seat) < t.night.placeOf(other);
    }
}
