package elysium.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import elysium.kernel.Table;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.json.Json;
import elysium.server.http.json.Problem;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.http.limit.WorkMeter;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Room;
import elysium.server.room.Rooms;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Handles the sockets of tables.
final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final Duration QUIET = Duration.ofMinutes(3);
    private static final int POLICY = 1008, GOING_AWAY = 1001, TRIES = 5;

    private final Rooms rooms;
    private final Authenticator authenticator;
    private final Metrics metrics;
    private final WorkLimits limits;
    private final Map<String, Talk> talks = new ConcurrentHashMap<>();

    Sockets(Rooms rooms, Authenticator doorman, Metrics counts, WorkLimits limits) {
        this.rooms = rooms;
        this.authenticator = doorman;
        this.metrics = counts;
        this.limits = limits;
        counts.addGauge("elysium.sockets", talks::size);
    }

    /// Rejects unauthorized requests before the socket is opened.
    void before(Context request) {
        try {
            admit(request);
        } catch (RequestRejectedException refused) {
            explain(request, Problem.of(refused));
            throw refused;
        } catch (DatabaseUnavailableException gone) {
            explain(request, Problem.of(ErrorCode.UNAVAILABLE));
            throw gone;
        }
    }

    /// Writes the body itself, because Javalin sends none in response to an upgrade request.
    private static void explain(Context request, Problem problem) {
        try {
            request.res().getOutputStream().write(Json.bytes(problem));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void admit(Context request) {
        limits.checkAddress(request, WorkLimit.SOCKETS);
        Authenticator.requireSameOrigin(request);
        String table = request.pathParam("table"), token = Authenticator.token(request);
        TableRecord kept = authenticator.requireTable(table);
        if (token != null) authenticator.seatOfToken(token, table);
        else if (!kept.allowsSpectators()) viewer(kept, authenticator.player(request));
    }

    void open(WsConfig socket) {
        socket.onConnect(opened -> {
            opened.session.setIdleTimeout(QUIET);
            opened.enableAutomaticPings();
            talks.put(opened.sessionId(), new Talk(opened));
        });
        socket.onMessage(this::said);
        socket.onBinaryMessage(sent -> sent.closeSession(POLICY, "text only"));
        socket.onClose(closed -> over(closed.sessionId()));
        socket.onError(failed -> over(failed.sessionId()));
    }

    /// Closes the sockets of a session or token that has ended.
    ///
    /// @param key the digest of its secret
    void end(String key) {
        talks.forEach((id, talk) -> {
            if (key.equals(talk.key) && talks.remove(id, talk)) talk.dismiss();
        });
    }

    private void over(String session) {
        Talk talk = talks.remove(session);
        if (talk != null) talk.end();
    }

    private void said(WsMessageContext message) {
        Talk talk = talks.get(message.sessionId());
        if (talk == null) return;
        @Nullable String id = null;
        long heard = System.nanoTime();
        try {
            if (talk.work.spend(1) > 0) throw new RequestRejectedException(ErrorCode.TOO_FAST);
            ClientMessage said = Json.read(message.message(), ClientMessage.class);
            id = said.id();
            if (talk.work.spend(said.cost()) > 0) throw new RequestRejectedException(ErrorCode.TOO_FAST);
            talk.handle(said);
            metrics.countMessage(String.valueOf(said.type()), System.nanoTime() - heard);
        } catch (RequestRejectedException refused) {
            talk.refuse(refused, id);
        } catch (DatabaseUnavailableException gone) {
            LOG.warn("a message could not be stored: {}", gone.getMessage());
            talk.refuse(new RequestRejectedException(ErrorCode.UNAVAILABLE), id);
        } catch (RuntimeException fault) {
            LOG.error("handling a message failed", fault);
            talk.refuse(new RequestRejectedException(ErrorCode.INTERNAL), id);
        }
    }

    private static int viewer(TableRecord kept, Players.@Nullable Player player) {
        int seat = kept.seatOf(player == null ? null : player.id());
        if (seat == Table.NONE && !kept.allowsSpectators()) throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        return seat == Table.NONE ? Table.SPECTATOR : seat;
    }

    /// The conversation over one socket.
    private final class Talk {
        private final WsContext socket;
        private final String table;
        private final @Nullable String key;
        private final boolean byToken;
        private final WorkMeter work;
        private @Nullable SocketSubscriber subscriber;
        private @Nullable Room<?> room;

        Talk(WsContext socket) {
            this.socket = socket;
            table = socket.pathParam("table");
            work = limits.socketMeter(limits.address(socket));
            String shown = socket.header("Authorization"), cookie = socket.cookie(Authenticator.COOKIE);
            byToken = shown != null;
            String secret = shown == null ? cookie : Authenticator.bearer(shown);
            key = secret == null ? null : Secret.digest(secret);
        }

        void handle(ClientMessage said) {
            switch (said.type()) {
                case "hello" -> hello(said.after() == null ? 0 : said.after());
                case "move" -> joined().move(seated(), said.requiredStep(), said.answer(), said.id());
                case "preview" -> joined().preview(seated(), said.requiredStep(), said.answer());
                case "undo" -> joined().undo(seated(), said.requiredStep(), said.id());
                case "agree" -> joined().replyToProposal(seated().viewer(), said.agrees());
                case "chat" -> {
                    SocketSubscriber mine = seated();
                    if (!limits.mayChat(table, mine.viewer())) throw new RequestRejectedException(ErrorCode.TOO_FAST);
                    joined().chat(mine.viewer(), said.words());
                }
                case null, default -> throw new RequestRejectedException(ErrorCode.BAD_REQUEST, ClientMessage.TYPES);
            }
        }

        /// A second hello replaces the subscriber without the player appearing to leave and return.
        private void hello(int since) {
            if (since < 0) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, ClientMessage.AFTER);
            SocketSubscriber before = subscriber;
            Room<?> left = room;
            if (before != null) before.detach();
            subscriber = null;
            try {
                join(since);
            } finally {
                if (before != null && left != null) left.leave(before);
            }
        }

        private void join(int since) {
            for (int i = 0; i < TRIES; i++) {
                Room<?> found = rooms.room(table);
                room = found;
                if (found.join(kept -> subscriber = new SocketSubscriber(socket.session, viewer(kept)), since)) {
                    SocketSubscriber joined = subscriber;
                    if (joined != null) work.charge(WorkMeter.STEP * joined.messageCount());
                    return;
                }
            }
            throw new RequestRejectedException(ErrorCode.UNAVAILABLE);
        }

        /// The viewer of this socket, by the token or cookie it was opened with.
        private int viewer(TableRecord kept) {
            String shown = socket.header("Authorization"), cookie = socket.cookie(Authenticator.COOKIE);
            if (shown != null) return authenticator.seatOfToken(Authenticator.bearer(shown), table);
            return Sockets.viewer(kept, cookie == null ? null : authenticator.player(cookie));
        }

        private Room<?> joined() {
            if (room == null || subscriber == null)
                throw new RequestRejectedException(ErrorCode.BAD_REQUEST, ClientMessage.HELLO_FIRST);
            return room;
        }

        private SocketSubscriber seated() {
            SocketSubscriber mine = subscriber;
            if (mine == null || mine.viewer() == Table.SPECTATOR)
                throw new RequestRejectedException(ErrorCode.NOT_YOURS);
            return mine;
        }

        void refuse(RequestRejectedException refused, @Nullable String id) {
            metrics.countRejection(refused.errorCode());
            Message.Turned turned = new Message.Turned(refused.errorCode().code(), refused.words(),
                    refused.getMessage(), refused.clause(), id);
            SocketSubscriber mine = subscriber;
            if (mine == null) {
                socket.send(Json.write(turned));
                return;
            }
            mine.receive(turned);
            mine.flush();
        }

        /// Ends the conversation.
        void dismiss() {
            SocketSubscriber mine = subscriber;
            if (mine != null && room != null) room.leave(mine);
            if (!byToken) {
                if (mine != null) mine.detach();
                socket.closeSession(GOING_AWAY, "signed out");
            } else {
                refuse(new RequestRejectedException(ErrorCode.TOKEN_RENEWED), null);
                if (mine == null) socket.closeSession(POLICY, SocketSubscriber.RENEWED);
                else mine.closeWith(POLICY);
            }
        }

        void end() {
            SocketSubscriber mine = subscriber;
            if (mine == null) return;
            if (room != null) room.leave(mine);
            mine.detach();
            subscriber = null;
        }
    }
}
