package elysium.rivals.flow.turn;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Burning;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Verbs;

/// Lets a player who asked for it burn attached cards as their turn begins (RIV-ATT-03, RIV-RUL-81).
public record Culling(int seat) implements Frame<Rivals>, SafePoint {

    /// Begins if the player asked for it and has a card to burn.
    static void begin(Rivals t, int seat) {
        if (Burning.isAskedNextTurn(t, seat) && Burning.any(t, seat)) t.push(new Culling(seat));
    }

    @Override public void resume(Rivals t) {
        if (Burning.any(t, seat)) t.ask(seat);
        else t.leave();
    }

    @Override public void options(Rivals t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        Burning.offer(t, seat, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        if (!Burning.tryPerform(t, seat, answers.of(seat))) t.leave();
    }
}
