package elysium.server.http;

import elysium.server.db.Sessions;

/// The signed-in player, in JSON.
///
/// @param account whether the player has an account or is a guest
record SignedInPlayer(String id, String name, boolean account) {

    static SignedInPlayer of(Sessions.Session session) {
        return new SignedInPlayer(session.player().id(), session.player().name(), session.account());
    }
}
