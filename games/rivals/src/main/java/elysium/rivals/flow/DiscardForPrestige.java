package elysium.rivals.flow;

import elysium.kernel.Frame;
import elysium.rivals.table.Rivals;

/// Lets each player, from the active one on, discard cards to gain prestige for each.
///
/// @param seat the player who discards now
/// @param left the number of players still to come
/// @param given whether that player has discarded
public record DiscardForPrestige(int most, int seat, int left, boolean given) implements Frame<Rivals> {

    public static DiscardForPrestige upTo(int most, Rivals t) {
        return new DiscardForPrestige(most, t.turn.active(), t.players(), false);
    }

    @Override public void resume(Rivals t) {
        if (left == 0) {
            t.leave();
        } else if (given) {
            int cards = t.result();
            t.become(new DiscardForPrestige(most, t.turn.after(seat), left - 1, false));
            t.prestige.gain(seat, cards);
        } else {
            t.become(new DiscardForPrestige(most, seat, left, true));
            t.push(Discarding.from(seat, 0, most));
        }
    }
}
