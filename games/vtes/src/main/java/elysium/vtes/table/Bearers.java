package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Kind;

/// Attached cards and their bearers.
public final class Bearers extends VtesPart {
    Bearers(Vtes table) {
        super(table);
    }

    /// The bearer of a card, or NONE.
    public int of(int card) {
        return table.regions.isAttached(card) ? table.attachments.hostOf(card) : NONE;
    }

    /// A card of a kind on another, with one of some traits if any are given, or NONE.
    public int findAttached(int host, Kind kind, int traits) {
        for (int card = table.attachments.firstOn(host); card != NONE; card = table.attachments.nextOn(card))
            if (table.regions.isAttached(card) && table.facts.is(card, kind)
                    && (traits == 0 || table.facts.is(card, traits)))
                return card;
        return NONE;
    }

    /// The number of cards of a name on another.
    public int countAttached(int host, int name) {
        int cards = 0;
        for (int card = table.attachments.firstOn(host); card != NONE; card = table.attachments.nextOn(card))
            if (table.regions.isAttached(card) && table.facts.name(card) == name) cards++;
        return cards;
    }

    /// Attaches a card to another in play, under the control of a seat (VTES-TERM-07, VTES-TERM-08).
    public void attach(int card, int host, int seat) {
        detach(card);
        table.move(card, ATTACHED + seat);
        table.attachments.attach(card, host);
        emit(EventKind.ATTACHED, seat, card, table.face(host), table.face(card), EVERYONE);
        table.hands.requestChecks();
    }

    /// Attaches a minion card to a minion, under its controller's control.
    public void attach(int card, int host) {
        attach(card, host, table.controller(host));
    }

    /// Detaches a card; the capacity of its host may drop.
    void detach(int card) {
        int host = table.attachments.hostOf(card);
        if (host == NONE) return;
        table.attachments.detach(card);
        table.blood.returnExcess(host);
    }
}
