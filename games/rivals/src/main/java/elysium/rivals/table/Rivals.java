package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.BOUNTY;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;
import static elysium.rivals.table.GameLayout.CONTRIBUTED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.SHIELD;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;

/// The table of Rivals: its zones and the elementary changes to them.
public final class Rivals extends Bearers {
    private static final int[] HEARING = {HAVEN, STREETS, TORPOR, ATTACHED, ONGOING, SEAT_CARDS};
    private static final int CITY_KINDS = Kind.MORTAL.bit() | Kind.EVENT.bit();

    public Rivals(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
    }

    @Override protected Rivals self() {
        return this;
    }

    @Override public Rivals blank() {
        return new Rivals(book(), due, players(), 0);
    }

    // ---- cards that come and go

    public int lay(int def, int seat, int zone) {
        int card = create(def, seat, zone, 0);
        if (is(card, Kind.VAMPIRE)) enrol(def);
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
        look(card, 1 << seat);
        emit(EventKind.SAW, seat, controller(card), where, face(card), 1 << seat);
    }

    /// Returns a burned city card to The Streets.
    public void rouse(int card, int seat) {
        move(card, CITY);
        emit(EventKind.ROUSED, seat, card, 0, face(card), EVERYONE);
    }

    /// Returns a public card to its owner's hand.
    public void takeBack(int card) {
        int face = face(card), owner = owner(card);
        settle(card);
        move(card, HAND + owner);
        emit(EventKind.TAKEN_BACK, owner, NONE, 0, face, EVERYONE);
    }

    /// Puts a card on its owner's discard pile, or the city's.
    public void discard(int card) {
        int owner = owner(card), from = controller(card);
        if (!in(card, HAND)) settle(card);                // nothing is true of a card in hand
        move(card, isCity(card) ? CITY_DISCARD : DISCARD + owner);
        emit(EventKind.DISCARDED, isCity(card) ? from : owner, card, 0, face(card), EVERYONE);
    }

    /// Removes a card from the game (RIV-GEN-04).
    public void burn(int card) {
        int from = controller(card), owner = owner(card);
        boolean member = inCoterie(card);
        settle(card);
        move(card, isCity(card) ? CITY_BURNED : BURNED + owner);
        emit(EventKind.BURNED, from, card, 0, face(card), EVERYONE);
        if (member && coterie(from) == 0) doom(from, NONE);
    }

    /// Handles a vampire leaving a coterie: a player without vampires is eliminated, to the credit of a seat or NONE.
    public void bereft(int seat, int by) {
        if (coterie(seat) == 0) doom(seat, by);
    }

