package elysium.vtes.stage;

import java.util.List;
import elysium.tabletop.stage.PositionScene;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.Going;
import elysium.vtes.flow.turn.Struggle;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Vtes;

/// Where a turn stands, in the words of a position text, as far as they reach: `minion`, `unlock after 2`.
final class Scene extends PositionScene<Vtes> {
    static final String ONLY_PHASE = "only this phase", ONLY_TURN = "only this turn";
    static final String BEFORE = "before ", AFTER = " after ";

    Scene(Vtes t, List<String> names) {
        super(t, names);
        read();
    }

    @Override protected void look() {
        boolean halts = t.frame(0) instanceof Halt;
        if (!halts && !(t.frame(0) instanceof Struggle struggle && struggle.at() == Struggle.Stage.TURNS)) return;
        pass(1);
        Turn turn = has(0) && next(0) instanceof Turn found ? found : null;
        if (turn != null) pass(1);
        if (has(0)) step();
        else if (turn != null) said(0, BEFORE + Beginning.words(turn.at()));
        if (isSilent()) giveUp();
        else if (halts) said(0, turn == null ? ONLY_PHASE : ONLY_TURN);
    }

    private void step() {
        switch (next(0)) {
            case MinionPhase minion -> said(1, phase(Phase.MINION, minion.passed()));
            case Going going -> said(1, phase(going.phase(), going.passed()));
            default -> {}
        }
    }

    /// A phase, and how many have let the opportunity go by.
    private static String phase(Phase phase, int passed) {
        return Beginning.words(phase) + (passed == 0 ? "" : AFTER + passed);
    }
}
