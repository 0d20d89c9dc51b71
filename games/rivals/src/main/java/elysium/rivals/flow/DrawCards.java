package elysium.rivals.flow;

import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.LIBRARY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Draws cards one at a time; the player chooses each deck after seeing the last card (RIV-TRN-12, RIV-DRW-01).
///
/// @param closes whether it ends the turn: until then the player may burn attached cards and regroup (RIV-ATT-03,
/// RIV-PTY-09)
public record DrawCards(int seat, int left, boolean closes) implements Frame<Rivals>, SafePoint {

    @Override public void resume(Rivals t) {
        boolean library = t.count(LIBRARY + seat) > 0, faction = t.count(FACTION + seat) > 0;
        if (left <= 0 || !library && !faction) t.leave();
        else if (library && faction) t.ask(seat);
        else draw(t, faction);
    }

    private void draw(Rivals t, boolean fromFaction) {
        t.draw(seat, fromFaction);
        DrawCards next = new DrawCards(seat, left - 1, closes);
        t.become(next);
        if (t.victory.noCheckNeeded()) next.resume(t);
    }

    @Override public void options(Rivals t, int who, Offers out) {
        offer(t, seat, out, null);
        if (!closes) return;
        Burning.offerLate(t, seat, out);
        Regrouping.offer(t, seat, out);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, seat, out);
    }

    /// Offers both decks, or refuses them by a clause.
    public static void offer(Rivals t, int seat, Offers out, @Nullable RivalsClause forbids) {
        for (int deck = 0; deck < 2; deck++) {
            boolean empty = t.count((deck == 0 ? LIBRARY : FACTION) + seat) == 0;
            out.offer(Move.of(Verb.DRAW, deck), forbids == null && empty ? RivalsClause.EMPTY_DECK : forbids);
        }
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (!Regrouping.tryPerform(t, move) && !Burning.tryPerform(t, seat, move)) draw(t, Move.a(move) == 1);
    }
}
