package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.bot.VtesRolloutPolicy.LITTLE;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static elysium.vtes.table.GameLayout.READY;

import elysium.tabletop.CardPlay;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.rules.politics.Casting;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.VoteStakes;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Decides how to vote, from what the public terms gain or cost the seat, its prey and the others.
final class VotePolicy {
    /// The weights of a point of the seat itself, its prey and any other Methuselah.
    private static final int OWN = 8, PREY = 4, OTHERS = 1;

    private VotePolicy() {}

    static int cast(Vtes t, int seat, int side) {
        int interest = interest(t, seat);
        if (interest == 0) return NEVER;
        return side == (interest > 0 ? CurrentReferendum.FOR : CurrentReferendum.AGAINST) ? SURELY : NEVER;
    }

    /// The weight of burning the Edge or a card for a vote: only if that vote can turn the referendum.
    static int pay(Vtes t, int seat) {
        int interest = interest(t, seat), ahead = CurrentReferendum.votesFor(t) - CurrentReferendum.votesAgainst(t);
        return interest > 0 && ahead == 0 || interest < 0 && ahead == 1 ? LITTLE : NEVER;
    }

    /// Whether a seat has votes to cast for the side it wants; if it waits, all others may pass.
    static boolean hasVotesToCast(Vtes t, int seat) {
        if (!(t.top() instanceof Referendum poll) || poll.at() != Referendum.Stage.POLLING) return false;
        int interest = interest(t, seat), side = interest > 0 ? CurrentReferendum.FOR : CurrentReferendum.AGAINST;
        if (interest == 0) return false;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (Casting.isVoter(t, minion) && Casting.forbids(t, minion, side) == null) return true;
        for (int source = 0; source < CurrentReferendum.SOURCES; source++)
            if (CurrentReferendum.ownVotes(t, seat, source) > 0 && Casting.forbidsOwn(t, seat, source, side) == null)
                return true;
        return false;
    }

    /// Whether the result a seat wants is certain, even if all opponents cast every visible vote.
    static boolean isDecided(Vtes t, int seat) {
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
                votes += CurrentReferendum.ownVotes(t, seat, source);
        return votes;
    }

    /// How much a seat wants the referendum to pass: above 0 for, below 0 against.
    static int interest(Vtes t, int seat) {
        if (CurrentReferendum.isBloodHunt(t))
            return t.controller(CurrentReferendum.huntedVampire(t)) == seat ? -OWN : OTHERS;
        CardPlay<Vtes> play = called(t);
        VoteStakes stakes = play == null ? null : VoteStakes.find(t.book().instructions(play.def(), play.mode()));
        if (play == null || stakes == null) return CurrentReferendum.seat(t) == seat ? OWN : -OTHERS;
        int interest = 0;
        for (int each = 0; each < t.players(); each++)
            if (t.seats.isAlive(each)) interest += weight(t, seat, each) * stakes.of(t, play, each);
        return interest == 0 && CurrentReferendum.seat(t) == seat ? OTHERS : interest;
    }

    private static int weight(Vtes t, int seat, int each) {
        return each == seat ? OWN : each == t.seats.prey(seat) ? -PREY : -OTHERS;
    }

    /// The card that called the referendum, with its chosen terms.
    private static @Nullable CardPlay<Vtes> called(Vtes t) {
        int card = CurrentReferendum.card(t);
        if (card == NONE) return null;
        for (int at = t.depth() - 1; at >= 0; at--)
            if (t.frame(at) instanceof CardPlay<Vtes> play && play.card() == card) return play;
        return null;
    }
}
