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
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Value;
import elysium.vtes.table.vocabulary.Verb;

/// The table of Vampire: The Eternal Struggle. It draws, plays, discards, burns and removes cards, and removes
/// Methuselahs from the game.
public final class Vtes extends CardTable<Vtes> {
    private static final int CRYPT_BACK = 1;
    /// The name of a yes or no choice, whose effect makes it public.
    public static final int CHOICE = 1;
    private static final int[] HEARING = {READY, TORPOR, ATTACHED, PLAY};
    /// The zones a leaving Methuselah takes along, bearers before attached cards.
    private static final int[] TAKEN =
            {READY, TORPOR, PLAY, ATTACHED, CONTESTED, LIMBO, UNCONTROLLED};
    /// The piles, whose cards have no state.
    private static final int[] PILES = {HAND, LIBRARY, CRYPT};

    private final StateCheck<Vtes> stateCheck;

    public final Seating seats = new Seating(this);
    public final TurnState turn = new TurnState(this);
    public final CurrentActivities activities = new CurrentActivities(this);
    public final ResultCache cache = new ResultCache(this);
    public final Pools pools = new Pools(this);
    public final Victory victory = new Victory(this);
    public final Hands hands = new Hands(this);
    public final Regions regions = new Regions(this);
    public final PrintedFacts facts = new PrintedFacts(this);
    public final CardNotes notes = new CardNotes(this);
    public final Blood blood = new Blood(this);
    public final Minions minions = new Minions(this);
    public final Identity identity = new Identity(this);
    public final Bearers bearers = new Bearers(this);
    public final Moves moves = new Moves(this);

    public Vtes(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.stateCheck = due;
        set(GameLayout.EDGE, NONE);
        set(GameLayout.WINNER, NONE);
    }

    @Override protected Vtes self() {
        return this;
    }

    @Override public Vtes blank() {
        return new Vtes(book(), stateCheck, players(), 0);
    }

    // ---- drawing, playing, burning

    public int addCard(int def, int seat, int zone) {
        return create(def, seat, zone, 0);
    }

    /// Draws the top card of the library, if there is one (VTES-PLAY-06).
    public boolean draw(int seat) {
        int card = first(LIBRARY + seat);
        if (card == NONE) return false;
        int face = face(card);
        move(card, HAND + seat);
        emit(EventKind.DREW, seat, NONE, 1, NONE, EVERYONE);
        emit(EventKind.TOOK, seat, NONE, seat, face, 1 << seat);
        return true;
    }

    /// Moves the top card of the crypt to the uncontrolled region, visible to its owner; returns it, or NONE.
    public int drawCrypt(int seat) {
        int card = first(CRYPT + seat);
        if (card == NONE) return NONE;
        moveFaceDown(card, UNCONTROLLED + seat);
        showTo(card, 1 << seat);
        emit(EventKind.DREW_CRYPT, seat, card, 0, NONE, EVERYONE);
        return card;
    }

    /// Takes a card from the hand to play it; [#replace] draws its replacement.
    public void play(int card) {
        int seat = controller(card);
        move(card, LIMBO + seat);
        hands.addPending(seat);
    }

    /// Discards a card and replaces it (VTES-TERM-05).
    public void discard(int card) {
        int seat = controller(card);
        move(card, ASH + owner(card));
        emit(EventKind.DISCARDED, seat, card, 0, face(card), EVERYONE);
        hands.setReplacing(seat, hands.replacing(seat) + 1);
        hands.requestCheck(seat);
    }

    /// Discards a card from too large a hand without replacing it.
    public void discardExcess(int card) {
        int seat = controller(card);
        move(card, ASH + owner(card));
        emit(EventKind.DISCARDED, seat, card, 0, face(card), EVERYONE);
    }

