package elysium.kit.trials.brawl;

import elysium.kernel.Frame;

/// A combat of rounds. It owns its activity, so it is never abandoned.
record Combat(int acting, int other, Stage at) implements Frame<Brawl> {
    enum Stage {
        BEGIN, ROUND, NEXT
    }

    @Override public void resume(Brawl t) {
        switch (at) {
            case BEGIN -> {
                t.combat.open(acting, other);
                t.become(new Combat(acting, other, Stage.ROUND));
            }
            case ROUND -> {
                t.combat.newRound();
                t.become(new Combat(acting, other, Stage.NEXT));
                t.push(new Round(Round.Stage.RANGE, true));
            }
            case NEXT -> {
                if (t.combat.goesOn() && t.combat.underWay()) {
                    t.become(new Combat(acting, other, Stage.ROUND));
                } else {
                    t.leave();
                    t.activityStack.end();
                }
            }
        }
    }

    /// A step of combat, abandoned as soon as one side is gone; the end of the round is not such a step (VTES-CMB-08).
    interface Step extends Frame.Abandonable<Brawl> {
        @Override default boolean isValid(Brawl t) {
            return t.combat.underWay();
        }
    }
}
