package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.table.Disclosure;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Asks a player, in another's turn before an action, whether to show a Conspiracy (RIV-RUL-80).
///
/// @param seat the seat asked, or checked next
public record Disclosing(int seat) implements Frame<Rivals>, SafePoint, Disclosure.Heard {
    /// Ledger key: a seat is not to be asked again before its own turn.
    public static final int CONTENT = -3;

    /// The frame that asks the first player on the active one's left who could show a Conspiracy, then the others; null
    /// if none could.
    public static @Nullable Frame<Rivals> firstQuestion(Rivals t) {
        for (int seat = t.turn.after(t.turn.active()); seat != t.turn.active(); seat = t.turn.after(seat))
            if (asks(t, seat)) return new Disclosing(seat);
        return null;
    }

    private static boolean asks(Rivals t, int seat) {
        return t.first(ONGOING + seat) != NONE && Disclosure.any(t, seat)
                && !t.ledger.used(Scope.untilTurnOf(seat), seat, CONTENT);
    }

    @Override public void resume(Rivals t) {
        if (seat == t.turn.active()) t.leave();
        else if (asks(t, seat)) t.ask(seat);
        else t.become(new Disclosing(t.turn.after(seat)));
    }

    @Override public void options(Rivals t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        out.offer(Move.of(Verb.WAIT, Verb.NEXT_ACTION));
        Disclosure.offer(t, seat, out);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, seat, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.SHOW) {
            Disclosure.show(t, seat, move);
            return;
        }
        if (Move.verb(move) == Verbs.PASS) t.ledger.use(Scope.untilTurnOf(seat), seat, CONTENT);
        t.become(new Disclosing(t.turn.after(seat)));
    }
}
