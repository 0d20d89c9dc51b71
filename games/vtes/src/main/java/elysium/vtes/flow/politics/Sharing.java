package elysium.vtes.flow.politics;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;

/// Moves pool of one Methuselah to others by their shares. If there is not enough, the player who chose the shares
/// decides who gets each point, within the shares (VTES-RUL-63, VTES-CRL-33).
///
/// @param caller the player who chose the shares
/// @param from the seat that loses pool
/// @param shares what each seat is still to get, three bits per seat
public record Sharing(int caller, int from, int shares) implements Frame<Vtes> {
    private static final int BITS = 3, MASK = 7;

    /// Adds one to a seat's share.
    public static int addShare(int shares, int seat) {
        return shares + (1 << seat * BITS);
    }

    public static int shareOf(int shares, int seat) {
        return shares >> seat * BITS & MASK;
    }

    @Override public void resume(Vtes t) {
        int due = 0, heirs = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            due += owed(t, seat);
            heirs += Math.min(1, owed(t, seat));
        }
        if (due <= t.pools.of(from) || heirs <= 1) {
            for (int seat = 0; seat < t.players(); seat++) t.pools.move(from, seat, owed(t, seat));
            t.leave();
        } else if (t.pools.of(from) == 0) {
            t.leave();
        } else {
            t.ask(caller);
        }
    }

    /// What a seat is still to get; a seat that has left the game gets nothing.
    private int owed(Vtes t, int seat) {
        return t.seats.isAlive(seat) ? shareOf(shares, seat) : 0;
    }

    @Override public void options(Vtes t, int who, Offers out) {
        for (int seat = 0; seat < t.players(); seat++)
            if (owed(t, seat) > 0) out.offer(Move.of(Verbs.PICK_SEAT, seat));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = Move.a(answers.of(caller));
        t.become(new Sharing(caller, from, shares - (1 << seat * BITS)));
        t.pools.move(from, seat, 1);
    }
}
