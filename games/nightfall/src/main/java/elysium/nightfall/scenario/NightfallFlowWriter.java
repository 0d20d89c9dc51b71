package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Frame;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.flow.Resolution;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.flow.Turn;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.FlowWriter;

/// Writes the frame stack in the words of a position text, as far as they allow.
final class NightfallFlowWriter extends FlowWriter<Nightfall> {
    static final String ONLY_PHASE = "only this phase", ONLY_TURN = "only this turn";

    NightfallFlowWriter(Nightfall t, List<String> names) {
        super(t, names);
        read();
    }

    @Override protected void readFrames() {
        boolean halts = t.frame(0) instanceof ScenarioEnd;
        skip(1);
        Turn turn = has(0) && next(0) instanceof Turn found ? found : null;
        if (turn != null) skip(1);
        if (has(0)) step(next(0));
        if (isEmpty() && turn != null) express(0, "before " + words(turn.at()));
        if (isEmpty()) giveUp();
        else if (halts) express(0, turn == null ? ONLY_PHASE : ONLY_TURN);
    }

    private void step(Frame<Nightfall> frame) {
        switch (frame) {
            case Draft draft -> express(1, "draft: pick " + (draft.round() + 1));
            case Attacks _ -> express(1, "combat: attacks");
            case Blocks blocks -> express(1, "combat: blocks of " + names.get(blocks.seat()));
            case Fights _ -> fights();
            case Chain chain -> express(1, "chain: " + names.get(chain.seat()));
            case Resolution resolution when resolution.applied() == 0 && t.chain.resolving() == NONE -> express(1,
                    "chain: resolves");
            case Claim _ -> express(1, "claim");
            case CleanUp begun when begun.discarded() == NONE -> express(1, "cleanup");
            case CleanUp drawn -> express(1,
                    "cleanup: " + drawn.discarded() + " discarded, " + drawn.each() + " for each");
            default -> {}
        }
    }

    private void fights() {
        switch (next(has(1) ? 1 : 0)) {
            case Strike strike -> express(2, "combat: " + PositionCard.numbered(t, strike.attacker()) + " strikes, "
                    + strike.left() + " left");
            case DamageToPlayer harm -> express(2,
                    "combat: damage to " + names.get(harm.seat()) + ", " + harm.left() + " left");
            default -> express(1, "combat: fights");
        }
    }

    @Override protected String frameName(Frame<Nightfall> frame) {
        return frame instanceof GameFlow night ? "the game, " + words(night.at()) : super.frameName(frame);
    }

    @Override protected String card(int def) {
        return NightfallCardLookup.name(t, def);
    }
}
