package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Rivals;

/// The credit for a character that lost its last blood (RIV-RUL-29, RIV-RUL-44).
public final class Defeat {
    private Defeat() {}

    public static int creditedTo(Rivals t, int character) {
        return t.pendingDefeatSeat(character);
    }

    /// The responsible character, which attacked, reacted, acted or bears the card that did it; or NONE.
    public static int by(Rivals t, int character) {
        int card = t.pendingDefeatBy(character);
        if (card == NONE) return NONE;
        int one = t.bearer(card) != NONE ? t.bearer(card) : card;
        return t.isCharacter(one) ? one : NONE;
    }

    public static boolean byPartyOf(Rivals t, int character, int card) {
        int party = t.pendingDefeatParty(character);
        return party != NONE && party == t.partyKey(card);
    }

    /// Whether defeats are postponed: from the reveal of cards until all damage is dealt (RIV-ATK-16).
    public static boolean waits(Rivals t) {
        return CurrentAttack.underWay(t) && CurrentAttack.marked(t, AttackFields.HELD);
    }

    /// The next character whose defeat is due, seats from the active one on, or NONE.
    public static int next(Rivals t) {
        for (int i = 0, seat = t.active(); i < t.players(); i++, seat = t.after(seat))
            for (int card = t.firstOf(seat); card != NONE; card = t.nextOf(card))
                if (t.pendDefeat(card) != 0 && !t.falling(card)) return card;
        return NONE;
    }
}
