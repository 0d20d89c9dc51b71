package elysium.server.room;

import elysium.server.wire.Message;

/// Somebody who looks on from a seat, or as a spectator. Must never keep a room waiting.
public interface Listener {

    /// The seat, or [elysium.kernel.Table#SPECTATOR].
    int viewer();

    void hear(Message message);

    /// There is nothing more to hear here: the seat has changed hands, or the server stops.
    void dismiss();
}
