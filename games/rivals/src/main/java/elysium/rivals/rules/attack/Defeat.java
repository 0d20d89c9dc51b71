package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Rivals;

/// The credit for a character that lost its last blood (RIV-RUL-29, RIV-RUL-44).
public final class Defeat {
    private Defeat() {}

    public static int creditedTo(Rivals t, int character) {
        return t.defeats.seat(character);
    }

    /// The responsible character, which attacked, reacted, acted or bears the card that did it; or NONE.
    public static int responsibleCharacter(Rivals t, int character) {
        int card = t.defeats.by(character);
        if (card == NONE) return NONE;
        int one = t.bearers.of(card) != NONE ? t.bearers.of(card) : card;
        return t.coteries.isCharacter(one) ? one : NONE;
    }

    public static boolean byPartyOf(Rivals t, int character, int card) {
        int party = t.defeats.party(character);
        return party != NONE && party == t.coteries.partyKey(card);
    }

    /// Whether defeats are postponed: from the reveal of cards until all damage is dealt (RIV-ATK-16).
    public static boolean isPostponed(Rivals t) {
        return CurrentAttack.isInProgress(t) && CurrentAttack.marked(t, AttackFields.HELD);
    }

    /// The next character whose defeat is due, seats from the active one on, or NONE.
    public static int nextDue(Rivals t) {
        for (int i = 0, seat = t.turn.active(); i < t.players(); i++, seat = t.turn.after(seat))
            for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
                if (t.defeats.fate(card) != 0 && !t.defeats.isResolving(card)) return card;
        return NONE;
    }
}
