package elysium.rivals.flow.turn;

import static elysium.rivals.table.Ground.ASIDE;
import static elysium.rivals.table.Ground.CITY_DECK;
import static elysium.rivals.table.Ground.FACTION;
import static elysium.rivals.table.Ground.LIBRARY;

import elysium.kernel.Frame;
import elysium.rivals.flow.Rest;
import elysium.rivals.flow.influence.Leaders;
import elysium.rivals.rules.Promises;
import elysium.rivals.rules.Verdict;
import elysium.rivals.table.Rivals;

/// A whole game: the first player and the Rivals, starting vampires, hands, and turns until somebody has won.
public record Evening(Stage at) implements Frame<Rivals>, Rest {
    /// Rounds without an event after which nothing will come any more (RIV-RUL-77).
    private static final int CALM = 30;
    private static final int REMOVED = 4, HAND = 4;

    /// The parts of a game.
    public enum Stage {
        RIVALS, LEADERS, HANDS, FIRST_TURN, TURNS
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case RIVALS -> {
                t.firstPlayer(t.roll(t.players()));
                dealTokens(t);
                t.become(new Evening(Stage.LEADERS));
            }
            case LEADERS -> {
                t.become(new Evening(Stage.HANDS));
                t.push(Leaders.begin(t));
            }
            case HANDS -> {
                mixCity(t);
                for (int n = 0, seat = t.firstPlayer(); n < t.players(); n++, seat = t.after(seat)) deal(t, seat);
                t.become(new Evening(Stage.FIRST_TURN));
            }
            case FIRST_TURN -> turn(t, t.firstPlayer());
            case TURNS -> {
                if (t.stillness() >= CALM * t.players()) Verdict.calm(t);
                else turn(t, t.after(t.active()));
            }
        }
    }

    private static void turn(Rivals t, int seat) {
        t.become(new Evening(Stage.TURNS));
        t.turnOf(seat);
        Promises.turn(t);
        Turn.begin(t, seat);
    }

    /// Nobody gets their own token, and all such deals are as likely (RIV-RUL-09).
    private static void dealTokens(Rivals t) {
        int players = t.players();
        int[] holds = new int[players];
        do {
            for (int i = 0; i < players; i++) holds[i] = i;
            for (int left = players; left > 1; left--) {
                int i = t.roll(left), kept = holds[i];
                holds[i] = holds[left - 1];
                holds[left - 1] = kept;
            }
        } while (own(holds));
        for (int n = 0, seat = t.firstPlayer(); n < players; n++, seat = t.after(seat)) t.dealToken(holds[seat], seat);
    }

    private static boolean own(int[] holds) {
        for (int seat = 0; seat < holds.length; seat++) if (holds[seat] == seat) return true;
        return false;
    }

    /// Four Events are removed unseen, the others shuffled into the City Deck (RIV-SET-02, RIV-SET-03).
    private static void mixCity(Rivals t) {
        t.shuffle(ASIDE);
        while (t.count(ASIDE) > REMOVED) t.move(t.first(ASIDE), CITY_DECK);
        t.shuffle(CITY_DECK);
    }

    /// Four Library cards and a vampire, for all but the first player two (RIV-SET-12, RIV-SET-13).
    private static void deal(Rivals t, int seat) {
        t.shuffle(LIBRARY + seat);
        t.shuffle(FACTION + seat);
        for (int i = 0; i < HAND; i++) t.draw(seat, false);
        t.draw(seat, true);
        if (seat != t.firstPlayer()) t.draw(seat, true);
    }
}
