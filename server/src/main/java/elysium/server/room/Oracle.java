package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.server.wire.Message;
import elysium.server.wire.Told;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;
import elysium.tabletop.MovePreview;

/// Says what would come of a move, as far as its seat can know beforehand.
public final class Oracle {
    private Oracle() {}

    public static <T extends CardTable<T>> Message.Foreseen foresee(CardGame<T> game, T table, int seat, int seq,
            long move) {
        List<Message.Heard> heard = new ArrayList<>();
        T after = MovePreview.of(table, seat, move,
                imagined -> (kind, subject, object, amount, face, seenBy) -> heard.add(Happening
                        .of(game, imagined, new Event(kind, subject, object, amount, face, seenBy)).toldTo(seat)));
        return after == null ? new Message.Foreseen(seq, Told.hex(move), List.of(), null, true)
                : new Message.Foreseen(seq, Told.hex(move), heard, game.outline(after, seat).figures(), null);
    }
}
