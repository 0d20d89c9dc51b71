package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.RELIC;
import static elysium.vendetta.table.GameLayout.RELICS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;

/// Each player chooses a Relic, counter-clockwise from the right of the Ambition token (VEN-REL-03).
public record RelicChoice(int turn) implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        if (turn < t.players()) {
            t.ask(seat(t));
            return;
        }
        while (t.first(RELICS) != NONE) t.move(t.first(RELICS), GONE);
        t.leave();
    }

    @Override public void options(Vendetta t, int seat, Offers out) {
        for (int card = t.first(RELICS); card != NONE; card = t.next(card)) out.offer(Move.of(Verb.CHOOSE_RELIC, card));
        for (int other = 0; other < t.players(); other++)
            for (int card = t.first(RELIC + other); card != NONE; card = t.next(card))
                out.offer(Move.of(Verb.CHOOSE_RELIC, card), VendettaClause.RELIC_TAKEN);
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        int seat = seat(t);
        t.become(new RelicChoice(turn + 1));
        t.move(Move.a(answers.of(seat)), RELIC + seat);
    }

    private int seat(Vendetta t) {
        return (t.seats.ambition() - 1 - turn + 2 * t.players()) % t.players();
    }
}
