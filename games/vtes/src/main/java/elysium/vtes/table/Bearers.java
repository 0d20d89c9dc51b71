package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The part of the table for attached cards, and for cards that enter play, change region or change controller together
/// with their attachments.
public abstract sealed class Bearers extends Minions permits Vtes {
    Bearers(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- attached cards

    /// The bearer of a card, or NONE.
    public final int bearer(int card) {
        return isAttached(card) ? hosts.of(card) : NONE;
    }

    /// A card of a kind on another, with one of some traits if any are given, or NONE.
    public final int carried(int host, Kind kind, int traits) {
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card))
            if (isAttached(card) && is(card, kind) && (traits == 0 || is(card, traits))) return card;
        return NONE;
    }

    /// The number of cards of a name on another.
    public final int carries(int host, int name) {
        int cards = 0;
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card))
            if (isAttached(card) && nameOf(card) == name) cards++;
        return cards;
    }

    /// Attaches a card to another in play, under the control of a seat (VTES-TERM-07, VTES-TERM-08).
    public final void attach(int card, int host, int seat) {
        release(card);
        move(card, ATTACHED + seat);
        hosts.attach(card, host);
        emit(EventKind.ATTACHED, seat, card, face(host), face(card), EVERYONE);
        uneven();
    }

    /// Attaches a minion card to a minion, under its controller's control.
    public final void attach(int card, int host) {
        attach(card, host, controller(host));
    }

    /// Detaches a card; the capacity of its host may drop.
    final void release(int card) {
        int host = hosts.of(card);
        if (host == NONE) return;
        hosts.detach(card);
        drain(host);
    }

    // ---- entering play

    /// An unattached library card enters play: a location, an event or another permanent.
    public final void enter(int card, int seat) {
        move(card, PLAY + seat);
        emit(EventKind.ENTERED, seat, card, level(card), face(card), EVERYONE);
        uneven();
    }

    /// An ally enters play with life from the blood bank (VTES-ALY-03).
    public final void recruit(int card, int seat, int life) {
        move(card, READY + seat);
        setCounters(card, life);
        emit(EventKind.ENTERED, seat, card, level(card), face(card), EVERYONE);
    }

    /// Brings a vampire out of the uncontrolled region: face up, unlocked, with its counters (VTES-INF-07).
    public final void bringOut(int card) {
        int seat = controller(card);
        move(card, READY + seat);
        for (int half = hosts.firstOn(card); half != NONE; half = hosts.nextOn(half)) move(half, ATTACHED + seat);
        emit(EventKind.BROUGHT_OUT, seat, card, counters(card), face(card), EVERYONE);
        drain(card);
    }

    // ---- between regions

    /// Moves a vampire to torpor, where it is wounded (VTES-TERM-27).
    public final void moveToTorpor(int card) {
        int seat = controller(card);
        move(card, TORPOR + seat);
        flag(card, WOUNDED, true);
        emit(EventKind.TORPOR, seat, card, 0, face(card), EVERYONE);
    }

    /// Moves a vampire out of torpor without locking or unlocking it; it is no longer wounded (VTES-OAC-10).
    public final void moveToReady(int card) {
        int seat = controller(card);
        move(card, READY + seat);
        flag(card, WOUNDED, false);
        emit(EventKind.ROSE, seat, card, 0, face(card), EVERYONE);
    }

    /// Returns a vampire face down to its owner's uncontrolled region with its counters; all players know which it is.
    public final void moveToUncontrolled(int card) {
        int seat = controller(card), owner = owner(card);
        moveFaceDown(card, UNCONTROLLED + owner);
        for (int half = hosts.firstOn(card); half != NONE; half = hosts.nextOn(half))
            if (isHalf(half)) moveFaceDown(half, UNCONTROLLED + owner);   // still one vampire (VTES-ADV-04)
        flag(card, LOCKED | WOKEN | WOUNDED | CONTESTS_TITLE, false);
        look(card, 1 << owner);
        emit(EventKind.SENT_BACK, seat, card, 0, face(card), EVERYONE);
        resized();
    }

    /// Gives a Methuselah control of a card in play, in the same region and with the minion cards on it (VTES-TERM-22).
    public final void control(int card, int seat) {
        if (controller(card) == seat) return;
        emit(EventKind.CONTROL, seat, card, controller(card), face(card), EVERYONE);
        move(card, zone(card) - controller(card) + seat);
        follow(card, seat);
        resized();
    }

    private void follow(int host, int seat) {
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card)) {
            if (is(card, Kind.MASTER) && !is(card, Trait.TROPHY)) continue;
            move(card, zone(card) - controller(card) + seat);
            follow(card, seat);
        }
    }

    // ---- contested cards

    /// Contests a card: it leaves play with everything on it (VTES-CON-03, VTES-RUL-82).
    public final void contest(int card) {
        setCameFrom(card, zone(card));
        emit(EventKind.CONTESTED, controller(card), card, 0, face(card), EVERYONE);
        aside(card);
        resized();
    }

    private void aside(int card) {
        if (cameFrom(card) == 0) setCameFrom(card, zone(card));
        move(card, CONTESTED + controller(card));
        flag(card, LOCKED | WOKEN | CONTESTS_TITLE, false);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.nextOn(guest))
            if (!isContested(guest)) aside(guest);
    }

    /// Returns a card that won its contest to its place, unlocked and with everything on it (VTES-CON-07).
    public final void regain(int card) {
        comeBack(card);
        emit(EventKind.CONTEST_WON, controller(card), card, 0, face(card), EVERYONE);
        drain(card);
        resized();
    }

    private void comeBack(int card) {
        int seat = controller(card), from = cameFrom(card);
        setCameFrom(card, 0);
        move(card, from - zones().seat(from) + seat);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.nextOn(guest))
            if (isContested(guest)) comeBack(guest);
    }

    /// The zone a contested card came from, or 0.
    public final int cameFrom(int card) {
        return status(card, CAME_FROM, CAME_FROMS);
    }

    /// Sets that zone without an event, for scenarios.
    public final void setCameFrom(int card, int zone) {
        status(card, CAME_FROM, CAME_FROMS, zone);
    }
}
