package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;

/// Makes a Methuselah burn points of pool, or of their vampires' blood, in any mixture, one at a time.
///
/// @param left how many points remain to be burned
public record Toll(int seat, int left) implements Frame.Abandonable<Vtes> {

    @Override public boolean isValid(Vtes t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vtes t) {
        if (left == 0) {
            t.leave();
        } else if (bleeding(t, t.regions.firstMinion(seat)) == NONE) {
            t.pools.burn(seat, left);
            t.leave();
        } else {
            t.ask(seat);
        }
    }

    /// The first vampire with blood from this one on, or NONE.
    private static int bleeding(Vtes t, int minion) {
        int one = minion;
        while (one != NONE && (!t.facts.isVampire(one) || t.blood.of(one) == 0)) one = t.regions.nextMinion(one);
        return one;
    }

    @Override public void options(Vtes t, int who, Offers out) {
        out.offer(Move.of(Verbs.PICK_NUMBER, 1));
        for (int one = bleeding(t, t.regions.firstMinion(seat)); one != NONE;
                one = bleeding(t, t.regions.nextMinion(one)))
            out.offer(Move.of(Verbs.PICK_CARD, one));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PICK_CARD) t.blood.burn(Move.a(move), 1);
        else t.pools.burn(seat, 1);
        t.become(new Toll(seat, left - 1));
    }
}
