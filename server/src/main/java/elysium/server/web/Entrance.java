package elysium.server.web;

import elysium.server.keep.Accounts;
import elysium.server.keep.Kept;
import elysium.server.keep.Password;
import elysium.server.keep.Players;
import elysium.server.keep.Sessions;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import io.javalin.http.Context;

/// Where one enters an account; what was played as a guest comes along.
record Entrance(Shelf shelf, Rooms rooms, Doorman doorman, Limits limits, Exit exit) {

    /// Lets somebody in who knows the password. To all others the answer is the same, whether there is such an account
    /// or not.
    void enter(Context request, String name, String password) {
        Limits.Try attempt = limits.attempt(request, Accounts.key(name));
        Accounts.Account account = shelf.people().accounts().named(name);
        boolean right = Password.is(Credentials.shown(password), account == null ? null : account.password());
        if (account == null || !right) throw new Refused(Fault.WRONG_PASSWORD);
        attempt.right();
        Sessions.Session before = doorman.session(request);
        begin(request, account.player());
        if (before != null) {
            if (!before.account()) adopt(before.player(), account.player());
            exit.end(before);
        }
        request.json(new Me(account.player().id(), account.player().name(), true));
    }

    /// A new session under a new secret: whoever held the one before, holds nothing of this.
    void begin(Context request, Players.Player player) {
        doorman.know(request, shelf.people().sessions().begin(player.id(), Doorman.agent(request)));
    }

    private void adopt(Players.Player guest, Players.Player account) {
        for (String table : shelf.people().accounts().adopt(guest.id(), account)) rooms.touched(table);
        for (Kept both : shelf.tables().of(guest.id())) leave(both, guest);
    }

    /// Nobody sits at a table twice: the guest's seat is left where that can be done.
    private void leave(Kept table, Players.Player guest) {
        int seat = table.seatOf(guest.id());
        boolean left = shelf.seats().giveBack(table.id(), seat, guest.id())
                || table.replaced() && shelf.seats().leaveToBot(table.id(), seat, guest.id());
        if (left) rooms.touched(table.id());
    }
}
