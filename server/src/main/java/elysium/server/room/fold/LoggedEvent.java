package elysium.server.room.fold;

import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.message.Message;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// An event of the game, in words for those who saw its cards and for those who did not.
public record LoggedEvent(int seenBy, Message.Heard seen, Message.Heard unseen) {
    /// Put in words while it happens, since the table may look different afterwards.
    public static <T extends CardTable<T>> LoggedEvent of(CardGame<T> game, T table, Event event) {
        int seenBy = event.seenBy() & Table.EVERYONE;
        Message.Heard seen = heard(game, table, event);
        if (seenBy == Table.EVERYONE) return new LoggedEvent(seenBy, seen, seen);
        Event hidden = new Event(event.kind(), Event.HIDDEN, Event.HIDDEN, event.amount(), Event.HIDDEN, seenBy);
        return new LoggedEvent(seenBy, seen, heard(game, table, hidden));
    }

    private static <T extends CardTable<T>> Message.Heard heard(CardGame<T> game, T table, Event event) {
        String en = game.logLine(table, event, Lang.EN), fr = game.logLine(table, event, Lang.FR);
        @Nullable Text text = en == null || fr == null ? null : new Text(en, fr);
        return new Message.Heard(event.kind(), event.subject(), event.object(), event.amount(), event.face(), text);
    }

    public Message.Heard asSeenBy(int viewer) {
        return viewer == Table.OMNISCIENT || (seenBy >> viewer & 1) != 0 ? seen : unseen;
    }
}
