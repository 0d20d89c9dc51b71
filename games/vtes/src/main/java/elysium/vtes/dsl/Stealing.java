package elysium.vtes.dsl;

import static elysium.vtes.dsl.ChoiceZone.YOUR_MINIONS;
import static elysium.vtes.dsl.Effects.SECOND;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.table.Vtes;

/// Stealing a card: gaining control of it permanently (VTES-TERM-21).
public final class Stealing {
    private Stealing() {}

    /// "Steal …": it stays in its region, and a card on a minion may move to one of the thief's minions (VTES-TERM-22,
    /// VTES-TERM-23).
    public static Program<Vtes> steal(CardChoice aim) {
        Instruction.Effect<Vtes> take = (t, play) -> t.moves.control(aim.of(play), play.seat());
        CardChoice bearer = CardChoice.at(YOUR_MINIONS, (t, play, _) -> t.regions.isAttached(aim.of(play))).as(SECOND);
        Instruction.Effect<Vtes> carry = (t, play) -> t.bearers.attach(aim.of(play), bearer.of(play), play.seat());
        return Program.of(take).then(bearer.mayPick(carry));
    }
}
