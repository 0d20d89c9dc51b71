package elysium.vtes.table;

import elysium.vtes.table.vocabulary.ActivityKind;

/// The activities in progress, such as an action or a combat, one inside the other.
public final class CurrentActivities extends VtesPart {
    CurrentActivities(Vtes table) {
        super(table);
    }

    /// Begins an activity inside the current one.
    public void begin(int affair) {
        table.sheets.open();
        table.sheets.set(ActivityKind.WHAT, affair);
        table.sheets.set(ActivityKind.OUTER, get(GameLayout.LEVEL_OF + affair));
        set(GameLayout.LEVEL_OF + affair, table.sheets.level());
    }

    /// Ends the innermost activity.
    public void finish() {
        set(GameLayout.LEVEL_OF + table.sheets.get(ActivityKind.WHAT), table.sheets.get(ActivityKind.OUTER));
        table.sheets.close();
    }

    /// Whether an activity of a kind is in progress.
    public boolean isInProgress(int affair) {
        return get(GameLayout.LEVEL_OF + affair) != 0;
    }

    /// The kind of activity at a level, from 1 on.
    public int kindAt(int level) {
        return table.sheets.at(level, ActivityKind.WHAT);
    }

    /// The kind of the innermost activity, or 0.
    public int innermost() {
        return table.sheets.level() == 0 ? 0 : table.sheets.get(ActivityKind.WHAT);
    }

    /// A cell of the innermost activity of a kind, whatever is in progress inside it.
    public int get(int affair, int cell) {
        return table.sheets.at(get(GameLayout.LEVEL_OF + affair), cell);
    }

    public void put(int affair, int cell, int value) {
        table.sheets.put(get(GameLayout.LEVEL_OF + affair), cell, value);
    }
}
