package elysium.rivals.scenario;

import java.util.List;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.TurnPositionHeader;

/// The first line of a position text: the common header, the active player and what is left of the turn.
final class RivalsPositionHeader extends TurnPositionHeader {
    int actions, unhosted, still;
    String winner = "", played = "all";
    List<String> options = List.of();

    private RivalsPositionHeader() {
        super(List.of(RivalsFlowWriter.ONLY_PHASE, RivalsFlowWriter.ONLY_TURN));
    }

    static RivalsPositionHeader of(List<Item> items) {
        RivalsPositionHeader head = new RivalsPositionHeader();
        head.readTurn(items, PositionWriter.NAMES, 2, 4, "a phase or step, such as 'actions' or 'mending'");
        return head;
    }

    @Override protected boolean more(String word, String rest) {
        switch (word) {
            case "left" -> actions = ScenarioValues.integer(rest);
            case "unhosted" -> unhosted = ScenarioValues.integer(rest);
            case "still" -> still = ScenarioValues.integer(rest);
            case "played" -> played = rest;
            case "options" -> options = PositionParser.list(rest);
            case "winner" -> winner = rest;
            default -> {
                return false;
            }
        }
        return true;
    }
}
