package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Asks a player who knows a Conspiracy of the active player whether to contribute, once this turn (RIV-CON-03,
/// RIV-RUL-56).
///
/// @param foe the seat asked
public record Invitation(int foe) implements Frame<Rivals> {

    /// The frame that asks the first player on the active one's left who could contribute, then the others; null if
    /// none could.
    public static @Nullable Frame<Rivals> firstQuestion(Rivals t) {
        if (t.first(ONGOING + t.turn.active()) == NONE) return null;
        for (int seat = t.turn.after(t.turn.active()); seat != t.turn.active(); seat = t.turn.after(seat))
            if (invited(t, seat)) return new Invitation.Round(seat);
        return null;
    }

    /// Asks each player who knows a Conspiracy, in turn.
    public record Round(int seat) implements Frame<Rivals> {
        @Override public void resume(Rivals t) {
            if (seat == t.turn.active()) {
                t.leave();
                return;
            }
            t.become(new Round(t.turn.after(seat)));
            if (invited(t, seat)) t.push(new Invitation(seat));
        }
    }

    private static boolean invited(Rivals t, int seat) {
        for (int card = t.first(ONGOING + t.turn.active()); card != NONE; card = t.next(card))
            if (Conspiracies.mayBeInvited(t, card, seat)) return true;
        return false;
    }

    @Override public void resume(Rivals t) {
        if (invited(t, foe)) t.ask(foe);
        else t.leave();
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(ONGOING + t.turn.active()); card != NONE; card = t.next(card))
            if (Conspiracies.isHiddenConspiracy(t, card))
                out.offer(Move.of(Verb.CONTRIBUTE, card), Conspiracies.forbidsAdding(t, card, foe));
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, foe, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(foe);
        if (Move.verb(move) == Verbs.PASS) t.leave();
        else Conspiracies.contribute(t, Move.a(move), foe);
    }
}
