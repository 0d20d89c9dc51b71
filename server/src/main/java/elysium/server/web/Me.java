package elysium.server.web;

import elysium.server.keep.Sessions;

/// Somebody as they are told of themselves.
///
/// @param account whether they have a password to come back by, or are a guest
record Me(String id, String name, boolean account) {

    static Me of(Sessions.Session session) {
        return new Me(session.player().id(), session.player().name(), session.account());
    }
}
