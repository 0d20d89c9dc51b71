package elysium.server.http.routes;

import elysium.server.db.people.Accounts;
import elysium.server.db.people.Password;
import elysium.server.db.people.Players;
import elysium.server.db.people.Sessions;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.Credentials;
import elysium.server.http.auth.SignOut;
import elysium.server.http.auth.SignedInPlayer;
import elysium.server.http.limit.WorkLimits;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import io.javalin.http.Context;

/// Signs players in to accounts and takes their games as a guest along.
public record SignIn(Stores stores, Rooms rooms, Authenticator authenticator, WorkLimits limits, SignOut signOut) {

    /// Signs in with a password. The error is the same whether or not the account exists.
    void signIn(Context request, String name, String password) {
        WorkLimits.Try attempt = limits.attempt(request, Accounts.nameKey(name));
        Accounts.Account account = stores.people().accounts().findByName(name);
        boolean right =
                Password.matches(Credentials.givenPassword(password), account == null ? null : account.password());
        if (account == null || !right) throw new RequestRejectedException(ErrorCode.WRONG_PASSWORD);
        attempt.succeed();
        Sessions.Session before = authenticator.session(request);
        startSession(request, account.player());
        if (before != null) {
            if (!before.account()) adopt(before.player(), account.player());
            signOut.end(before);
        }
        request.json(new SignedInPlayer(account.player().id(), account.player().name(), true));
    }

    /// Starts a session with a new secret, so that an earlier one gives no access to it.
    void startSession(Context request, Players.Player player) {
        authenticator.setCookie(request, stores.people().sessions().begin(player.id(), Authenticator.agent(request)));
    }

    private void adopt(Players.Player guest, Players.Player account) {
        for (String table : stores.people().accounts().adopt(guest.id(), account)) rooms.refreshRoom(table);
        for (TableRecord both : stores.tables().ofPlayer(guest.id())) leave(both, guest);
    }

    /// Leaves the guest's seat, if possible, at tables where the account already has one.
    private void leave(TableRecord table, Players.Player guest) {
        int seat = table.seatOf(guest.id());
        boolean left = stores.seats().giveBack(table.id(), seat, guest.id())
                || table.botsReplaceLeavers() && stores.seats().leaveToBot(table.id(), seat, guest.id());
        if (left) rooms.refreshRoom(table.id());
    }
}
