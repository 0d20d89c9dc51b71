package elysium.vendetta.scenario;

import java.util.List;
import elysium.kernel.Frame;
import elysium.tabletop.scenario.FlowWriter;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.Frenzy;
import elysium.vendetta.flow.GameFlow;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Resolution;
import elysium.vendetta.flow.Round;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.flow.Withdrawal;
import elysium.vendetta.table.Vendetta;

/// Writes the frame stack in the words of a position text, as far as they allow.
final class VendettaFlowWriter extends FlowWriter<Vendetta> {
    static final String ONLY_THIS = "only this", ONLY_ROUND = "only this round", NEXT_ROUND = "then the next round";

    VendettaFlowWriter(Vendetta t, List<String> names) {
        super(t, names);
        read();
    }

    @Override protected void readFrames() {
        boolean halts = t.frame(0) instanceof ScenarioEnd;
        if (!halts && !(t.frame(0) instanceof GameFlow)) return;
        skip(1);
        Round round = has(0) && next(0) instanceof Round found ? found : null;
        if (round != null) skip(1);
        if (has(0)) step(next(0));
        if (isEmpty() && round != null) express(0, words(round.at()));
        if (isEmpty()) giveUp();
        else if (halts) express(0, round == null ? ONLY_THIS : ONLY_ROUND);
        else if (round == null && t.evening.round() > 0) express(0, NEXT_ROUND);
    }

    private void step(Frame<Vendetta> frame) {
        int players = t.players();
        switch (frame) {
            case ClanChoice choice when choice.turn() < players -> express(1,
                    "clan choice: " + names.get((t.seats.ambition() + choice.turn()) % players));
            case RelicChoice choice when choice.turn() < players -> express(1,
                    "relic choice: " + names.get((t.seats.ambition() - 1 - choice.turn() + 2 * players) % players));
            case HandBuilding hands when hands.at() == HandBuilding.Stage.CHOOSE && t.askedSeats() != 0 -> express(1,
                    "hand building: " + Viewers.write(t, names, t.askedSeats()));
            case Planning planning when has(1) && next(1) instanceof PlanningTurn turn -> {
                express(2, "planning turn " + ((planning.done() - 1) / players + 1) + ": " + turn(turn));
                if (planning.first() != t.seats.ambition()) express(0, "planning from " + names.get(planning.first()));
            }
            case PlanningTurn turn -> express(1, "a planning turn: " + turn(turn));
            case Resolution here -> {
                boolean tokens = has(1) && next(1) instanceof StayOrWithdraw;
                express(tokens ? 2 : 1,
                        place(here.place()) + ": " + words(tokens ? Resolution.Stage.TOKENS : here.at()));
            }
            default -> {}
        }
    }

    private String turn(PlanningTurn turn) {
        String where = turn.at() == PlanningTurn.Stage.CARD ? "" : " at " + place(turn.place());
        return names.get(turn.seat()) + ", " + words(turn.at()) + where;
    }

    private String place(int place) {
        return VendettaCardLookup.place(t, place).en();
    }

    @Override protected String frameName(Frame<Vendetta> frame) {
        return switch (frame) {
            case Frenzy frenzy -> "Frenzy" + ofSeat(frenzy.seat());
            case Withdrawal withdrawal -> "Withdrawal" + ofSeat(withdrawal.seat());
            default -> super.frameName(frame);
        };
    }
}
