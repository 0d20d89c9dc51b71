package elysium.tabletop.scenario;

import java.util.List;
import elysium.tabletop.scenario.PositionParser.Item;

/// The first line of a position text in a game of turns: the common header, the turn, and the active and first players.
public abstract class TurnPositionHeader extends PositionHeader {
    private int turn = 1;
    private String active = "", first = "";

    /// @param limits the words that say how far the game continues from there
    protected TurnPositionHeader(List<String> limits) {
        super(limits);
    }

    /// Reads what else a game adds; returns false if the words are nothing of it.
    protected abstract boolean more(String word, String rest);

    @Override protected final boolean readOwn(String word, String rest) {
        switch (word) {
            case "turn" -> turn(rest);
            case "first" -> first = rest;
            default -> {
                return more(word, rest);
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

    /// Reads the line like any header; the first named player is active and first unless the text says otherwise.
    protected final void readTurn(List<Item> items, PositionNames fitting, int fewest, int most, String scenes) {
        read(items, fitting, fewest, most, scenes);
        if (active.isEmpty()) active = names().getFirst();
        if (first.isEmpty()) first = names().getFirst();
        items.getFirst().parse(() -> Viewers.seat(names(), first));
        items.getFirst().parse(() -> Viewers.seat(names(), active));
    }

    public final int turn() {
        return turn;
    }

    /// The name of the active player.
    public final String active() {
        return active;
    }

    /// The name of the first player.
    public final String first() {
        return first;
    }
}
