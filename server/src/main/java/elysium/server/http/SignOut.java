package elysium.server.http;

import elysium.server.db.Sessions;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;

/// Shows people out: a session ends, and with it every socket that was opened by it, here and at other servers.
record SignOut(Stores shelf, Rooms rooms) {

    void end(Sessions.Session session) {
        shelf.people().sessions().end(session);
        rooms.secretEnded(session.key());
    }

    /// Ends all sessions of somebody but one.
    void endOthers(Sessions.Session stays) {
        for (Sessions.Session session : shelf.people().sessions().of(stays.player().id()))
            if (!session.key().equals(stays.key())) end(session);
    }
}