    /// Clears the state of a card that leaves its place: tokens, flags, party, covered cards.
    private void settle(int card) {
        if (isLeader(card)) set(GameLayout.LEADER + controller(card), NONE);
        release(card);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.firstOn(card)) {
            hosts.detach(guest);
            uncover(guest);
        }
        flag(card, BLANK | EXHAUSTED | SILENT | FEAR | LEADS | BLOCKS | COVERED, false);
        free(card);
        setCounters(card, 0);
        for (int column : GameLayout.COLUMNS) if (get(column + card) != 0) set(column + card, 0);
    }

    /// Removes all tokens from a vampire except the Leader token (RIV-TOR-02).
    public void strip(int card) {
        flag(card, SILENT | FEAR, false);
        free(card);
        setCounters(card, 0);
        rare(BOUNTY, card, 0);
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
        look(card, EVERYONE);
        emit(EventKind.REVEALED, controller(card), card, 0, face(card), EVERYONE);
    }

    // ---- the city

    public boolean isCity(int card) {
        return isCityDef(face(card));
    }

    /// Whether a card of the book belongs to the City Deck.
    public boolean isCityDef(int def) {
        return (book().printed(def, Fact.KINDS) & CITY_KINDS) != 0
                || (book().printed(def, Fact.TRAITS) & Trait.PRINCE) != 0;
    }

    /// Reveals the top card of the City Deck, renewed from its discard pile if empty; NONE if there is none.
    public int turnUpCity() {
        if (count(CITY_DECK) == 0) renewCity();
        int card = first(CITY_DECK);
        if (card == NONE) return NONE;
        move(card, CITY);
        emit(EventKind.CITY, active(), card, 0, face(card), EVERYONE);
        return card;
    }

    private void renewCity() {
        if (count(CITY_DISCARD) == 0) return;
        while (first(CITY_DISCARD) != NONE) move(first(CITY_DISCARD), CITY_DECK);
        shuffle(CITY_DECK);
        emit(EventKind.CITY_RENEWED, active(), NONE, 0, NONE, EVERYONE);
    }

    /// A token of a seat's colour marks an Ongoing Event until that seat's next turn (RIV-EVT-02, RIV-RUL-75).
    public void markEvent(int card, int seat) {
        setCounters(card, 1);
        setContributed(card, 1 << seat);
    }

    /// The seat whose token marks an Ongoing Event, or NONE.
    public int markOf(int card) {
        int seats = contributed(card);
        return seats == 0 || !is(card, Kind.EVENT) ? NONE : Integer.numberOfTrailingZeros(seats);
    }

    /// Prince of the City if it is in The Streets, else NONE.
    public int openPrince() {
        for (int card = first(CITY); card != NONE; card = next(card)) if (is(card, Trait.PRINCE)) return card;
        return NONE;
    }

    public boolean princeHeld() {
        for (int seat = 0; seat < players(); seat++)
            for (int card = first(ATTACHED + seat); card != NONE; card = next(card))
                if (is(card, Trait.PRINCE)) return true;
        return false;
    }

    /// Whether a card is a Mortal in The Streets (RIV-MOR-01), attached to nothing or to a card that leaves it there.
    public boolean isMortal(int card) {
        return zone(card) == CITY && is(card, Kind.MORTAL);
    }

    // ---- tokens on cards

    /// Puts tokens from the supply on a card other than a vampire.
    public void put(int card, int amount) {
        int put = supplied(controller(card), amount);
        pass(IN_SUPPLY, on(card), put);
        setCounters(card, counters(card) + put);
        logHiddenCard(EventKind.TOKENS, controller(card), card, put);
    }

    /// Removes up to a number of tokens from a card.
    public void take(int card, int amount) {
        int taken = Math.min(amount, counters(card));
        pass(on(card), IN_SUPPLY, taken);
        setCounters(card, counters(card) - taken);
        logHiddenCard(EventKind.TOKENS_OFF, controller(card), card, taken);
    }

    /// The seats that have put prestige on a Conspiracy, as a bit set.
    public int contributed(int card) {
        return get(CONTRIBUTED + card);
    }

    /// Puts prestige of a pool on a face-down card, even the last, to the credit of another seat or NONE.
    public int contribute(int seat, int card, int amount, int by) {
        int put = Math.min(amount, prestige(seat));
        if (put <= 0) return 0;
        setCounters(card, counters(card) + put);
        setContributed(card, contributed(card) | 1 << seat);
        emit(InfluenceEventKind.CONTRIBUTED, seat, card, controller(card), NONE, EVERYONE);
        pass(pool(seat), on(card), put);
        dwindle(seat, put, by);
        return put;
    }

    public void setContributed(int card, int seats) {
        set(CONTRIBUTED + card, seats);
    }

    /// Adds one blood of a seat that protects a Mortal.
    public void flock(int mortal, int seat) {
        if (supplied(seat, 1) == 0) return;
        if (get(GameLayout.CAPPED) != 0) set(GameLayout.SUPPLY + seat, get(GameLayout.SUPPLY + seat) - 1);
        tint(mortal, seat, 1);
        emit(EventKind.TOKENS, seat, mortal, 1, face(mortal), EVERYONE);
    }

    public int flockOf(int mortal, int seat) {
        return tinted(mortal, seat);
    }

    /// The blood of other seats on a Mortal, which is the extra damage it withstands (RIV-CRD-72).
    public int flocked(int mortal, int seat) {
        int blood = 0;
        for (int other = 0; other < players(); other++) if (other != seat) blood += flockOf(mortal, other);
        return blood;
    }

    /// The agenda on a character for defeating it.
    public int bounty(int card) {
        return get(BOUNTY + card);
    }

    public void setBounty(int card, int agenda) {
        rare(BOUNTY, card, bounty(card) + agenda);
        emit(EventKind.BOUNTY, controller(card), card, agenda, face(card), EVERYONE);
    }

    public int shield(int card) {
        return get(SHIELD + card);
    }

    public void setShield(int card, int amount) {
        rare(SHIELD, card, amount);
    }

    /// Covers a Haven or Agenda with a card; it has no text until that card leaves.
    public void cover(int card, int by) {
        hosts.attach(card, by);
        flag(card, BLANK | COVERED, true);
        emit(EventKind.COVERED, controller(card), card, 1, faceDown(card) ? NONE : face(card), EVERYONE);
    }

    private void uncover(int card) {
        if (!covered(card)) return;
        flag(card, BLANK | COVERED, false);
        emit(EventKind.COVERED, controller(card), card, 0, faceDown(card) ? NONE : face(card), EVERYONE);
    }

    public boolean covered(int card) {
        return flagged(card, COVERED);
    }

    // ---- what is done aside

    /// Players asked at the same time must not learn from each other (RIV-RUL-80).
    @Override protected void asides(int seat, Offers out) {
        if (first(ONGOING + seat) != NONE && askedSeats() == 1 << seat && !(top() instanceof Disclosure.Heard))
            Disclosure.offer(this, seat, out);
    }

    @Override protected boolean aside(int seat, long move) {
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
        return in(card, ATTACHED);
    }

    @Override protected int back(int def) {
        int kinds = book().printed(def, Fact.KINDS);
        if ((kinds & Kind.VAMPIRE.bit()) != 0) return DeckGuess.FACTION;
        if (isCityDef(def)) return 2;
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
}
