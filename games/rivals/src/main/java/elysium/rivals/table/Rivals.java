package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.BOUNTY;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.StateCheck;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.CardTable;
import elysium.tabletop.TriggerResolution;

/// The table of Rivals: its zones and the elementary changes to them.
public final class Rivals extends CardTable<Rivals> {
    private static final int[] HEARING = {HAVEN, STREETS, TORPOR, ATTACHED, ONGOING, SEAT_CARDS};

    private final StateCheck<Rivals> stateCheck;

    public final TurnState turn = new TurnState(this);
    public final Promises promises = new Promises(this);
    public final Tokens tokens = new Tokens(this);
    public final Prestige prestige = new Prestige(this);
    public final Agendas agendas = new Agendas(this);
    public final RivalTokens rivalTokens = new RivalTokens(this);
    public final Victory victory = new Victory(this);
    public final Coteries coteries = new Coteries(this);
    public final PrintedFacts facts = new PrintedFacts(this);
    public final Blood blood = new Blood(this);
    public final Defeats defeats = new Defeats(this);
    public final Readiness readiness = new Readiness(this);
    public final Attributes attributes = new Attributes(this);
    public final Bearers bearers = new Bearers(this);
    public final City city = new City(this);
    public final CardTokens cardTokens = new CardTokens(this);

    public Rivals(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.stateCheck = due;
        set(GameLayout.WINNER, NONE);
        for (int seat = 0; seat < SEATS; seat++) {
            set(GameLayout.HOLDER + seat, NONE);
            set(GameLayout.CAUSE + seat, NONE);
            set(GameLayout.LEADER + seat, NONE);
        }
    }

    @Override protected Rivals self() {
        return this;
    }

    @Override public Rivals blank() {
        return new Rivals(book(), stateCheck, players(), 0);
    }

    // ---- cards that come and go

    public int addCard(int def, int seat, int zone) {
        int card = create(def, seat, zone, 0);
        if (facts.is(card, Kind.VAMPIRE)) facts.recordName(def);
        return card;
    }

    /// Draws the top card of a deck; an empty one gives nothing (RIV-DRW-02).
    public boolean draw(int seat, boolean fromFaction) {
        int card = first((fromFaction ? FACTION : LIBRARY) + seat);
        if (card == NONE) return false;
        int face = face(card), deck = fromFaction ? 1 : 0;
        move(card, HAND + seat);
        emit(EventKind.DREW, seat, NONE, deck, NONE, EVERYONE);
        emit(EventKind.TOOK, seat, NONE, deck, face, 1 << seat);
        return true;
    }

    /// Lets a seat look at another hand; the event is public, the cards are not.
    public void peekAtHand(int whose, int seat) {
        emit(EventKind.PEEKED, seat, whose, 0, NONE, EVERYONE);
        for (int card = first(HAND + whose); card != NONE; card = next(card)) see(card, seat, 0);
    }

    /// Lets a seat look at the top card of its Library or Faction Deck.
    public void peekAtTop(int card, int seat) {
        int deck = zone(card) == LIBRARY + seat ? 1 : 2;
        emit(EventKind.PEEKED, seat, seat, deck, NONE, EVERYONE);
        see(card, seat, deck);
    }

    private void see(int card, int seat, int where) {
        showTo(card, 1 << seat);
        emit(EventKind.SAW, seat, controller(card), where, face(card), 1 << seat);
    }

    /// Returns a burned city card to The Streets.
    public void returnToCity(int card, int seat) {
        move(card, CITY);
        emit(EventKind.ROUSED, seat, card, 0, face(card), EVERYONE);
    }

    /// Returns a public card to its owner's hand.
    public void returnToHand(int card) {
        int face = face(card), owner = owner(card);
        clearState(card);
        move(card, HAND + owner);
        emit(EventKind.TAKEN_BACK, owner, NONE, 0, face, EVERYONE);
    }

    /// Puts a card on its owner's discard pile, or the city's.
    public void discard(int card) {
        int owner = owner(card), from = controller(card);
        if (!coteries.in(card, HAND)) clearState(card);                // nothing is true of a card in hand
        move(card, city.isCity(card) ? CITY_DISCARD : DISCARD + owner);
        emit(EventKind.DISCARDED, city.isCity(card) ? from : owner, card, 0, face(card), EVERYONE);
    }

    /// Removes a card from the game (RIV-GEN-04).
    public void burn(int card) {
        int from = controller(card), owner = owner(card);
        boolean member = coteries.inCoterie(card);
        clearState(card);
        move(card, city.isCity(card) ? CITY_BURNED : BURNED + owner);
        emit(EventKind.BURNED, from, card, 0, face(card), EVERYONE);
        if (member && coteries.coterie(from) == 0) victory.recordLastLoss(from, NONE);
    }

