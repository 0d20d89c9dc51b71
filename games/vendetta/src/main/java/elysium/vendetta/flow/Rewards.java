package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.PRIZE;
import static elysium.vendetta.table.GameLayout.VICTIMS;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Moment;
import elysium.vendetta.table.Vendetta;

/// The rewards of a conflict, rank by rank: the card, its effect on joining, Influence (VEN-RUL-23).
public record Rewards(int place, int rank, Stage at) implements Frame<Vendetta> {
    private static final int REWARDED = 3;
    private static final int[][] INFLUENCE = {{1, 1, 1}, {2, 2, 1}, {3, 2, 1}};

    /// The card; then Influence, and the Ambition token for the winner at the Prince's Haven.
    public enum Stage {
        CARD, INFLUENCE
    }

    /// The Influence of a rank, from 0, in this round; the winner at the Prince's Haven gains 1 more.
    public static int influence(Vendetta t, int rank) {
        return INFLUENCE[t.evening.round() - 1][rank];
    }

    @Override public void resume(Vendetta t) {
        int seat = rank < REWARDED ? t.conflict.seatAtRank(rank) : NONE;
        if (seat == NONE) {
            t.leave();
            return;
        }
        if (at == Stage.CARD) {
            t.become(new Rewards(place, rank, Stage.INFLUENCE));
            if (t.seats.isAlive(seat)) card(t, seat);
        } else {
            t.become(new Rewards(place, rank + 1, Stage.CARD));
            if (t.seats.isAlive(seat)) rewardInfluence(t, seat);
        }
    }

    private void card(Vendetta t, int seat) {
        t.log(EventKind.RANKED, seat, place, rank + 1);
        int ally = rank == 0 ? t.first(PRIZE + place) : NONE;
        if (ally != NONE) {
            t.conflict.setRewardedSeats(t.conflict.rewardedSeats() | 1 << seat);
            t.move(ally, ALLIANCE + seat);
            if ((t.book().triggers(t.face(ally)) >> Moment.JOINED & 1) != 0)
                t.push(CardPlay.of(t, ally, 0, seat, ally));
        } else if (rank == 1 && t.first(VICTIMS) != NONE) {
            t.conflict.setRewardedSeats(t.conflict.rewardedSeats() | 1 << seat);
            Draining.takeVictim(t, seat);
        }
    }

    private void rewardInfluence(Vendetta t, int seat) {
        boolean prince = rank == 0 && place == t.evening.haven();
        Bank.gainInfluence(t, seat, influence(t, rank) + (prince ? 1 : 0));
        if (prince) t.seats.setAmbition(seat);
        if (rank == 0) TriggerResolution.start(t, Moment.WON, place, seat, t.seats.ambition());
    }
}
