package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.room.fold.LoggedEvent;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.MovePreview;

/// Previews what a move would do, as far as its seat can know beforehand.
public final class MovePreviews {
    private MovePreviews() {}

    public static <T extends CardTable<T>> Message.Preview of(CardGame<T> game, T table, int seat, int seq,
            long move) {
        List<Message.Heard> heard = new ArrayList<>();
        T after = MovePreview.of(table, seat, move,
                imagined -> (kind, subject, object, amount, face, seenBy) -> heard.add(LoggedEvent
                        .of(game, imagined, new Event(kind, subject, object, amount, face, seenBy)).asSeenBy(seat)));
        return after == null ? new Message.Preview(seq, MessageBuilder.hex(move), List.of(), null, true)
                : new Message.Preview(seq, MessageBuilder.hex(move), heard, game.outline(after, seat).numbers(), null);
    }
}
