package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.FLOCK;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// What vampires can do and what they carry: attributes, Disciplines, Secrecy, Influence, attached cards.
public abstract sealed class Bearers extends Coteries permits Rivals {
    public static final int MOST_ATTACHED = 3;

    Bearers(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- values of vampires; in torpor only name and BP are left of them (RIV-TOR-04)

    /// The attribute that defends against a kind of attack, and that attacks of that kind add but for Ranged ones.
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

    /// The characters with a Discipline in a vampire's party, each counted once (RIV-DIS-02).
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

    /// What a vampire can exert now; nothing in torpor or under a "No Influence" token.
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

    /// All cards attached to a vampire, face down ones too.
    public int attachments(int bearer) {
        int cards = 0;
        for (int card = hosts.firstOn(bearer); card != NONE; card = hosts.nextOn(card)) cards++;
        return cards;
    }

    /// An attached card of a kind, with one of some traits unless none is named; NONE if there is none.
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

    /// Attaches a card to a vampire, ready or exhausted as it was.
    public void attach(int card, int bearer) {
        release(card);
        move(card, ATTACHED + controller(bearer));
        hosts.attach(card, bearer);
        if (get(FLOCK + card) != 0) free(card);           // what protected it in The Streets (RIV-CRD-73)
        set(FLOCK + card, 0);
        emit(EventKind.ATTACHED, controller(bearer), card, face(bearer), face(card), EVERYONE);
    }

    /// Attaches a card to a vampire face down: it has no text there (RIV-RUL-26).
    public void attachDown(int card, int bearer) {
        moveFaceDown(card, ATTACHED + controller(bearer));
        hosts.attach(card, bearer);
        emit(EventKind.ATTACHED, controller(bearer), card, face(bearer), NONE, EVERYONE);
    }

    /// An attached card leaves its bearer by its own Detach effect; discarding or burning it is the caller's.
    public void detach(int card) {
        emit(EventKind.DETACHED, controller(card), card, face(hosts.of(card)), face(card), EVERYONE);
        release(card);
    }

    /// Takes a card off its host; blood above a BP that falls by it is lost at once (RIV-RUL-14).
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

    /// The tokens on a card go back to the supply; the mark of an Event never came from there (RIV-RUL-75).
    final void free(int card) {
        if (is(card, Kind.EVENT)) return;
        int flock = 0;
        for (int seat = 0; seat < players(); seat++) flock += tinted(card, seat);
        pass(on(card), IN_SUPPLY, Math.max(flock, counters(card)));
    }
}
