package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LEADER;
import static elysium.rivals.table.GameLayout.PARTY;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Branchless;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;

/// Where vampires in play are: Havens, parties in The Streets, torpor; and the Leaders.
public final class Coteries extends RivalsPart {
    /// A new party, and the single party of a Haven.
    public static final int NEW_PARTY = 0, HOME = 0;

    /// The number of parties a place has room for, numbered from 0.
    public static final int PARTIES = 16;

    Coteries(Rivals table) {
        super(table);
    }

    /// The first character of a coterie, the Haven before The Streets, or NONE.
    public int firstOf(int seat) {
        return Branchless.orElse(table.first(HAVEN + seat), table.first(STREETS + seat));
    }

    public int nextOf(int character) {
        return next(character, HAVEN, STREETS);
    }

    public int coterie(int seat) {
        return table.count(HAVEN + seat) + table.count(STREETS + seat);
    }

    public boolean inHaven(int card) {
        return in(card, HAVEN);
    }

    public boolean inStreets(int card) {
        return in(card, STREETS);
    }

    public boolean inTorpor(int card) {
        return in(card, TORPOR);
    }

    /// Whether a vampire is in play and not in torpor.
    public boolean inCoterie(int card) {
        int zone = table.zone(card);
        return zone >= HAVEN && zone < STREETS + SEATS;
    }

    /// Whether a vampire is in play, in torpor or not.
    public boolean isCharacter(int card) {
        int zone = table.zone(card);
        return zone >= HAVEN && zone < TORPOR + SEATS;
    }

    boolean in(int card, int zones) {
        int zone = table.zone(card);
        return zone >= zones && zone < zones + SEATS;
    }

    /// The number of a vampire's party within its place; 0 at home.
    public int party(int card) {
        return get(PARTY + card);
    }

    /// A party as one number (seat, place and number), or NONE.
    public int partyKey(int card) {
        return inCoterie(card) ? (table.zone(card) - HAVEN) * PARTIES + party(card) : NONE;
    }

    public boolean sameParty(int one, int other) {
        return table.zone(one) == table.zone(other) && party(one) == party(other);
    }

    public int partySize(int member) {
        int size = 0;
        for (int card = table.first(table.zone(member)); card != NONE; card = table.next(card))
            if (sameParty(card, member)) size++;
        return size;
    }

    /// The lowest free party number of a seat in The Streets.
    public int newParty(int seat) {
        int taken = 0;
        for (int card = table.first(STREETS + seat); card != NONE; card = table.next(card)) taken |= 1 << party(card);
        return Integer.numberOfTrailingZeros(~(taken | 1));
    }

    /// Moves a vampire to The Streets, into an existing or a new party.
    public void moveToStreets(int card, int party) {
        int seat = table.controller(card);
        int into = party == NEW_PARTY || table.value(Value.ALONE, card) > 0 ? newParty(seat) : party;
        if (!inStreets(card)) table.move(card, STREETS + seat);
        set(PARTY + card, into);
        emit(EventKind.WENT_OUT, seat, card, into, table.face(card), EVERYONE);
    }

    public void moveHome(int card) {
        int seat = table.controller(card);
        table.move(card, HAVEN + seat);
        set(PARTY + card, HOME);
        emit(EventKind.CAME_HOME, seat, card, 0, table.face(card), EVERYONE);
    }

    public void regroup(int card, int party) {
        int into = party == NEW_PARTY ? newParty(table.controller(card)) : party;
        set(PARTY + card, into);
        emit(EventKind.REGROUPED, table.controller(card), card, into, table.face(card), EVERYONE);
    }

    /// Moves a vampire to torpor: exhausted, without a party, its text inactive (RIV-TOR-04).
    public void moveToTorpor(int card) {
        int seat = table.controller(card);
        setFlag(card, Readiness.EXHAUSTED, true);
        if (!table.facts.is(card, Trait.SPEAKS_IN_TORPOR)) setFlag(card, BLANK, true);
        hush(card, true);
        table.move(card, TORPOR + seat);
        set(PARTY + card, HOME);
        emit(EventKind.TORPOR, seat, card, 0, table.face(card), EVERYONE);
    }

    /// Returns a vampire from torpor to its Haven, ready (RIV-TOR-08).
    public void rise(int card) {
        int seat = table.controller(card);
        setFlag(card, BLANK | Readiness.EXHAUSTED, false);
        hush(card, false);
        table.move(card, HAVEN + seat);
        emit(EventKind.ROSE, seat, card, 0, table.face(card), EVERYONE);
    }

    /// Deactivates or reactivates the Title of a vampire in torpor.
    private void hush(int bearer, boolean on) {
        for (int card = table.attachments.firstOn(bearer); card != NONE; card = table.attachments.nextOn(card))
            setFlag(card, BLANK, on);
    }

    /// The Leader of a seat, even in torpor; NONE once burned (RIV-RUL-32).
    public int leader(int seat) {
        return get(LEADER + seat);
    }

    public boolean isLeader(int card) {
        return hasFlag(card, Readiness.LEADS);
    }

    /// Whether the Leader Ability of a seat's Haven works (RIV-HAV-05).
    public boolean isLeaderAbilityActive(int seat) {
        int leader = leader(seat);
        return leader != NONE && !inTorpor(leader);
    }

    public void setLeader(int seat, int card) {
        set(LEADER + seat, card);
        setFlag(card, Readiness.LEADS, true);
        emit(EventKind.LEADS, seat, card, 0, table.face(card), EVERYONE);
    }
}
