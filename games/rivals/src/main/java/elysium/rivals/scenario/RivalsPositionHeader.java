package elysium.rivals.scenario;

import java.util.List;
import elysium.tabletop.scenario.PositionHeader;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// The first line of a position text: the common header, the active player and what is left of the turn.
final class RivalsPositionHeader extends PositionHeader {
    int turn = 1, actions, unhosted, still;
    String active = "", first = "", winner = "", played = "all";
    List<String> options = List.of();

    private RivalsPositionHeader() {
        super(List.of(RivalsFlowWriter.ONLY_PHASE, RivalsFlowWriter.ONLY_TURN));
    }

    static RivalsPositionHeader of(List<Item> items) {
        RivalsPositionHeader head = new RivalsPositionHeader();
        head.read(items, PositionWriter.NAMES, 2, 4, "a phase or step, such as 'actions' or 'mending'");
        if (head.active.isEmpty()) head.active = head.names().getFirst();
        if (head.first.isEmpty()) head.first = head.names().getFirst();
        items.getFirst().parse(() -> Viewers.seat(head.names(), head.first));
        items.getFirst().parse(() -> Viewers.seat(head.names(), head.active));
        return head;
    }

    @Override protected boolean readOwn(String word, String rest) {
        switch (word) {
            case "turn" -> turn(rest);
            case "first" -> first = rest;
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

    private void turn(String words) {
        int space = words.indexOf(' ');
        if (space < 0) throw ScenarioValues.wrong("expected 'turn 3 Ana', not 'turn " + words + "'");
        turn = ScenarioValues.integer(words.substring(0, space));
        active = words.substring(space + 1);
    }
}
