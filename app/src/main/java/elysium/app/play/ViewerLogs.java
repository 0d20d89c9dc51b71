package elysium.app.play;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.EventListener;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// Keeps a separate log of a game for each viewer.
public final class ViewerLogs<T extends CardTable<T>> implements EventListener {
    private final CardGame<T> game;
    private final T table;
    private final Lang lang;
    private final List<List<Event>> told = new ArrayList<>();

    public ViewerLogs(CardGame<T> game, T table, Lang lang) {
        this.game = game;
        this.table = table;
        this.lang = lang;
        for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++) told.add(new ArrayList<>());
    }

    @Override public void onEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        Event event = new Event(kind, subject, object, amount, face, seenBy);
        for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++) told.get(viewer).add(event.asSeenBy(viewer));
    }

    /// The number of events so far.
    public int size(int viewer) {
        return told.get(viewer).size();
    }

    /// The log of a viewer from an event on.
    public List<String> since(int viewer, int from) {
        List<Event> all = told.get(viewer);
        return game.logLines(table, all.subList(Math.min(from, all.size()), all.size()), lang);
    }
}