    /// Burns a card: it and everything on it go to their owners' ash heaps (VTES-TERM-01, VTES-TERM-03).
    public void burn(int card) {
        int seat = controller(card);
        boolean hidden = isFaceDown(card);
        strip(card);
        move(card, ASH + owner(card));
        emit(EventKind.BURNED, seat, card, 0, hidden ? NONE : face(card), EVERYONE);
        hands.requestChecks();
    }

    /// Moves a played card to the ash heap; this does not count as burning.
    public void toAshHeap(int card) {
        strip(card);
        move(card, ASH + owner(card));
    }

    /// Returns a card to its previous controller, or removes it from the game if that seat is out (VTES-RUL-92).
    public void giveBack(int card, int seat) {
        if (seats.isAlive(seat)) moves.control(card, seat);
        else removeFromGame(card);
    }

    /// Removes a card from the game, shown to all players; everything on it is burned (VTES-TERM-03, VTES-TERM-04).
    public void removeFromGame(int card) {
        int seat = controller(card);
        strip(card);
        move(card, REMOVED + owner(card));
        emit(EventKind.REMOVED, seat, card, 0, face(card), EVERYONE);
        hands.requestChecks();
    }

    /// Returns a card from an ash heap or from play to its owner's hand.
    public void returnToHand(int card) {
        strip(card);
        move(card, HAND + owner(card));
        hands.requestCheck(owner(card));
    }

    /// Clears the state of a card and burns everything on it.
    private void strip(int card) {
        bearers.detach(card);
        for (int guest = attachments.firstOn(card); guest != NONE; guest = attachments.firstOn(card)) burn(guest);
        setFlag(card, BLANK | Minions.STATE, false);
        if (counters(card) != 0) setCounters(card, 0);
        for (int column : GameLayout.COLUMNS) if (get(column + card) != 0) set(column + card, 0);
    }

