package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.TurnPositionHeader;

/// The first line of a position text, with turn, active seat and actions left.
final class VtesPositionHeader extends TurnPositionHeader {
    private static final int FEWEST = 2, MOST = 6;

    int masters, transfers, discards, still, limit, waiting;
    boolean trifled, uneven;
    String edge = "", winner = "";

    private VtesPositionHeader() {
        super(List.of(VtesFlowWriter.ONLY_PHASE, VtesFlowWriter.ONLY_TURN));
    }

    static VtesPositionHeader of(List<Item> items) {
        VtesPositionHeader head = new VtesPositionHeader();
        head.readTurn(items, PositionWriter.NAMES, FEWEST, MOST,
                "a phase or step, such as 'minion' or 'before influence'");
        return head;
    }

    @Override protected boolean more(String word, String rest) {
        switch (word) {
            case "masters" -> masters = ScenarioValues.integer(rest);
            case "transfers" -> transfers = ScenarioValues.integer(rest);
            case "discards" -> discards = ScenarioValues.integer(rest);
            case "still" -> still = ScenarioValues.integer(rest);
            case "waiting" -> waiting = ScenarioValues.integer(rest);
            case "limit" -> limit = ScenarioValues.integer(rest);
            case "trifled" -> trifled = true;
            case "uneven" -> uneven = true;
            case "edge" -> edge = rest;
            case "winner" -> winner = PositionParser.list(rest).getFirst();
            default -> {
                return false;
            }
        }
        return true;
    }
}
