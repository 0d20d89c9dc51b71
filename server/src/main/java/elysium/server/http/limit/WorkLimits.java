package elysium.server.http.limit;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import elysium.kernel.Text;
import elysium.server.db.people.Sessions;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ClientAddress;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import org.jspecify.annotations.Nullable;

/// Limits request rates; rejected clients receive the seconds to wait.
public final class WorkLimits {
    private static final int REMEMBERED = 20_000;
    private static final long FORGETS_NANOS = 1_000_000_000;

    private final Map<String, TokenBucket> paces = new ConcurrentHashMap<>();
    private final AtomicLong forgot = new AtomicLong(System.nanoTime());
    private final ClientAddress clientAddress;
    private final Authenticator authenticator;
    private final boolean enabled;

    /// @param kept whether request rates are limited; failed passwords always are
    public WorkLimits(ClientAddress road, Authenticator doorman, boolean kept) {
        this.clientAddress = road;
        this.authenticator = doorman;
        this.enabled = kept;
    }

    public void open(RoutesConfig routes) {
        routes.before("/api/*", request -> {
            checkAddress(request, WorkLimit.ADDRESS);
            Sessions.@Nullable Session session = enabled ? authenticator.session(request) : null;
            if (session != null) check(request, WorkLimit.PERSON, session.player().id());
        });
    }

    /// Whether request rates are limited.
    public boolean enabled() {
        return enabled;
    }

    /// The address that a request counts for.
    public String address(Context request) {
        return clientAddress.address(request);
    }

    public String address(WsContext socket) {
        return clientAddress.address(socket);
    }

    public void checkAddress(Context request, WorkLimit limit) {
        check(request, limit, address(request));
    }

    /// Counts one action; throws if the limit is exceeded.
    public void check(Context request, WorkLimit limit, String who) {
        if (enabled) demand(request, pace(limit, who));
    }

    /// The meter of one socket, which also counts for its address.
    public WorkMeter socketMeter(String address) {
        if (!enabled) return new WorkMeter(List.of());
        return new WorkMeter(List.of(new TokenBucket(60, 20), pace(WorkLimit.WORK_OF_ADDRESS, address)));
    }

    /// Charges an expensive request to its client; throws if the limit is exceeded.
    public void charge(Context request, double cost) {
        if (!enabled) return;
        Sessions.Session session = authenticator.session(request);
        String address = clientAddress.address(request), who = session == null ? address : session.player().id();
        demand(request, new WorkMeter(List.of(pace(WorkLimit.WORK, who), pace(WorkLimit.WORK_OF_ADDRESS, address)))
                .spend(cost));
    }

    /// Counts a chat message of a seat, over all its sockets.
    public boolean mayChat(String table, int seat) {
        return pace(WorkLimit.CHAT, table + " " + seat).allows();
    }

    /// Counts an attempt at a password, until it proves right.
    public Try attempt(Context request, String name) {
        String address = clientAddress.address(request);
        Try attempt = new Try(pace(WorkLimit.FAILURES_HERE, address + " " + name),
                pace(WorkLimit.FAILURES_BY_ADDRESS, address), pace(WorkLimit.FAILURES_BY_NAME, name));
        demand(request, attempt.here);
        demand(request, attempt.address);
        demand(request, attempt.name);
        return attempt;
    }

    public record Try(TokenBucket here, TokenBucket address, TokenBucket name) {
        public void succeed() {
            here.refund();
            address.refund();
            name.refund();
        }
    }

    private static void demand(Context request, TokenBucket pace) {
        demand(request, pace.spend());
    }

    private static void demand(Context request, int wait) {
        if (wait == 0) return;
        request.header("Retry-After", String.valueOf(wait));
        throw new RequestRejectedException(ErrorCode.TOO_FAST,
                new Text("try again in " + wait + " s", "réessayez dans " + wait + " s"));
    }

    /// Discards full buckets, but not at every request, since that is slow with many clients.
    private void forget() {
        long now = System.nanoTime(), last = forgot.get();
        if (paces.size() < REMEMBERED || now - last < FORGETS_NANOS || !forgot.compareAndSet(last, now)) return;
        paces.values().removeIf(TokenBucket::full);
    }

    private TokenBucket pace(WorkLimit limit, String who) {
        forget();
        return paces.computeIfAbsent(limit + " " + who, _ -> limit.pace());
    }
}
