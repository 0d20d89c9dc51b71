package elysium.kit.trials.brawl;

import elysium.kernel.Frame;

/// One round in the order of the rulebook; its last step takes place in any case (VTES-PRS-06).
///
/// @param first whether this is the first pair of strikes, not an additional one
record Round(Stage at, boolean first) implements Frame<Brawl> {
    enum Stage {
        RANGE, CHOICE, STRIKES, FURTHER, END, OVER
    }

    @Override public void resume(Brawl t) {
        switch (at) {
            case RANGE -> next(t, Stage.CHOICE, new Steps.Manoeuvre(0, 0));
            case CHOICE -> next(t, Stage.STRIKES, new Steps.Choice(0, first));
            case STRIKES -> next(t, Stage.FURTHER, new Steps.Strikes(BrawlCards.ENDS));
            case FURTHER -> {
                if (first) {                              // additional strikes come after the first pair (VTES-STK-12)
                    t.become(new Round(Stage.FURTHER, false));
                    t.push(new Steps.Additional());
                } else if (t.combat.underWay() && t.combat.extra(0) + t.combat.extra(1) > 0) {
                    next(t, Stage.STRIKES, new Steps.Choice(0, false));
                } else {
                    next(t, Stage.END, new Steps.Presses(0, 0));
                }
            }
            case END -> next(t, Stage.OVER, new EndOfRound());
            case OVER -> t.leave();
        }
    }

    private void next(Brawl t, Stage stage, Frame<Brawl> step) {
        t.become(new Round(stage, first));
        t.push(step);
    }
}
