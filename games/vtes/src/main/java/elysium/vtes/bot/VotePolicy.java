package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.bot.VtesRolloutPolicy.LITTLE;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static elysium.vtes.table.GameLayout.READY;

import elysium.tabletop.CardPlay;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.rules.Casting;
import elysium.vtes.rules.CurrentReferendum;
import elysium.vtes.rules.VoteStakes;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// How a Methuselah votes: for what it gains by or its prey and others lose by, as the terms say for all to see.
final class VotePolicy {
    /// What a point counts that is one's own, the prey's, anybody else's.
    private static final int OWN = 8, PREY = 4, OTHERS = 1;

    private VotePolicy() {}

    static int cast(Vtes t, int seat, int side) {
        int interest = interest(t, seat);
        if (interest == 0) return NEVER;
        return side == (interest > 0 ? CurrentReferendum.FOR : CurrentReferendum.AGAINST) ? SURELY : NEVER;
    }

    /// The Edge or a card is only given for a vote that can turn the referendum.
    static int pay(Vtes t, int seat) {
        int interest = interest(t, seat), ahead = CurrentReferendum.votesFor(t) - CurrentReferendum.votesAgainst(t);
        return interest > 0 && ahead == 0 || interest < 0 && ahead == 1 ? LITTLE : NEVER;
    }

    /// Whether a seat has votes to cast on the side it wants: whoever waits may find that all others have passed.
    static boolean hasMore(Vtes t, int seat) {
        if (!(t.top() instanceof Referendum poll) || poll.at() != Referendum.Stage.POLLING) return false;
        int interest = interest(t, seat), side = interest > 0 ? CurrentReferendum.FOR : CurrentReferendum.AGAINST;
        if (interest == 0) return false;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (Casting.isVoter(t, minion) && Casting.forbids(t, minion, side) == null) return true;
        for (int source = 0; source < CurrentReferendum.SOURCES; source++)
            if (CurrentReferendum.own(t, seat, source) > 0 && Casting.forbidsOwn(t, seat, source, side) == null)
                return true;
        return false;
    }

    /// Whether a referendum ends as a seat wants it, even if all who want it otherwise cast what they have in sight.
    static boolean settled(Vtes t, int seat) {
        int interest = interest(t, seat), sign = Integer.signum(interest);
        if (interest == 0) return true;
        int ahead = sign * (CurrentReferendum.votesFor(t) - CurrentReferendum.votesAgainst(t)) + (sign < 0 ? 1 : 0);
        for (int each = 0; each < t.players(); each++) {
            int votes = uncast(t, each);
            if (each == seat) ahead += votes;
            else if (votes > 0 && sign * interest(t, each) < 0) ahead -= votes;
        }
        return ahead > 0;
    }

    private static int uncast(Vtes t, int seat) {
        int votes = 0;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (CurrentReferendum.side(t, minion) == CurrentReferendum.NO_SIDE)
                votes += CurrentReferendum.votes(t, minion);
        for (int source = 0; source < CurrentReferendum.SOURCES; source++)
            if (CurrentReferendum.ownSide(t, seat, source) == CurrentReferendum.NO_SIDE)
                votes += CurrentReferendum.own(t, seat, source);
        return votes;
    }

    /// Above 0 if a seat wants the referendum to pass, below 0 if not; 0 where it is all the same to it.
    static int interest(Vtes t, int seat) {
        if (CurrentReferendum.isHunt(t)) return t.controller(CurrentReferendum.hunted(t)) == seat ? -OWN : OTHERS;
        CardPlay<Vtes> play = called(t);
        VoteStakes stakes = play == null ? null : VoteStakes.in(t.book().parts(play.def(), play.mode()));
        if (play == null || stakes == null) return CurrentReferendum.seat(t) == seat ? OWN : -OTHERS;
        int interest = 0;
        for (int each = 0; each < t.players(); each++)
            if (t.alive(each)) interest += weight(t, seat, each) * stakes.of(t, play, each);
        return interest == 0 && CurrentReferendum.seat(t) == seat ? OTHERS : interest;
    }

    private static int weight(Vtes t, int seat, int each) {
        return each == seat ? OWN : each == t.prey(seat) ? -PREY : -OTHERS;
    }

    /// The text that called the referendum, with its terms.
    private static @Nullable CardPlay<Vtes> called(Vtes t) {
        int card = CurrentReferendum.card(t);
        if (card == NONE) return null;
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof CardPlay<Vtes> play && play.card() == card) return play;
        return null;
    }
}
