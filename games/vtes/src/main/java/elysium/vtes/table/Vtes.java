package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.LIMBO;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.REMOVED;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.Move;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;

/// The table of Vampire: The Eternal Struggle: how cards are drawn, played, discarded, burned and removed, and how a
/// Methuselah leaves the game.
public final class Vtes extends Bearers {
    private static final int CRYPT_BACK = 1;
    /// The name of a pick under which a text asks yes or no: what comes of it says enough.
    public static final int CHOICE = 1;
    private static final int[] HEARING = {READY, TORPOR, ATTACHED, PLAY};
    /// What a Methuselah who leaves takes along, hosts before their guests.
    private static final int[] TAKEN =
            {READY, TORPOR, PLAY, ATTACHED, CONTESTED, LIMBO, UNCONTROLLED};
    /// And where nothing is true of a card but that it lies there.
    private static final int[] PILES = {HAND, LIBRARY, CRYPT};

    public Vtes(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    @Override protected Vtes self() {
        return this;
    }

    @Override public Vtes blank() {
        return new Vtes(book(), due, players(), 0);
    }

    // ---- cards that come and go

    public int lay(int def, int seat, int zone) {
        return create(def, seat, zone, 0);
    }

    /// Draws the top card of the library; an empty one gives nothing (VTES-PLAY-06).
    public boolean draw(int seat) {
        int card = first(LIBRARY + seat);
        if (card == NONE) return false;
        int face = face(card);
        move(card, HAND + seat);
        emit(EventKind.DREW, seat, NONE, 1, NONE, EVERYONE);
        emit(EventKind.TOOK, seat, NONE, seat, face, 1 << seat);
        return true;
    }

    /// The top card of the crypt goes to the uncontrolled region, where its owner may look at it; NONE if there is none.
    public int drawCrypt(int seat) {
        int card = first(CRYPT + seat);
        if (card == NONE) return NONE;
        moveFaceDown(card, UNCONTROLLED + seat);
        look(card, 1 << seat);
        emit(EventKind.DREW_CRYPT, seat, card, 0, NONE, EVERYONE);
        return card;
    }

    /// A card leaves the hand to be played: it is not replaced before [#replace] says so.
    public void play(int card) {
        int seat = controller(card);
        move(card, LIMBO + seat);
        pend(seat);
    }

    /// A card goes from the hand to the ash heap, and is replaced (VTES-TERM-05).
    public void discard(int card) {
        int seat = controller(card);
        move(card, ASH + owner(card));
        emit(EventKind.DISCARDED, seat, card, 0, face(card), EVERYONE);
        setReplacing(seat, replacing(seat) + 1);
        uneven(seat);
    }

    /// A hand was too large: the card that goes is not replaced.
    public void discardExcess(int card) {
        int seat = controller(card);
        move(card, ASH + owner(card));
        emit(EventKind.DISCARDED, seat, card, 0, face(card), EVERYONE);
    }

    /// A card goes to its owner's ash heap, and all that is on it to the heaps of theirs (VTES-TERM-01, VTES-TERM-03).
    public void burn(int card) {
        int seat = controller(card);
        boolean hidden = faceDown(card);
        strip(card);
        move(card, ASH + owner(card));
        emit(EventKind.BURNED, seat, card, 0, hidden ? NONE : face(card), EVERYONE);
        uneven();
    }

    /// A card that was played goes to the ash heap, without anything being burned.
    public void toAshHeap(int card) {
        strip(card);
        move(card, ASH + owner(card));
    }

    /// A card goes back to whoever controlled it before; if that one is out, it leaves the game (VTES-RUL-92).
    public void giveBack(int card, int seat) {
        if (alive(seat)) control(card, seat);
        else removeFromGame(card);
    }

    /// A card leaves the game for good, shown to all; what is on it is burned (VTES-TERM-03, VTES-TERM-04).
    public void removeFromGame(int card) {
        int seat = controller(card);
        strip(card);
        move(card, REMOVED + owner(card));
        emit(EventKind.REMOVED, seat, card, 0, face(card), EVERYONE);
        uneven();
    }

    /// A card of a heap or of play goes to its owner's hand.
    public void returnToHand(int card) {
        strip(card);
        move(card, HAND + owner(card));
        uneven(owner(card));
    }

    /// Forgets what was true of a card where it lay; what is on it is burned.
    private void strip(int card) {
        release(card);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.firstOn(card)) burn(guest);
        flag(card, BLANK | STATE, false);
        if (counters(card) != 0) setCounters(card, 0);
        for (int column : GameLayout.COLUMNS) if (get(column + card) != 0) set(column + card, 0);
    }

