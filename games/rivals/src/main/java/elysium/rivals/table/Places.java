package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LEADER;
import static elysium.rivals.table.GameLayout.NAMED;
import static elysium.rivals.table.GameLayout.NAMES;
import static elysium.rivals.table.GameLayout.NAMESAKES;
import static elysium.rivals.table.GameLayout.PARTY;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The positions of vampires in play: Havens, parties in The Streets, torpor; and the Leaders.
public abstract sealed class Places extends Court permits Coteries {
    /// Flags of a card: exhausted, "No Influence", Fear, Leader, Blocker of this attack, covered.
    static final int EXHAUSTED = TURNED, SILENT = OWN_FLAGS, FEAR = OWN_FLAGS * 2, LEADS = OWN_FLAGS * 4,
            BLOCKS = OWN_FLAGS * 8, COVERED = OWN_FLAGS * 16;
    /// A new party, and the single party of a Haven.
    public static final int NEW_PARTY = 0, HOME = 0;
    /// The number of parties a place has room for, numbered from 0.
    public static final int PARTIES = 16;

    Places(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- who is where

    /// The first character of a coterie, the Haven before The Streets, or NONE.
    public final int firstOf(int seat) {
        return Branchless.orElse(first(HAVEN + seat), first(STREETS + seat));
    }

    public final int nextOf(int character) {
        return next(character, HAVEN, STREETS);
    }

    public final int coterie(int seat) {
        return count(HAVEN + seat) + count(STREETS + seat);
    }

    public final boolean inHaven(int card) {
        return in(card, HAVEN);
    }

    public final boolean inStreets(int card) {
        return in(card, STREETS);
    }

    public final boolean inTorpor(int card) {
        return in(card, TORPOR);
    }

    /// Whether a vampire is in play and not in torpor.
    public final boolean inCoterie(int card) {
        int zone = zone(card);
        return zone >= HAVEN && zone < STREETS + SEATS;
    }

    /// Whether a vampire is in play, in torpor or not.
    public final boolean isCharacter(int card) {
        int zone = zone(card);
        return zone >= HAVEN && zone < TORPOR + SEATS;
    }

    final boolean in(int card, int zones) {
        int zone = zone(card);
        return zone >= zones && zone < zones + SEATS;
    }

    /// The number of a vampire's party within its place; 0 at home.
    public final int party(int card) {
        return get(PARTY + card);
    }

    /// A party as one number (seat, place and number), or NONE.
    public final int partyKey(int card) {
        return inCoterie(card) ? (zone(card) - HAVEN) * PARTIES + party(card) : NONE;
    }

    public final boolean sameParty(int one, int other) {
        return zone(one) == zone(other) && party(one) == party(other);
    }

    public final int partySize(int member) {
        int size = 0;
        for (int card = first(zone(member)); card != NONE; card = next(card)) if (sameParty(card, member)) size++;
        return size;
    }

    /// The lowest free party number of a seat in The Streets.
    public final int newParty(int seat) {
        int taken = 0;
        for (int card = first(STREETS + seat); card != NONE; card = next(card)) taken |= 1 << party(card);
        return Integer.numberOfTrailingZeros(~(taken | 1));
    }

    /// Moves a vampire to The Streets, into an existing or a new party.
    public final void moveToStreets(int card, int party) {
        int seat = controller(card);
        int into = party == NEW_PARTY || value(Value.ALONE, card) > 0 ? newParty(seat) : party;
        if (!inStreets(card)) move(card, STREETS + seat);
        set(PARTY + card, into);
        emit(EventKind.WENT_OUT, seat, card, into, face(card), EVERYONE);
    }

    public final void moveHome(int card) {
        int seat = controller(card);
        move(card, HAVEN + seat);
        set(PARTY + card, HOME);
        emit(EventKind.CAME_HOME, seat, card, 0, face(card), EVERYONE);
    }

    public final void regroup(int card, int party) {
        int into = party == NEW_PARTY ? newParty(controller(card)) : party;
        set(PARTY + card, into);
        emit(EventKind.REGROUPED, controller(card), card, into, face(card), EVERYONE);
    }

    /// Moves a vampire to torpor: exhausted, without a party, its text inactive (RIV-TOR-04).
    public final void moveToTorpor(int card) {
        int seat = controller(card);
        flag(card, EXHAUSTED, true);
        if (!is(card, Trait.SPEAKS_IN_TORPOR)) flag(card, BLANK, true);
        hush(card, true);
        move(card, TORPOR + seat);
        set(PARTY + card, HOME);
        emit(EventKind.TORPOR, seat, card, 0, face(card), EVERYONE);
    }

    /// Returns a vampire from torpor to its Haven, ready (RIV-TOR-08).
    public final void rise(int card) {
        int seat = controller(card);
        flag(card, BLANK | EXHAUSTED, false);
        hush(card, false);
        move(card, HAVEN + seat);
        emit(EventKind.ROSE, seat, card, 0, face(card), EVERYONE);
    }

    /// Deactivates or reactivates the Title of a vampire in torpor.
    private void hush(int bearer, boolean on) {
        for (int card = hosts.firstOn(bearer); card != NONE; card = hosts.nextOn(card)) flag(card, BLANK, on);
    }

    /// The Leader of a seat, even in torpor; NONE once burned (RIV-RUL-32).
    public final int leader(int seat) {
        return get(LEADER + seat);
    }

    public final boolean isLeader(int card) {
        return flagged(card, LEADS);
    }

    /// Whether the Leader Ability of a seat's Haven works (RIV-HAV-05).
    public final boolean leads(int seat) {
        int leader = leader(seat);
        return leader != NONE && !inTorpor(leader);
    }

    public final void lead(int seat, int card) {
        set(LEADER + seat, card);
        flag(card, LEADS, true);
        emit(EventKind.LEADS, seat, card, 0, face(card), EVERYONE);
    }

    // ---- namesakes

    /// Records that a vampire with this name is in the game.
    final void enrol(int face) {
        int cell = face / Short.SIZE % NAMES, bit = 1 << face % Short.SIZE;
        if ((get(NAMED + cell) & bit) != 0) set(NAMESAKES + cell, (short) (get(NAMESAKES + cell) | bit));
        set(NAMED + cell, (short) (get(NAMED + cell) | bit));
    }

    /// Whether another vampire with the same name may be in the game. Preconstructed decks rarely have one, but a
    /// secret deck may hold any.
    public final boolean hasNamesakes(int vampire) {
        int face = face(vampire);
        return custom() != 0 || (get(NAMESAKES + face / Short.SIZE % NAMES) >> face % Short.SIZE & 1) != 0;
    }

    // ---- what is printed on cards

    public final boolean is(int card, Kind kind) {
        return (printed(card, Fact.KINDS) >> kind.ordinal() & 1) != 0;
    }

    public final boolean is(int card, int trait) {
        return (printed(card, Fact.TRAITS) & trait) != 0;
    }

    /// Whether a card is attached to a vampire as one of a kind.
    public final boolean attachedAs(int card, Kind kind) {
        return in(card, ATTACHED) && !faceDown(card) && is(card, kind);
    }
}
