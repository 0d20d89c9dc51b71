package elysium.server.http.auth;

import java.text.Normalizer;
import java.util.regex.Pattern;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.people.Sessions;
import elysium.server.db.table.Seats;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Stores;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/// Authenticates requests: players by cookie, programs by seat token.
public final class Authenticator {
    public static final String COOKIE = "elysium", HEADER = "X-Elysium";
    private static final String BEARER = "Bearer ";
    private static final int YEAR = (int) Sessions.LIFETIME.toSeconds(), NAME = 30;
    /// Stacked combining marks, or marks without a base letter.
    private static final Pattern PILED = Pattern.compile("(?:^|[^\\p{L}\\p{M}])\\p{M}|\\p{M}{3}");

    private final Stores stores;
    private final ClientAddress clientAddress;

    /// The authentication of a request, looked up once.
    private record Known(Sessions.@Nullable Session session) {}

    public Authenticator(Stores shelf, ClientAddress road) {
        this.stores = shelf;
        this.clientAddress = road;
    }

    /// The session of the cookie, or null.
    public Sessions.@Nullable Session session(Context request) {
        Known known = request.attribute(COOKIE);
        if (known == null) {
            String secret = request.cookie(COOKIE);
            known = new Known(secret == null ? null : stores.people().sessions().findBySecret(secret));
            request.attribute(COOKIE, known);
        }
        return known.session;
    }

    public Sessions.Session requireSession(Context request) {
        Sessions.Session session = session(request);
        if (session == null) throw new RequestRejectedException(ErrorCode.NOT_SIGNED_IN);
        return session;
    }

    /// The player of the cookie, or null.
    public Players.@Nullable Player player(Context request) {
        Sessions.Session session = session(request);
        return session == null ? null : session.player();
    }

    public Players.@Nullable Player player(String secret) {
        Sessions.Session session = stores.people().sessions().findBySecret(secret);
        return session == null ? null : session.player();
    }

    public Players.Player requirePlayer(Context request) {
        return requireSession(request).player();
    }

    /// The token in the request, or null.
    static @Nullable public String token(Context request) {
        String shown = request.header("Authorization");
        return shown == null ? null : bearer(shown);
    }

    public static String bearer(String shown) {
        if (!shown.startsWith(BEARER)) throw new RequestRejectedException(ErrorCode.BAD_TOKEN);
        return shown.substring(BEARER.length());
    }

    /// The seat of a token, which must belong to this table.
    public int seatOfToken(String token, String table) {
        Seats.Place place = stores.seats().findByToken(token);
        if (place == null || !place.table().equals(table)) throw new RequestRejectedException(ErrorCode.BAD_TOKEN);
        return place.seat();
    }

    /// The seat of a request by its token or cookie, or NONE.
    public int seatOf(Context request, TableRecord kept) {
        String token = token(request);
        if (token != null) return seatOfToken(token, kept.id());
        Players.Player player = player(request);
        return kept.seatOf(player == null ? null : player.id());
    }

    /// The stored table.
    public TableRecord requireTable(String id) {
        TableRecord kept = Secret.wellFormed(id) ? stores.tables().find(id) : null;
        if (kept == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_TABLE);
        return kept;
    }

    /// Sets the session cookie.
    public void setCookie(Context request, String secret) {
        request.cookie(
                new Cookie(COOKIE, secret, "/", YEAR, clientAddress.isEncrypted(request), true, null, SameSite.LAX));
    }

    /// The user agent, shown in the player's list of sessions.
    public static String agent(Context request) {
        String agent = request.header("User-Agent");
        return agent == null ? "" : agent.replaceAll("[^\\x20-\\x7e]", "?");
    }

    /// A valid player name, normalized; throws otherwise.
    public static String name(@Nullable String given) {
        String name = given == null ? "" : Normalizer.normalize(given.strip(), Normalizer.Form.NFC);
        boolean fine = !name.isEmpty() && name.codePointCount(0, name.length()) <= NAME
                && name.codePoints().allMatch(Authenticator::inName)
                && name.codePoints().anyMatch(Character::isLetterOrDigit) && !PILED.matcher(name).find();
        if (!fine) throw new RequestRejectedException(ErrorCode.BAD_NAME);
        return name;
    }

    /// Letters and digits of any script, with the marks and hyphens that some scripts need.
    private static boolean inName(int c) {
        return Character.isLetterOrDigit(c) || " '’.-_\u05be".indexOf(c) >= 0
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK;
    }

    /// Protects against CSRF: a page of another site cannot set this header.
    public static void requireSameSite(Context request) {
        if (request.header(HEADER) == null) throw new RequestRejectedException(ErrorCode.NO_HEADER);
    }

    /// Browsers send the origin of a socket; programs do not.
    public static void requireSameOrigin(Context request) {
        String origin = request.header("Origin"), host = request.header("Host");
        if (origin != null && !origin.replaceFirst("^https?://", "").equals(host))
            throw new RequestRejectedException(ErrorCode.OTHER_ORIGIN);
    }
}
