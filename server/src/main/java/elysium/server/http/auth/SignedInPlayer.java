package elysium.server.http.auth;

import elysium.server.db.people.Sessions;

/// The signed-in player, in JSON.
///
/// @param account whether the player has an account or is a guest
public record SignedInPlayer(String id, String name, boolean account) {

    public static SignedInPlayer of(Sessions.Session session) {
        return new SignedInPlayer(session.player().id(), session.player().name(), session.account());
    }
}
