package elysium.nightfall.flow;

import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Frame;
import elysium.nightfall.table.Nightfall;

/// A turn: combat, chain, claim, cleanup. Once the end is triggered, no further phase follows (NF-OVER-04).
public record Turn(Stage at) implements Frame<Nightfall> {
    private static final Turn[] ALL =
            {new Turn(Stage.COMBAT), new Turn(Stage.CHAIN), new Turn(Stage.CLAIM), new Turn(Stage.CLEANUP),
                    new Turn(Stage.OVER)};

    /// The phases; a stage names the phase to come.
    public enum Stage {
        COMBAT, CHAIN, CLAIM, CLEANUP, OVER
    }

    static Turn at(Stage stage) {
        return ALL[stage.ordinal()];
    }

    @Override public void resume(Nightfall t) {
        if (t.night.ending() || at == Stage.OVER) {
            t.leave();
            return;
        }
        t.become(ALL[at.ordinal() + 1]);
        switch (at) {
            case COMBAT -> {
                if (t.count(PLAY + t.night.active()) > 0) t.push(Attacks.ATTACKS);
            }
            case CHAIN -> t.push(Chain.of(t.night.active()));
            case CLAIM -> t.push(Claim.CLAIM);
            case CLEANUP, OVER -> t.push(CleanUp.START);
        }
    }
}
