package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.scenario.PositionHeader;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// The first line of a position text, with turn, active seat and actions left.
final class VtesPositionHeader extends PositionHeader {
    private static final int FEWEST = 2, MOST = 6;

    int turn = 1, masters, transfers, discards, still, limit, waiting;
    boolean trifled, uneven;
    String active = "", first = "", edge = "", winner = "";

    private VtesPositionHeader() {
        super(List.of(VtesFlowWriter.ONLY_PHASE, VtesFlowWriter.ONLY_TURN));
    }

    static VtesPositionHeader of(List<Item> items) {
        VtesPositionHeader head = new VtesPositionHeader();
        head.read(items, PositionWriter.NAMES, FEWEST, MOST, "a phase or step, such as 'minion' or 'before influence'");
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

    private void turn(String words) {
        int space = words.indexOf(' ');
        if (space < 0) throw ScenarioValues.wrong("expected 'turn 3 Ana', not 'turn " + words + "'");
        turn = ScenarioValues.integer(words.substring(0, space));
        active = words.substring(space + 1);
    }
}
