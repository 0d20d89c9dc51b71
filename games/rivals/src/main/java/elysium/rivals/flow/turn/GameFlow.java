package elysium.rivals.flow.turn;

import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.LIBRARY;

import elysium.kernel.Frame;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.influence.Leaders;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.rules.VictoryCheck;
import elysium.rivals.table.Rivals;

/// A whole game: the first player and the Rivals, starting vampires, hands, then turns until a player wins.
public record GameFlow(Stage at) implements Frame<Rivals>, SafePoint {
    /// Rounds without progress that end a game (RIV-RUL-77).
    private static final int CALM = 30;
    private static final int REMOVED = 4, HAND = 4;

    public enum Stage {
        RIVALS, LEADERS, HANDS, FIRST_TURN, TURNS
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case RIVALS -> {
                t.turn.setFirstPlayer(t.roll(t.players()));
                dealTokens(t);
                t.become(new GameFlow(Stage.LEADERS));
            }
            case LEADERS -> {
                t.become(new GameFlow(Stage.HANDS));
                t.push(Leaders.begin(t));
            }
            case HANDS -> {
                mixCity(t);
                for (int n = 0, seat = t.turn.firstPlayer(); n < t.players(); n++, seat = t.turn.after(seat))
                    deal(t, seat);
                t.become(new GameFlow(Stage.FIRST_TURN));
            }
            case FIRST_TURN -> turn(t, t.turn.firstPlayer());
            case TURNS -> {
                if (t.victory.quietTurns() >= CALM * t.players()) VictoryCheck.endAtStandstill(t);
                else turn(t, t.turn.after(t.turn.active()));
            }
        }
    }

    private static void turn(Rivals t, int seat) {
        t.become(new GameFlow(Stage.TURNS));
        t.turn.begin(seat);
        PromiseRules.endExpiredPromises(t);
        Turn.begin(t, seat);
    }

    /// Deals Rival tokens from the first player on, redrawing an own one; the last two are dealt so that neither gets
    /// its own (RIV-RVL-03 to RIV-RVL-05).
    private static void dealTokens(Rivals t) {
        int left = (1 << t.players()) - 1, seat = t.turn.firstPlayer();
        for (int n = t.players(); n > 2; n--, seat = t.turn.after(seat))
            left = deal(t, seat, left, left & ~(1 << seat));
        int last = t.turn.after(seat), free = left & ~(1 << seat);
        if ((left >> last & 1) != 0) free = 1 << last;
        left = deal(t, seat, left, free);
        deal(t, last, left, left);
    }

    /// Lets a seat draw one of some tokens; returns those left, as a bit set.
    private static int deal(Rivals t, int seat, int left, int free) {
        int among = free;
        for (int skipped = Integer.bitCount(free) > 1 ? t.roll(Integer.bitCount(free)) : 0; skipped > 0; skipped--)
            among &= among - 1;
        int token = Integer.numberOfTrailingZeros(among);
        t.rivalTokens.deal(token, seat);
        return left & ~(1 << token);
    }

    /// Removes four Events unseen and shuffles the rest into the City Deck (RIV-SET-02, RIV-SET-03).
    private static void mixCity(Rivals t) {
        t.shuffle(ASIDE);
        while (t.count(ASIDE) > REMOVED) t.move(t.first(ASIDE), CITY_DECK);
        t.shuffle(CITY_DECK);
    }

    /// Deals four Library cards and one vampire, two to all but the first player (RIV-SET-12, RIV-SET-13).
    private static void deal(Rivals t, int seat) {
        t.shuffle(LIBRARY + seat);
        t.shuffle(FACTION + seat);
        for (int i = 0; i < HAND; i++) t.draw(seat, false);
        t.draw(seat, true);
        if (seat != t.turn.firstPlayer()) t.draw(seat, true);
    }
}