    /// Lets everybody see a card where it lies.
    public void reveal(int card) {
        look(card, EVERYONE);
        emit(EventKind.REVEALED, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Puts counters from the bank on a card that is no minion, or takes them off.
    public void count(int card, int more) {
        setCounters(card, Math.max(0, counters(card) + more));
        emit(more < 0 ? EventKind.COUNTERS_OFF : EventKind.COUNTERS, controller(card), card, Math.abs(more), face(card),
                EVERYONE);
        resized();
    }

    /// A vampire of the uncontrolled region merges with its namesake in play, which keeps what it has (VTES-ADV-03): the
    /// advanced card goes on top, and the text of the other speaks for it (VTES-ADV-06).
    public void merge(int arriving, int inPlay, boolean onTop) {
        int seat = controller(inPlay);
        strip(arriving);
        move(arriving, ATTACHED + seat);
        if (onTop) hosts.exchange(arriving, inPlay);
        hosts.attach(arriving, inPlay);
        setMerged(inPlay, true);
        emit(EventKind.MERGED, seat, inPlay, face(arriving), face(inPlay), EVERYONE);
        drain(inPlay);
        uneven();
    }

    // ---- leaving the game

    /// A Methuselah is out: all that is theirs to control is removed (VTES-END-02), cards of theirs that others control
    /// stay (VTES-END-03), and the Edge is free (VTES-RUL-08).
    public void removePlayer(int seat) {
        out(seat);
        stir();
        if (edge() == seat) burnEdge();
        for (int zones : TAKEN)
            for (int card = first(zones + seat); card != NONE; card = first(zones + seat)) vanish(card);
        for (int zones : PILES)
            for (int card = first(zones + seat); card != NONE; card = first(zones + seat))
                move(card, REMOVED + owner(card));
        for (int later = 0; later < ReplacementTime.COUNT; later++) setDeferredCards(seat, later, 0);
        set(GameLayout.PENDING + seat, 0);
        setReplacing(seat, 0);
        stays(seat);
    }

    /// A card of who left is removed; cards of others on it are burned (VTES-TERM-03), their own cards removed with it.
    private void vanish(int card) {
        int seat = controller(card);
        release(card);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.firstOn(card))
            if (controller(guest) == seat) vanish(guest);
            else burn(guest);
        strip(card);
        move(card, REMOVED + owner(card));
    }

    // ---- what the tabletop asks

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Vtes> o) {
        return seat != NONE && k < HEARING.length && hasTrigger(o.moment(), seat) ? HEARING[k] + seat : NONE;
    }

    @Override protected void onTrigger(CardPlay<Vtes> play) {
        emit(EventKind.TRIGGERED, play.seat(), NONE, 0, play.def(), EVERYONE);
    }

    /// What a Methuselah who is out had begun is not read on (VTES-RUL-25).
    @Override protected boolean goesOn(CardPlay<Vtes> play) {
        return play.seat() == NONE || alive(play.seat());
    }

    /// Whatever a text is aimed at is said aloud, unless it is a card that others do not see.
    @Override protected void picked(CardPlay<Vtes> play, long move) {
        int pick = Move.a(move), seat = play.chooser();
        switch (Move.verb(move)) {
            case Verbs.PICK_SEAT -> log(EventKind.CHOSE_SEAT, seat, pick, play.def());
            case Verb.NAME_CLAN -> log(EventKind.CHOSE_CLAN, seat, pick, play.def());
            case Verbs.PICK_NUMBER -> {
                if (Move.b(move) != CHOICE) log(EventKind.CHOSE_NUMBER, seat, pick, play.def());
            }
            case Verbs.PICK_CARD -> {
                if (zones().secrecy(zone(pick)) == Visibility.OPEN)
                    logCard(EventKind.CHOSE_CARD, seat, pick, play.def());
            }
            default -> {}
        }
    }

    /// A hand that is played openly is there for all to see.
    @Override protected int handViewers(int zone) {
        boolean hand = zone >= HAND && zone < HAND + SEATS;
        return hand && hasModifiers(Value.OPEN_HAND) && value(Value.OPEN_HAND, zone - HAND) > 0 ? EVERYONE : 0;
    }

    @Override protected boolean lendsText(int card) {
        return isAttached(card);
    }

    @Override protected int back(int def) {
        return isCryptDef(def) ? CRYPT_BACK : 0;
    }

    @Override protected void fillUnknown(int viewer, int owner, int back, int[] faces, int n) {
        new DeckGuess(this, viewer).of(owner, back, faces, n);
    }

    @Override protected int rowOperands(int verb) {
        int rows = Verb.rows(verb);
        return rows == 0 ? super.rowOperands(verb) : rows;
    }
}
