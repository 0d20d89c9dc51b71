package elysium.server.http.auth;

import elysium.server.db.people.Sessions;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;

/// Ends sessions, and with them their sockets on all servers.
public record SignOut(Stores stores, Rooms rooms) {

    public void end(Sessions.Session session) {
        stores.people().sessions().end(session);
        rooms.notifySecretEnded(session.key());
    }

    /// Ends all sessions of a player except one.
    public void endOthers(Sessions.Session stays) {
        for (Sessions.Session session : stores.people().sessions().ofPlayer(stays.player().id()))
            if (!session.key().equals(stays.key())) end(session);
    }
}
