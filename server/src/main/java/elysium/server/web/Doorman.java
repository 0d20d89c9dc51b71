package elysium.server.web;

import elysium.server.keep.Kept;
import elysium.server.keep.Players;
import elysium.server.keep.Seats;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/// Knows who is at the door: a player by the cookie, a program by the token of its seat.
final class Doorman {
    static final String COOKIE = "elysium", HEADER = "X-Elysium";
    private static final String BEARER = "Bearer ";
    private static final int YEAR = 365 * 24 * 3600, NAME = 30;

    private final Shelf shelf;

    Doorman(Shelf shelf) {
        this.shelf = shelf;
    }

    /// Who holds the cookie; null if nobody is known by it.
    Players.@Nullable Player player(Context request) {
        String secret = request.cookie(COOKIE);
        return secret == null ? null : player(secret);
    }

    Players.@Nullable Player player(String secret) {
        return shelf.players().holding(secret);
    }

    Players.Player somebody(Context request) {
        Players.Player player = player(request);
        if (player == null) throw new Refused(Fault.NO_PLAYER);
        return player;
    }

    /// The token a program shows; null if it shows none.
    static @Nullable String token(Context request) {
        String shown = request.header("Authorization");
        return shown == null ? null : bearer(shown);
    }

    static String bearer(String shown) {
        if (!shown.startsWith(BEARER)) throw new Refused(Fault.BAD_TOKEN);
        return shown.substring(BEARER.length());
    }

    /// The seat that a token opens at a table.
    int seat(String token, String table) {
        Seats.Place place = shelf.seats().opened(token);
        if (place == null || !place.table().equals(table)) throw new Refused(Fault.BAD_TOKEN);
        return place.seat();
    }

    /// Where somebody sits, by the token or the cookie shown; NONE for those who do not.
    int seatAt(Context request, Kept kept) {
        String token = token(request);
        if (token != null) return seat(token, kept.id());
        Players.Player player = player(request);
        return kept.seatOf(player == null ? null : player.id());
    }

    /// A table as it is kept now.
    Kept table(String id) {
        Kept kept = shelf.tables().find(id);
        if (kept == null) throw new Refused(Fault.UNKNOWN_TABLE);
        return kept;
    }

    /// Lets a guest in, and gives the cookie to be known by.
    Players.Player welcome(Context request, String name) {
        Players.Arrival arrival = shelf.players().guest(name);
        boolean safe = request.scheme().equals("https") || "https".equals(request.header("X-Forwarded-Proto"));
        request.cookie(new Cookie(COOKIE, arrival.secret(), "/", YEAR, safe, true, null, SameSite.LAX));
        return arrival.player();
    }

    void farewell(Context request) {
        String secret = request.cookie(COOKIE);
        if (secret != null) shelf.players().leave(secret);
        request.removeCookie(COOKIE);
    }

    /// A name as it may stand at a seat: some letters or digits, and nothing that a page could take for a command.
    static String name(@Nullable String given) {
        String name = given == null ? "" : given.strip();
        boolean fine = !name.isEmpty() && name.codePointCount(0, name.length()) <= NAME
                && name.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || " '’.-_".indexOf(c) >= 0)
                && name.codePoints().anyMatch(Character::isLetterOrDigit);
        if (!fine) throw new Refused(Fault.BAD_REQUEST, "a name has 1 to 30 letters, digits, spaces or '.-_");
        return name;
    }

    /// A page of another site can neither set our header nor read our answers.
    static void sameSite(Context request) {
        if (request.header(HEADER) == null) throw new Refused(Fault.NO_HEADER);
    }

    /// Browsers say where a socket is opened from; programs say nothing.
    static void sameOrigin(Context request) {
        String origin = request.header("Origin"), host = request.header("Host");
        if (origin != null && !origin.replaceFirst("^https?://", "").equals(host))
            throw new Refused(Fault.OTHER_ORIGIN);
    }
}
