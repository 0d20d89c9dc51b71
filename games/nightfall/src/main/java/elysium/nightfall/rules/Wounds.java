package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;

/// Taking wounds; the last face-up wound triggers the end.
public final class Wounds {
    private Wounds() {}

    /// Gives wounds to a player; this is not damage, so no minion absorbs it (NF-FBL-04).
    public static void take(Nightfall t, int seat, int wounds) {
        if (wounds <= 0) return;
        t.log(EventKind.WOUNDED, seat, NONE, wounds);
        for (int i = 0; i < wounds; i++) takeOne(t, seat);
    }

    /// Takes a wound from the stack, then an exiled one, then one without a type (NF-OVER-03, NF-RUL-41).
    private static void takeOne(Nightfall t, int seat) {
        int card = t.first(WOUNDS) != NONE ? t.first(WOUNDS) : exiled(t);
        if (card == NONE) {
            t.wounds.add(seat, Wound.UNTYPED, 1);
            return;
        }
        t.setOwnerTo(card, seat);
        t.wounds.add(seat, t.printed(card, Fact.TYPE), 1);
        t.move(card, DISCARD + seat);
        if (t.wounds.faceUpCount() == 0) return;
        t.wounds.setFaceUpCount(t.wounds.faceUpCount() - 1);
        if (t.wounds.faceUpCount() == 0) t.wounds.endGame();
    }

    private static int exiled(Nightfall t) {
        for (int card = t.first(EXILE); card != NONE; card = t.next(card)) if (t.minions.isWound(card)) return card;
        return NONE;
    }
}
