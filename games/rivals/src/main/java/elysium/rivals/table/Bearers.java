package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.FLOCK;

import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;

/// Attached cards and their bearers.
public final class Bearers extends RivalsPart {
    public static final int MOST_ATTACHED = 3;

    Bearers(Rivals table) {
        super(table);
    }

    /// The Title of a vampire, or NONE.
    public int title(int bearer) {
        return findAttached(bearer, Kind.TITLE, 0);
    }

    public boolean titled(int bearer) {
        return title(bearer) != NONE;
    }

    public boolean isPrince(int bearer) {
        int title = title(bearer);
        return title != NONE && table.facts.is(title, Trait.PRINCE);
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
        for (int card = table.attachments.firstOn(bearer); card != NONE; card = table.attachments.nextOn(card)) cards++;
        return cards;
    }

    /// An attached card of a kind that has one of some traits (any, if none is named), or NONE.
    public int findAttached(int bearer, Kind kind, int traits) {
        for (int card = table.attachments.firstOn(bearer); card != NONE; card = table.attachments.nextOn(card))
            if (table.facts.attachedAs(card, kind) && (traits == 0 || table.facts.is(card, traits))) return card;
        return NONE;
    }

    private int carries(int bearer, Kind kind) {
        int cards = 0;
        for (int card = table.attachments.firstOn(bearer); card != NONE; card = table.attachments.nextOn(card))
            if (table.facts.attachedAs(card, kind)) cards++;
        return cards;
    }

    /// The vampire that carries a card, or NONE.
    public int of(int card) {
        return table.coteries.in(card, ATTACHED) ? table.attachments.hostOf(card) : NONE;
    }

    /// Attaches a card to a vampire without changing whether it is ready.
    public void attach(int card, int bearer) {
        detachFromBearer(card);
        table.move(card, ATTACHED + table.controller(bearer));
        table.attachments.attach(card, bearer);
        if (get(FLOCK + card) != 0) returnTokens(card);           // what protected it in The Streets (RIV-CRD-73)
        set(FLOCK + card, 0);
        emit(EventKind.ATTACHED, table.controller(bearer), card, table.face(bearer), table.face(card), EVERYONE);
    }

    /// Attaches a card face down, without its text (RIV-RUL-26).
    public void attachDown(int card, int bearer) {
        table.moveFaceDown(card, ATTACHED + table.controller(bearer));
        table.attachments.attach(card, bearer);
        emit(EventKind.ATTACHED, table.controller(bearer), card, table.face(bearer), NONE, EVERYONE);
    }

    /// Detaches a card by its own Detach effect; the caller discards or burns it.
    public void detach(int card) {
        emit(EventKind.DETACHED, table.controller(card), card, table.face(table.attachments.hostOf(card)),
                table.face(card),
                EVERYONE);
        detachFromBearer(card);
    }

    /// Removes a card from its host; a vampire whose BP falls loses the excess blood at once (RIV-RUL-14).
    void detachFromBearer(int card) {
        int host = table.attachments.hostOf(card);
        if (host == NONE) return;
        table.attachments.detach(card);
        int over = table.coteries.isCharacter(host) ? table.blood.of(host) - table.blood.bp(host) : 0;
        if (over <= 0) return;
        table.tokens.moveTokens(Tokens.on(host), Tokens.IN_SUPPLY, over);
        table.blood.restore(host, table.blood.of(host) - over);
        emit(EventKind.BLED, table.controller(host), host, over, table.face(host), EVERYONE);
    }

    /// Returns the tokens of a card to the supply, except the mark of an Event, which never came from it (RIV-RUL-75).
    void returnTokens(int card) {
        if (table.facts.is(card, Kind.EVENT)) return;
        int flock = 0;
        for (int seat = 0; seat < table.players(); seat++) flock += table.tokens.colouredOnCard(card, seat);
        table.tokens.moveTokens(Tokens.on(card), Tokens.IN_SUPPLY, Math.max(flock, table.counters(card)));
    }
}
