package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.Branchless;

/// The region each card is in.
public final class Regions extends VtesPart {
    private static final int[] IN_PLAY = {READY, TORPOR, ATTACHED, PLAY};

    Regions(Vtes table) {
        super(table);
    }

    boolean in(int card, int zones) {
        int zone = table.zone(card);
        return zone >= zones && zone < zones + SEATS;
    }

    public boolean isReady(int card) {
        return in(card, READY);
    }

    public boolean inTorpor(int card) {
        return in(card, TORPOR);
    }

    public boolean isUncontrolled(int card) {
        return in(card, UNCONTROLLED);
    }

    public boolean isContested(int card) {
        return in(card, CONTESTED);
    }

    public boolean isAttached(int card) {
        return in(card, ATTACHED);
    }

    /// Whether a card is in play, which means controlled (VTES-PLAY-15).
    public boolean inPlay(int card) {
        int zone = table.zone(card);
        return zone >= READY && zone < PLAY + SEATS;
    }

    /// Whether a card is a minion in play, ready or in torpor.
    public boolean isMinion(int card) {
        int zone = table.zone(card);
        return zone >= READY && zone < TORPOR + SEATS;
    }

    /// The first minion of a seat, ready ones before those in torpor, or NONE.
    public int firstMinion(int seat) {
        return Branchless.orElse(table.first(READY + seat), table.first(TORPOR + seat));
    }

    public int nextMinion(int card) {
        return next(card, READY, TORPOR);
    }

    public int minions(int seat) {
        return table.count(READY + seat) + table.count(TORPOR + seat);
    }

    /// The k-th zone of a seat that holds cards in play, or NONE after the last.
    public static int playZone(int k, int seat) {
        return k < IN_PLAY.length ? IN_PLAY[k] + seat : NONE;
    }
}
