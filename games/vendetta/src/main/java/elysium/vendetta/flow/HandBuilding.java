package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.DRAWN;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// All players draw, look in secret and put one card under their Clan deck, at the same time.
public record HandBuilding(Stage at) implements Frame<Vendetta> {

    /// Relics may be used; draw; put one back.
    public enum Stage {
        RELICS, DRAW, CHOOSE
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case RELICS -> {
                t.become(new HandBuilding(Stage.DRAW));
                TriggerResolution.start(t, Moment.HAND_BUILDING, 0, NONE, t.seats.ambition());
            }
            case DRAW -> {
                t.become(new HandBuilding(Stage.CHOOSE));
                int choosing = draw(t);
                t.effects.endScope(Vendetta.LOCATION);       // what Relics added to Feed and to the draw
                if (choosing != 0) t.askAll(choosing);
            }
            case CHOOSE -> t.leave();
        }
    }

    /// Draws for all players; a player whose deck has no more than they keep takes all of it without a choice.
    private static int draw(Vendetta t) {
        int choosing = 0;
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat)) {
            if (!t.seats.isAlive(seat)) continue;
            int wanted = (t.players() == 3 && t.evening.round() == 1 ? 3 : 2) + t.value(Value.DRAWS, seat), drawn = 0;
            for (; drawn < wanted && t.first(DECK + seat) != NONE; drawn++) t.move(t.first(DECK + seat), into(t, seat));
            if (drawn == wanted) choosing |= 1 << seat;
            else keep(t, seat);
        }
        return choosing;
    }

    /// The zone to draw into: a player who may put back any card of the hand draws into the hand, so that nobody can
    /// tell which card it was.
    private static int into(Vendetta t, int seat) {
        return (t.value(Value.KEEPS_ALL, seat) > 0 ? HAND : DRAWN) + seat;
    }

    @Override public void options(Vendetta t, int seat, Offers out) {
        for (int card = t.first(into(t, seat)); card != NONE; card = t.next(card))
            out.offer(Move.of(Verb.RETURN, card));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat)) {
            if (answers.verb(seat) != Verb.RETURN) continue;
            t.move(Move.a(answers.of(seat)), DECK + seat);
            keep(t, seat);
        }
    }

    private static void keep(Vendetta t, int seat) {
        while (t.first(DRAWN + seat) != NONE) t.move(t.first(DRAWN + seat), HAND + seat);
    }
}
