package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.FLOCK;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The values and attachments of vampires: attributes, Disciplines, Secrecy, Influence, attached cards.
public abstract sealed class Bearers extends Coteries permits Rivals {
    public static final int MOST_ATTACHED = 3;

    Bearers(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- values of vampires; in torpor only name and BP are left of them (RIV-TOR-04)

    /// The attribute that defends against a kind of attack; attacks of that kind add it too, except Ranged ones.
    public int attribute(int card, AttackKind kind) {
        if (inTorpor(card)) return 0;
        int fact = kind.attribute();
        return printed(card, fact) + value(Value.PHYSICAL + fact - Fact.PHYSICAL, card);
    }

    public int icons(int card, Discipline discipline) {
        if (inTorpor(card)) return 0;
        return printed(card, Fact.ICONS + discipline.ordinal()) + value(Value.ICONS + discipline.ordinal(), card);
    }

    public boolean has(int card, Discipline discipline) {
        return icons(card, discipline) > 0;
    }

    /// The icons in a vampire's party, repeats included (RIV-DIS-04).
    public int partyIcons(int member, Discipline discipline) {
        int icons = 0;
        for (int card = first(zone(member)); card != NONE; card = next(card))
            if (sameParty(card, member)) icons += icons(card, discipline);
        return icons;
    }

    /// How many characters in a vampire's party have a Discipline (RIV-DIS-02).
    public int partyWith(int member, Discipline discipline) {
        int with = 0;
        for (int card = first(zone(member)); card != NONE; card = next(card))
            if (sameParty(card, member) && has(card, discipline)) with++;
        return with;
    }

    public int coterieIcons(int seat, Discipline discipline) {
        int icons = 0;
        for (int card = firstOf(seat); card != NONE; card = nextOf(card)) icons += icons(card, discipline);
        return icons;
    }

    /// The clan of a vampire that is not in torpor, or of any other card; -1 if none.
    public int clan(int card) {
        return inTorpor(card) ? NONE : printed(card, Fact.CLAN);
    }

    public int secrecy(int card) {
        return value(Value.NO_SECRECY, card) > 0 ? 0 : Math.max(0, value(Value.SECRECY, card));
    }

    /// The Influence that a vampire can exert; 0 in torpor or under a "No Influence" token.
    public int influence(int card) {
        if (hasNoInfluence(card) || inTorpor(card)) return 0;
        return Math.max(0, (isLeader(card) ? 1 : 0) + value(Value.INFLUENCE, card));
    }

    public boolean isGuard(int card) {
        return isActive(card) && is(card, Trait.GUARD) || value(Value.GUARD, card) > 0;
    }

    // ---- what a vampire carries

    /// The Title of a vampire, or NONE.
    public int title(int bearer) {
        return carried(bearer, Kind.TITLE, 0);
    }

    public boolean titled(int bearer) {
        return title(bearer) != NONE;
    }

    public boolean isPrince(int bearer) {
        int title = title(bearer);
        return title != NONE && is(title, Trait.PRINCE);
    }

    public int retainers(int bearer) {
        return carries(bearer, Kind.MORTAL);
    }

    public int animals(int bearer) {
        return carries(bearer, Kind.ANIMAL);
    }

    /// The number of cards attached to a vampire, face-down ones included.
    public int attachments(int bearer) {
        int cards = 0;
        for (int card = hosts.firstOn(bearer); card != NONE; card = hosts.nextOn(card)) cards++;
        return cards;
    }

    /// An attached card of a kind that has one of some traits (any, if none is named), or NONE.
    public int carried(int bearer, Kind kind, int traits) {
        for (int card = hosts.firstOn(bearer); card != NONE; card = hosts.nextOn(card))
            if (attachedAs(card, kind) && (traits == 0 || is(card, traits))) return card;
        return NONE;
    }

    private int carries(int bearer, Kind kind) {
        int cards = 0;
        for (int card = hosts.firstOn(bearer); card != NONE; card = hosts.nextOn(card))
            if (attachedAs(card, kind)) cards++;
        return cards;
    }

    /// The vampire that carries a card, or NONE.
    public int bearer(int card) {
        return in(card, ATTACHED) ? hosts.of(card) : NONE;
    }

    /// Attaches a card to a vampire without changing whether it is ready.
    public void attach(int card, int bearer) {
        release(card);
        move(card, ATTACHED + controller(bearer));
        hosts.attach(card, bearer);
        if (get(FLOCK + card) != 0) free(card);           // what protected it in The Streets (RIV-CRD-73)
        set(FLOCK + card, 0);
        emit(EventKind.ATTACHED, controller(bearer), card, face(bearer), face(card), EVERYONE);
    }

    /// Attaches a card face down, without its text (RIV-RUL-26).
    public void attachDown(int card, int bearer) {
        moveFaceDown(card, ATTACHED + controller(bearer));
        hosts.attach(card, bearer);
        emit(EventKind.ATTACHED, controller(bearer), card, face(bearer), NONE, EVERYONE);
    }

    /// Detaches a card by its own Detach effect; the caller discards or burns it.
    public void detach(int card) {
        emit(EventKind.DETACHED, controller(card), card, face(hosts.of(card)), face(card), EVERYONE);
        release(card);
    }

    /// Removes a card from its host; a vampire whose BP falls loses the excess blood at once (RIV-RUL-14).
    final void release(int card) {
        int host = hosts.of(card);
        if (host == NONE) return;
        hosts.detach(card);
        int over = isCharacter(host) ? blood(host) - bp(host) : 0;
        if (over <= 0) return;
        pass(on(host), IN_SUPPLY, over);
        setBlood(host, blood(host) - over);
        emit(EventKind.BLED, controller(host), host, over, face(host), EVERYONE);
    }

    /// Returns the tokens of a card to the supply, except the mark of an Event, which never came from it (RIV-RUL-75).
    final void free(int card) {
        if (is(card, Kind.EVENT)) return;
        int flock = 0;
        for (int seat = 0; seat < players(); seat++) flock += tinted(card, seat);
        pass(on(card), IN_SUPPLY, Math.max(flock, counters(card)));
    }
}