    /// Shows a card to all players.
    public void reveal(int card) {
        showTo(card, EVERYONE);
        emit(EventKind.REVEALED, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Adds counters to a card other than a minion, or removes them.
    public void addCounters(int card, int more) {
        setCounters(card, Math.max(0, counters(card) + more));
        emit(more < 0 ? EventKind.COUNTERS_OFF : EventKind.COUNTERS, controller(card), card, Math.abs(more), face(card),
                EVERYONE);
        hands.requestChecksIfSized();
    }

    /// Merges a vampire of the uncontrolled region with the card of its name in play, which keeps its state
    /// (VTES-ADV-03). The advanced card is on top and the text of the other still counts (VTES-ADV-06).
    public void merge(int arriving, int inPlay, boolean onTop) {
        int seat = controller(inPlay);
        strip(arriving);
        move(arriving, ATTACHED + seat);
        if (onTop) attachments.swap(arriving, inPlay);
        attachments.attach(arriving, inPlay);
        facts.setMerged(inPlay, true);
        emit(EventKind.MERGED, seat, inPlay, face(arriving), face(inPlay), EVERYONE);
        blood.returnExcess(inPlay);
        hands.requestChecks();
    }

    // ---- leaving the game

    /// Removes a Methuselah: their cards in play are removed (VTES-END-02), their cards that others control stay
    /// (VTES-END-03), and the Edge is free (VTES-RUL-08).
    public void removePlayer(int seat) {
        seats.restoreOut(seat);
        turn.resetTurnsSinceOust();
        if (pools.edge() == seat) pools.burnEdge();
        for (int zones : TAKEN)
            for (int card = first(zones + seat); card != NONE; card = first(zones + seat)) vanish(card);
        for (int zones : PILES)
            for (int card = first(zones + seat); card != NONE; card = first(zones + seat))
                move(card, REMOVED + owner(card));
        for (int later = 0; later < ReplacementTime.COUNT; later++) hands.setDeferredCards(seat, later, 0);
        set(GameLayout.PENDING + seat, 0);
        hands.setReplacing(seat, 0);
        victory.cancelWithdrawal(seat);
    }

    /// Removes a card of a leaving Methuselah; cards of others on it are burned (VTES-TERM-03), own cards removed with
    /// it.
    private void vanish(int card) {
        int seat = controller(card);
        bearers.detach(card);
        for (int guest = attachments.firstOn(card); guest != NONE; guest = attachments.firstOn(card))
            if (controller(guest) == seat) vanish(guest);
            else burn(guest);
        strip(card);
        move(card, REMOVED + owner(card));
    }

    // ---- hooks

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Vtes> o) {
        return seat != NONE && k < HEARING.length && hasTrigger(o.moment(), seat) ? HEARING[k] + seat : NONE;
    }

    @Override protected void onTrigger(CardPlay<Vtes> play) {
        emit(EventKind.TRIGGERED, play.seat(), NONE, 0, play.def(), EVERYONE);
    }

    /// The text of a Methuselah who is out stops (VTES-RUL-25).
    @Override protected boolean canContinue(CardPlay<Vtes> play) {
        return play.seat() == NONE || seats.isAlive(play.seat());
    }

    /// Logs what a text targets, except a card that others do not see.
    @Override protected void onPicked(CardPlay<Vtes> play, long move) {
        int pick = Move.a(move), seat = play.chooser();
        switch (Move.verb(move)) {
            case Verbs.PICK_SEAT -> log(EventKind.CHOSE_SEAT, seat, pick, play.def());
            case Verb.NAME_CLAN -> log(EventKind.CHOSE_CLAN, seat, pick, play.def());
            case Verbs.PICK_NUMBER -> {
                if (Move.b(move) != CHOICE) log(EventKind.CHOSE_NUMBER, seat, pick, play.def());
            }
            case Verbs.PICK_CARD -> {
                if (zones().visibility(zone(pick)) == Visibility.OPEN)
                    logCard(EventKind.CHOSE_CARD, seat, pick, play.def());
            }
            default -> {}
        }
    }

    /// A hand played openly is visible to all players.
    @Override protected int handViewers(int zone) {
        boolean hand = zone >= HAND && zone < HAND + SEATS;
        return hand && hasModifiers(Value.OPEN_HAND) && value(Value.OPEN_HAND, zone - HAND) > 0 ? EVERYONE : 0;
    }

    @Override protected boolean lendsText(int card) {
        return regions.isAttached(card);
    }

    @Override protected int back(int def) {
        return facts.isCryptDef(def) ? CRYPT_BACK : 0;
    }

    @Override protected void fillUnknown(int viewer, int owner, int back, int[] faces, int n) {
        new DeckGuess(this, viewer).of(owner, back, faces, n);
    }

    @Override protected int rowOperands(int verb) {
        int rows = Verb.rows(verb);
        return rows == 0 ? super.rowOperands(verb) : rows;
    }

    /// Whether any state check is needed: pools, lives or hands.
    public final boolean anyCheckNeeded() {
        int resized = modifierCount(Value.HAND_SIZE) ^ get(GameLayout.SIZERS);
        int open = modifierCount(Value.OPEN_HAND);
        return (get(GameLayout.ALARMED) | get(GameLayout.LIFELESS) | get(GameLayout.UNEVEN) | resized | open) != 0;
    }

    /// Requests every state check of pool, life and titles, for scenarios.
    public final void requestAllChecks() {
        set(GameLayout.LIFELESS, 1);
        pools.requestCheck();
        pools.setTitleCheckNeeded(true);
    }

    /// Emits a public event of a seat.
    public final void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Emits a public event of a card, with its face if all players see it.
    public final void logCard(int kind, int seat, int card, int amount) {
        if (hasListener()) emit(kind, seat, card, amount, visibleFace(card), EVERYONE);
    }

    /// The face of a card that all players see, or NONE.
    final int visibleFace(int card) {
        return (viewersOf(card) & EVERYONE) == EVERYONE ? face(card) : NONE;
    }

    /// Emits an event of a public card and a seat.
    public final void logAt(int kind, int seat, int card, int object) {
        emit(kind, seat, object, 0, face(card), EVERYONE);
    }
}
