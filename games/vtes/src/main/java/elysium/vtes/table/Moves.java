package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Kind;

/// Cards that enter play, change region or change controller together with their attachments.
public final class Moves extends VtesPart {
    Moves(Vtes table) {
        super(table);
    }

    // ---- entering play

    /// An unattached library card enters play: a location, an event or another permanent.
    public void enter(int card, int seat) {
        table.move(card, PLAY + seat);
        emit(EventKind.ENTERED, seat, card, table.notes.level(card), table.face(card), EVERYONE);
        table.hands.requestChecks();
    }

    /// An ally enters play with life from the blood bank (VTES-ALY-03).
    public void recruit(int card, int seat, int life) {
        table.move(card, READY + seat);
        setCounters(card, life);
        emit(EventKind.ENTERED, seat, card, table.notes.level(card), table.face(card), EVERYONE);
    }

    /// Brings a vampire out of the uncontrolled region: face up, unlocked, with its counters (VTES-INF-07).
    public void bringOut(int card) {
        int seat = table.controller(card);
        table.move(card, READY + seat);
        for (int half = table.attachments.firstOn(card); half != NONE; half = table.attachments.nextOn(half))
            table.move(half, ATTACHED + seat);
        emit(EventKind.BROUGHT_OUT, seat, card, table.counters(card), table.face(card), EVERYONE);
        table.blood.returnExcess(card);
    }

    // ---- between regions

    /// Moves a vampire to torpor, where it is wounded (VTES-TERM-27).
    public void moveToTorpor(int card) {
        int seat = table.controller(card);
        table.move(card, TORPOR + seat);
        setFlag(card, Minions.WOUNDED, true);
        emit(EventKind.TORPOR, seat, card, 0, table.face(card), EVERYONE);
    }

    /// Moves a vampire out of torpor without locking or unlocking it; it is no longer wounded (VTES-OAC-10).
    public void moveToReady(int card) {
        int seat = table.controller(card);
        table.move(card, READY + seat);
        setFlag(card, Minions.WOUNDED, false);
        emit(EventKind.ROSE, seat, card, 0, table.face(card), EVERYONE);
    }

    /// Returns a vampire face down to its owner's uncontrolled region with its counters; all players know which it is.
    public void moveToUncontrolled(int card) {
        int seat = table.controller(card), owner = table.owner(card);
        table.moveFaceDown(card, UNCONTROLLED + owner);
        for (int half = table.attachments.firstOn(card); half != NONE; half = table.attachments.nextOn(half))
            if (table.facts.isMergedBase(half)) table.moveFaceDown(half, UNCONTROLLED + owner);   // still one vampire (VTES-ADV-04)
        setFlag(card, Minions.LOCKED | Minions.WOKEN | Minions.WOUNDED | Minions.CONTESTS_TITLE, false);
        table.showTo(card, 1 << owner);
        emit(EventKind.SENT_BACK, seat, card, 0, table.face(card), EVERYONE);
        table.hands.requestChecksIfSized();
    }

    /// Gives a Methuselah control of a card in play, in the same region and with the minion cards on it (VTES-TERM-22).
    public void control(int card, int seat) {
        if (table.controller(card) == seat) return;
        emit(EventKind.CONTROL, seat, card, table.controller(card), table.face(card), EVERYONE);
        table.move(card, table.zone(card) - table.controller(card) + seat);
        follow(card, seat);
        table.hands.requestChecksIfSized();
    }

    private void follow(int host, int seat) {
        for (int card = table.attachments.firstOn(host); card != NONE; card = table.attachments.nextOn(card)) {
            if (table.facts.is(card, Kind.MASTER) && !table.facts.is(card, Trait.TROPHY)) continue;
            table.move(card, table.zone(card) - table.controller(card) + seat);
            follow(card, seat);
        }
    }

    // ---- contested cards

    /// Contests a card: it leaves play with everything on it (VTES-CON-03, VTES-RUL-82).
    public void contest(int card) {
        table.notes.restoreCameFrom(card, table.zone(card));
        emit(EventKind.CONTESTED, table.controller(card), card, 0, table.face(card), EVERYONE);
        aside(card);
        table.hands.requestChecksIfSized();
    }

    private void aside(int card) {
        if (table.notes.cameFrom(card) == 0) table.notes.restoreCameFrom(card, table.zone(card));
        table.move(card, CONTESTED + table.controller(card));
        setFlag(card, Minions.LOCKED | Minions.WOKEN | Minions.CONTESTS_TITLE, false);
        for (int guest = table.attachments.firstOn(card); guest != NONE; guest = table.attachments.nextOn(guest))
            if (!table.regions.isContested(guest)) aside(guest);
    }

    /// Returns a card that won its contest to its place, unlocked and with everything on it (VTES-CON-07).
    public void regain(int card) {
        comeBack(card);
        emit(EventKind.CONTEST_WON, table.controller(card), card, 0, table.face(card), EVERYONE);
        table.blood.returnExcess(card);
        table.hands.requestChecksIfSized();
    }

    private void comeBack(int card) {
        int seat = table.controller(card), from = table.notes.cameFrom(card);
        table.notes.restoreCameFrom(card, 0);
        table.move(card, from - table.zones().seat(from) + seat);
        for (int guest = table.attachments.firstOn(card); guest != NONE; guest = table.attachments.nextOn(guest))
            if (table.regions.isContested(guest)) comeBack(guest);
    }
}
