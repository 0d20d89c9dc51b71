package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.WOUNDED;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Nightfall: its zones and the elementary changes to them.
public final class Nightfall extends CardTable<Nightfall> {
    /// The copies of an order in its archive; the size of a full hand; the influence at the start of a turn.
    public static final int COPIES = 7, HAND_SIZE = 5, INCOME = 2;
    /// The owner of draft cards before they become archives: a sixth seat without a player, so that they are not taken
    /// for wounds of the stack.
    public static final int DRAFT = SEATS - 1;
    /// Flags: an order of the chain is kicked; an attacker's combat is over. The bits above hold a seat.
    static final int KICKED = OWN_FLAGS, FOUGHT = OWN_FLAGS * 2, SEAT = OWN_FLAGS * 4, SEAT_BITS = SEAT * 7;

    private final StateCheck<Nightfall> stateCheck;

    public final Night night = new Night(this);
    public final WoundPiles wounds = new WoundPiles(this);
    public final OrderArchives archives = new OrderArchives(this);
    public final MinionState minions = new MinionState(this);
    public final OrderChain chain = new OrderChain(this);

    public Nightfall(Book<Nightfall> book, StateCheck<Nightfall> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.stateCheck = due;
        set(GameLayout.RESOLVING, NONE);
        set(GameLayout.WINNER, NONE);
    }

    @Override protected Nightfall self() {
        return this;
    }

    @Override public Nightfall blank() {
        return new Nightfall(book(), stateCheck, players(), 0);
    }

    // ---- the game

    /// Begins a game on an empty table; only the sums of earlier games remain.
    public void beginGame(int first) {
        clear();
        set(GameLayout.GAME, night.game() + 1);
        set(GameLayout.FIRST, first);
        set(GameLayout.ACTIVE, first);
        set(GameLayout.TURN, 0);
        set(GameLayout.BLED, 0);
        set(GameLayout.FACE_UP, 0);
        set(GameLayout.ENDING, 0);
        for (int at = WOUNDED; at < WOUNDED + SEATS * Wound.COUNTS; at++) set(at, 0);
        emit(EventKind.GAME, first, NONE, night.game(), NONE, EVERYONE);
    }

    // ---- wounds

    // ---- influence and archives

    // ---- minions in play

    // ---- the chain

    // ---- cards

    public int addCard(int def, int seat, int zone) {
        return create(def, seat, zone, 0);
    }

    /// Changes the owner of a card, to a seat or NONE.
    public void setOwnerTo(int card, int seat) {
        setOwner(card, seat);
    }

    /// Sends a public event about a seat.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Sends a public event about a card.
    public void logCard(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    int markedSeat(int card) {
        int low = hasFlag(card, SEAT) ? 1 : 0, middle = hasFlag(card, SEAT * 2) ? 2 : 0;
        return low + middle + (hasFlag(card, SEAT * 4) ? 4 : 0) - 1;
    }

    void markSeat(int card, int seat) {
        setFlag(card, SEAT_BITS, false);
        setFlag(card, SEAT * (seat + 1), true);
    }

    // ---- what the tabletop asks

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Nightfall> occurrence) {
        return NONE;                                      // texts act in the chain, or are printed facts of a minion
    }

    @Override protected int rowOperands(int verb) {
        int rows = Verb.rows(verb);
        return rows == 0 ? super.rowOperands(verb) : rows;
    }

}
