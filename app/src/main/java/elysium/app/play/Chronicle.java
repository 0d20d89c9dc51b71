package elysium.app.play;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Herald;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;

/// The log of a game, kept for each viewer apart as it may read it.
public final class Chronicle<T extends CardTable<T>> implements Herald {
    private final CardGame<T> game;
    private final T table;
    private final Lang lang;
    private final List<List<String>> lines = new ArrayList<>();

    public Chronicle(CardGame<T> game, T table, Lang lang) {
        this.game = game;
        this.table = table;
        this.lang = lang;
        for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++) lines.add(new ArrayList<>());
    }

    /// Told while it happens, since the table may look different afterwards.
    @Override public void tell(int kind, int subject, int object, int amount, int face, int seenBy) {
        Event event = new Event(kind, subject, object, amount, face, seenBy);
        for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++) {
            if (viewer >= table.players() && viewer != Table.SPECTATOR) continue;
            String tale = game.tale(table, event.asToldTo(viewer), lang);
            if (tale != null) lines.get(viewer).add(tale);
        }
    }

    /// How many lines a viewer could have read so far.
    public int size(int viewer) {
        return lines.get(viewer).size();
    }

    /// What a viewer may read, from a line on.
    public List<String> since(int viewer, int from) {
        List<String> all = lines.get(viewer);
        return List.copyOf(all.subList(Math.min(from, all.size()), all.size()));
    }
}
