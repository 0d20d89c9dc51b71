package elysium.server.room;

import elysium.server.message.Message;

/// A viewer of a table, in a seat or as a spectator. It must never block the room.
public interface Subscriber {

    /// The seat, or [elysium.kernel.Table#SPECTATOR].
    int viewer();

    /// Told something; it may keep that for itself until the room is done.
    void receive(Message message);

    /// The room is done for now: what was heard goes on its way.
    void flush();

    /// There is nothing more to hear here: the seat has changed hands, or the server stops.
    void dismiss();
}
