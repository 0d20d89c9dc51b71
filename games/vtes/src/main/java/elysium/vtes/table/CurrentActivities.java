package elysium.vtes.table;

import elysium.vtes.table.vocabulary.ActivityKind;

/// The activities in progress, such as an action or a combat, one inside the other.
public final class CurrentActivities extends VtesPart {
    CurrentActivities(Vtes table) {
        super(table);
    }

    /// Begins an activity inside the current one.
    public void begin(int affair) {
        table.activityStack.begin();
        table.activityStack.set(ActivityKind.WHAT, affair);
        table.activityStack.set(ActivityKind.OUTER, get(GameLayout.LEVEL_OF + affair));
        set(GameLayout.LEVEL_OF + affair, table.activityStack.level());
    }

    /// Ends the innermost activity.
    public void finish() {
        set(GameLayout.LEVEL_OF + table.activityStack.get(ActivityKind.WHAT),
                table.activityStack.get(ActivityKind.OUTER));
        table.activityStack.end();
    }

    /// Whether an activity of a kind is in progress.
    public boolean isInProgress(int affair) {
        return get(GameLayout.LEVEL_OF + affair) != 0;
    }

    /// The kind of activity at a level, from 1 on.
    public int kindAt(int level) {
        return table.activityStack.getAt(level, ActivityKind.WHAT);
    }

    /// The kind of the innermost activity, or 0.
    public int innermost() {
        return table.activityStack.level() == 0 ? 0 : table.activityStack.get(ActivityKind.WHAT);
    }

    /// A cell of the innermost activity of a kind, whatever is in progress inside it.
    public int get(int affair, int cell) {
        return table.activityStack.getAt(get(GameLayout.LEVEL_OF + affair), cell);
    }

    public void put(int affair, int cell, int value) {
        table.activityStack.setAt(get(GameLayout.LEVEL_OF + affair), cell, value);
    }
}
