package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;

/// Prevents points of damage. The preventing player chooses the packet where that makes a difference (VTES-DMG-12);
/// points beyond the damage are lost (VTES-RUL-71).
///
/// @param of only damage of all these kinds; `not` excludes kinds
public record PreventDamage(int points, int of, int not) implements Frame<Vtes> {

    @Override public void resume(Vtes t) {
        int first = next(t, 0);
        if (points == 0 || first == NONE) {
            t.leave();
        } else if (points < DamagePackets.preventablePoints(t, DamagePackets.preventingMinion(t), of, not)
                && differs(t, first)) {
                    t.ask(t.controller(DamagePackets.preventingMinion(t)));
                } else {
                    spare(t, first, Math.min(points, DamagePackets.amount(t, first)));
                }
    }

    private void spare(Vtes t, int packet, int some) {
        t.become(new PreventDamage(points - some, of, not));
        DamagePackets.prevent(t, packet, some);
    }

    private int next(Vtes t, int from) {
        for (int i = from; i < DamagePackets.packetCount(t); i++)
            if (DamagePackets.preventable(t, i, of, not)) return i;
        return NONE;
    }

    private boolean differs(Vtes t, int first) {
        for (int i = first; i != NONE; i = next(t, i + 1)) if (!DamagePackets.same(t, first, i)) return true;
        return false;
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        offer(t, of, not, out);
    }

    /// Offers one point of each packet that differs from those before it.
    static void offer(Vtes t, int of, int not, Offers out) {
        for (int i = 0; i < DamagePackets.packetCount(t); i++)
            if (DamagePackets.preventable(t, i, of, not) && isNew(t, i, of, not))
                out.offer(Move.of(Verb.PREVENT, DamagePackets.preventingMinion(t), i));
    }

    private static boolean isNew(Vtes t, int packet, int of, int not) {
        for (int i = 0; i < packet; i++)
            if (DamagePackets.preventable(t, i, of, not) && DamagePackets.same(t, i, packet)) return false;
        return true;
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        spare(t, Move.b(answers.of(t.controller(DamagePackets.preventingMinion(t)))), 1);
    }
}
