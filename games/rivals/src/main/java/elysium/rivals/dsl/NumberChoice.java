package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import elysium.kernel.Move;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// A number that a player chooses, from 1 up; not asked if only 1 is possible.
public record NumberChoice(Effects.Count most) {

    public Program<Rivals> pick() {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            for (int n = 1; n <= most.of(t, play); n++) out.offer(Move.of(PICK_NUMBER, n, Effects.AMOUNT));
        };
        return ifTrue((t, play) -> most.of(t, play) > 1, Program.of(pick));
    }

    public int of(Rivals t, CardPlay<Rivals> play) {
        int picked = play.picked(Effects.AMOUNT);
        return picked == NONE ? Math.min(1, most.of(t, play)) : picked;
    }
}
