package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.Ground.ALLIANCE;
import static elysium.vendetta.table.Ground.DECK;
import static elysium.vendetta.table.Ground.DRAINED;
import static elysium.vendetta.table.Ground.DRAWN;
import static elysium.vendetta.table.Ground.GONE;
import static elysium.vendetta.table.Ground.HAND;
import static elysium.vendetta.table.Ground.RELIC;

import elysium.tabletop.CardPlay;
import elysium.vendetta.rules.Who;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// What is due: the third Diablerie token, an empty Pool, a loss that is answered; in this order, in turn order.
public final class Inevitable {
    private Inevitable() {}

    public static boolean due(Vendetta t) {
        while (t.alarmed() != 0) {
            int seat = Who.firstFrom(t, t.ambition(), t.alarmed());
            if (t.alive(seat) && t.clan(seat) != NONE && dueOf(t, seat)) return true;
            t.calm(seat);
        }
        return false;
    }

    private static boolean dueOf(Vendetta t, int seat) {
        if (t.tokens(seat) >= Vendetta.TOKENS_OUT) {
            eliminate(t, seat);
        } else if (t.blood(seat) == 0 && !t.frenzied(seat)) {
            t.frenzied(seat, true);
            t.push(new Frenzy(seat, Frenzy.Stage.URN));
        } else if (t.spite(seat) != 0 && !t.frenzied(seat)) {
            answer(t, seat);
        } else {
            return false;
        }
        return true;
    }

    /// A loss is answered by the text that saw it, if that still lies face up (VEN-CRL-19).
    private static void answer(Vendetta t, int seat) {
        int amount = t.spite(seat), card = t.speaker(Value.RETALIATES, seat);
        t.spite(seat, 0);
        if (card != NONE) t.push(CardPlay.of(t, card, 0, seat, amount));
    }

    /// Takes a player and all that is theirs out of the game (VEN-RUL-38, VEN-RUL-39);
    /// when one side is left, it has won (VEN-RUL-40, VEN-RUL-73).
    private static void eliminate(Vendetta t, int seat) {
        t.out(seat);
        t.blood(seat, 0);
        t.influence(seat, 0);
        t.spite(seat, 0);
        for (int place = 0; place < t.places(); place++) {
            t.deployed(seat, place, 0);
            leave(t, seat, place);
        }
        for (int zone : new int[] {HAND, DRAWN, DECK, ALLIANCE, DRAINED, RELIC})
            while (t.first(zone + seat) != NONE) t.move(t.first(zone + seat), GONE);
        if (t.ambition() == seat && t.living() != 0) t.ambition(Who.firstFrom(t, seat, t.living()));
        if (Who.oneSide(t, t.living())) Evening.end(t);
    }

    private static void leave(Vendetta t, int seat, int place) {
        int[] cards = new int[t.rows()];
        for (int of = 0; of < t.players(); of++) {
            int n = t.rows(Vendetta.position(of, place), cards);
            for (int i = 0; i < n; i++) {
                boolean theirs = t.owner(cards[i]) == seat;
                if (theirs) t.move(cards[i], GONE);
                else if (of == seat) t.move(cards[i], HAND + t.owner(cards[i]));
            }
        }
    }
}