    /// Handles a vampire leaving a coterie: a player without vampires is eliminated, to the credit of a seat or NONE.
    public void vampireLeft(int seat, int by) {
        if (coteries.coterie(seat) == 0) victory.recordLastLoss(seat, by);
    }

    /// Clears the state of a card that leaves its place: tokens, flags, party, covered cards.
    private void clearState(int card) {
        if (coteries.isLeader(card)) set(GameLayout.LEADER + controller(card), NONE);
        bearers.detachFromBearer(card);
        for (int guest = attachments.firstOn(card); guest != NONE; guest = attachments.firstOn(card)) {
            attachments.detach(guest);
            cardTokens.uncover(guest);
        }
        setFlag(card,
                BLANK | Readiness.EXHAUSTED | Readiness.SILENT | Readiness.FEAR | Readiness.LEADS | Readiness.BLOCKS
                        | Readiness.COVERED,
                false);
        bearers.returnTokens(card);
        setCounters(card, 0);
        for (int column : GameLayout.COLUMNS) if (get(column + card) != 0) set(column + card, 0);
    }

    /// Removes all tokens from a vampire except the Leader token (RIV-TOR-02).
    public void removeTokens(int card) {
        setFlag(card, Readiness.SILENT | Readiness.FEAR, false);
        bearers.returnTokens(card);
        setCounters(card, 0);
        setRare(BOUNTY, card, 0);
    }

    public void revealAgenda(int agenda) {
        turnUp(agenda);
        emit(EventKind.AGENDA_REVEALED, controller(agenda), agenda, 0, face(agenda), EVERYONE);
    }

    public void revealHaven(int haven) {
        turnUp(haven);
        emit(EventKind.HAVEN_REVEALED, controller(haven), haven, 0, face(haven), EVERYONE);
    }

    /// Reveals a card without moving it.
    public void reveal(int card) {
        showTo(card, EVERYONE);
        emit(EventKind.REVEALED, controller(card), card, 0, face(card), EVERYONE);
    }

    // ---- the city

    // ---- tokens on cards

    // ---- what is done aside

    /// Players asked at the same time must not learn from each other (RIV-RUL-80).
    @Override protected void offerSideMoves(int seat, Offers out) {
        if (first(ONGOING + seat) != NONE && askedSeats() == 1 << seat && !(top() instanceof Disclosure.Heard))
            Disclosure.offer(this, seat, out);
    }

    @Override protected boolean playSideMove(int seat, long move) {
        if (Move.verb(move) != Verb.SHOW || top() instanceof Disclosure.Heard) return false;
        Disclosure.show(this, seat, move);
        return true;
    }

    // ---- what the tabletop asks

    @Override protected void onTrigger(CardPlay<Rivals> play) {
        emit(EventKind.TRIGGERED, play.seat(), NONE, 0, play.def(), EVERYONE);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Rivals> o) {
        if (!hasTrigger(o.moment(), seat)) return NONE;
        if (seat == NONE) return k == 0 ? CITY : NONE;
        if (o.moment() <= Moment.TORPOR_STEP && seat != o.subject()) return NONE;   // "your turn": nobody else's
        return k < HEARING.length ? HEARING[k] + seat : NONE;
    }

    /// Among cards in The Streets only Events have active texts; the text of a Mortal or the Prince is for its bearer.
    @Override protected boolean isTextInactive(int zone, int def) {
        return zone == CITY && (book().printed(def, Fact.KINDS) & Kind.EVENT.bit()) == 0;
    }

    @Override protected boolean lendsText(int card) {
        return coteries.in(card, ATTACHED);
    }

    @Override protected int back(int def) {
        int kinds = book().printed(def, Fact.KINDS);
        if ((kinds & Kind.VAMPIRE.bit()) != 0) return DeckGuess.FACTION;
        if (city.isCityDef(def)) return 2;
        if ((kinds & Kind.AGENDA.bit()) != 0) return DeckGuess.AGENDA;
        return (kinds & Kind.HAVEN.bit()) != 0 ? DeckGuess.HAVEN : 0;
    }

    @Override protected void fillUnknown(int viewer, int owner, int back, int[] faces, int n) {
        new DeckGuess(this, viewer).of(owner, back, faces, n);
    }

    @Override protected int rowOperands(int verb) {
        int rows = Verb.rows(verb);
        return rows == 0 ? super.rowOperands(verb) : rows;
    }

    /// Sends a public event about a seat.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Sends a public event about a card.
    public void logCard(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    /// Sends an event about a card that may be face down: only viewers who know the card see which.
    public void logHiddenCard(int kind, int seat, int card, int amount) {
        boolean open = (viewersOf(card) & EVERYONE) == EVERYONE;
        emit(kind, seat, card, amount, open ? face(card) : NONE, EVERYONE);
    }
}
