package elysium.nightfall.scenario;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.VariantFlags;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.TurnPositionHeader;

/// The first line of a position text: the common header, the game, the turn and effects on all players.
final class NightfallPositionHeader extends TurnPositionHeader {
    int game = 1, faceUp, calm, options;
    final List<String> corrected = new ArrayList<>();
    String winner = "";
    boolean ending, noForcedBlocks;

    private NightfallPositionHeader() {
        super(List.of(NightfallFlowWriter.ONLY_PHASE, NightfallFlowWriter.ONLY_TURN));
    }

    static NightfallPositionHeader of(List<Item> items) {
        NightfallPositionHeader head = new NightfallPositionHeader();
        head.readTurn(items, PositionWriter.NAMES, 2, 5, "a phase or step, such as 'chain: Ana'");
        return head;
    }

    @Override protected boolean more(String word, String rest) {
        switch (word) {
            case "game" -> game = ScenarioValues.integer(rest);
            case "options" -> PositionParser.list(rest).forEach(this::option);
            case "face" -> faceUp = ScenarioValues.integer(rest.replaceFirst("^up ", ""));
            case "calm" -> calm = ScenarioValues.integer(rest);
            case "ending" -> ending = true;
            case "no" -> noForcedBlocks = true;
            case "winner" -> winner = rest;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void option(String option) {
        if (option.contains("=")) corrected.add(option);
        else if (VariantFlags.bit(option) == 0) throw ScenarioValues.wrong("there is no option '" + option + "'");
        options |= VariantFlags.bit(option);
    }
}
