package elysium.kit.trials.brawl;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.kit.trials.Window;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// Damage to both sides, first prevented, then mended. It is not abandoned when the combat ends.
///
/// @param side the side that may prevent damage next; 2 when both are done
record Damage(int side) implements Frame<Brawl> {

    @Override public void resume(Brawl t) {
        if (side < 2) {
            t.become(new Damage(side + 1));
            t.push(new Prevention(side));
            return;
        }
        t.leave();
        for (int hurt = 0; hurt < 2; hurt++) mend(t, hurt);
        t.combat.forgetDamage();
    }

    /// Normal damage is handled first (VTES-DMG-11); torpor comes after all of it.
    private static void mend(Brawl t, int hurt) {
        int fighter = t.combat.fighter(hurt), usual = t.combat.damage(hurt, Brawl.NORMAL);
        int mended = Math.min(usual, t.counters(fighter));
        t.burnBlood(fighter, mended);
        if (mended < usual) t.wound(fighter);
        for (int left = t.combat.damage(hurt, Brawl.AGGRAVATED); left > 0; left--) aggravate(t, fighter);
        if (t.wounded(fighter) && t.ready(fighter)) t.move(fighter, Brawl.TORPOR + t.owner(fighter));
    }

    private static void aggravate(Brawl t, int fighter) {
        if (!t.wounded(fighter)) t.wound(fighter);
        else if (t.counters(fighter) > 0) t.burnBlood(fighter, 1);
        else t.move(fighter, Brawl.ASHES + t.owner(fighter));
    }

    /// The damaged side may prevent damage, one card at a time, while there is any.
    record Prevention(int hurt) implements Window<Brawl>, Frame.Abandonable<Brawl>, Speaking {

        @Override public boolean isValid(Brawl t) {
            return t.combat.damage(hurt, Brawl.NORMAL) + t.combat.damage(hurt, Brawl.AGGRAVATED) > 0;
        }

        @Override public int ranked(Brawl t, int rank) {
            return t.combat.seat(rank);
        }

        @Override public void options(Brawl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            BrawlFrames.offerHand(t, seat, out,
                    card -> BrawlCards.forbidsPrevention(t, t.combat.side(seat), hurt, card));
        }

        @Override public void act(Brawl t, int seat, long move) {
            t.push(CardPlay.of(t, Move.a(move), 0, seat, t.combat.fighter(hurt)));
        }
    }
}
