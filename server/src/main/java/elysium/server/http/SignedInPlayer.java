package elysium.server.http;

import elysium.server.db.Sessions;

/// Somebody as they are told of themselves.
///
/// @param account whether they have a password to come back by, or are a guest
record SignedInPlayer(String id, String name, boolean account) {

    static SignedInPlayer of(Sessions.Session session) {
        return new SignedInPlayer(session.player().id(), session.player().name(), session.account());
    }
}
