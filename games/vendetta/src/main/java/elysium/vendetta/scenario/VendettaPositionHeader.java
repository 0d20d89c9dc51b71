package elysium.vendetta.scenario;

import java.util.List;
import elysium.tabletop.scenario.PositionHeader;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;

/// The first line of a position text: the common header, the round and the holder of the Ambition token.
final class VendettaPositionHeader extends PositionHeader {
    private static final String FROM = "from ";

    int round;
    String ambition = "", planningFrom = "";
    boolean teams;

    private VendettaPositionHeader() {
        super(List.of(VendettaFlowWriter.ONLY_THIS, VendettaFlowWriter.ONLY_ROUND, VendettaFlowWriter.NEXT_ROUND));
    }

    static VendettaPositionHeader of(List<Item> items) {
        VendettaPositionHeader head = new VendettaPositionHeader();
        head.read(items, PositionWriter.NAMES, 3, 6, "a phase, turn or step, such as 'The Rack: tokens'");
        if (head.ambition.isEmpty()) head.ambition = head.names().getFirst();
        return head;
    }

    @Override protected boolean readOwn(String first, String rest) {
        if (first.equals("round") && !rest.isEmpty()) round = ScenarioValues.integer(rest);
        else if (first.equals("ambition")) ambition = rest;
        else if (first.equals("planning") && rest.startsWith(FROM)) planningFrom = rest.substring(FROM.length());
        else if (first.equals("teams")) teams = true;
        else return false;
        return true;
    }
}
