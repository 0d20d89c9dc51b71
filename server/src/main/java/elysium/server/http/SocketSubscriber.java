package elysium.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import elysium.server.http.json.Json;
import elysium.server.message.Message;
import elysium.server.room.Subscriber;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A socket subscribed to a room. It writes in the background and sends queued messages together. A socket that falls
/// too far behind is closed; the client can reconnect for what it missed.
final class SocketSubscriber implements Subscriber {
    private static final Logger LOG = LoggerFactory.getLogger(SocketSubscriber.class);
    private static final int BEHIND = 2000, PATIENCE_SECONDS = 20, GOING_AWAY = 1001, POLICY = 1008,
            TOO_SLOW = 1013;
    static final String RENEWED = "token renewed";

    private final Session session;
    private final CoreSession wire;
    private final int viewer;
    private List<Message> waiting = new ArrayList<>();
    private boolean writing, ended;
    private int messageCount;
    private int farewell;                                 // the close code to send after the last message, or 0

    SocketSubscriber(Session session, int viewer) {
        this.session = session;
        this.viewer = viewer;
        wire = ((WebSocketSession) session).getCoreSession();
    }

    @Override public int viewer() {
        return viewer;
    }

    @Override public synchronized void receive(Message message) {
        if (ended || farewell != 0) return;
        waiting.add(message);
        messageCount++;
        if (waiting.size() <= BEHIND) return;
        waiting.clear();
        closeWith(TOO_SLOW);
    }

    @Override public synchronized void flush() {
        if (writing || ended || waiting.isEmpty() && farewell == 0) return;
        writing = true;
        Thread.startVirtualThread(this::write);
    }

    @Override public void dismiss() {
        closeWith(GOING_AWAY);
    }

    /// Leaves closing to the writer, so that the room is not changed while it iterates over its subscribers.
    synchronized void closeWith(int status) {
        if (farewell == 0) farewell = status;
        flush();
    }

    /// The number of messages so far.
    synchronized int messageCount() {
        return messageCount;
    }

    /// Stops writing: the socket is closed or has another subscriber.
    synchronized void detach() {
        ended = true;
    }

    /// Takes the queued messages; empty if there are none, and then the next flush starts a new writer.
    private synchronized List<Message> take() {
        List<Message> taken = ended ? List.of() : waiting;
        writing = !taken.isEmpty();
        if (writing) waiting = new ArrayList<>();
        return taken;
    }

    private void write() {
        try {
            for (List<Message> all = take(); !all.isEmpty(); all = take()) send(all);
            close();
        } catch (ExecutionException | TimeoutException _) {
            session.disconnect();                         // the client reconnects, or is gone
        } catch (RuntimeException fault) {
            LOG.warn("a socket was closed by an internal error", fault);
            session.disconnect();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void close() {
        int status;
        synchronized (this) {
            status = ended ? 0 : farewell;
            ended |= status != 0;
        }
        if (status != 0) session.close(status, why(status), org.eclipse.jetty.websocket.api.Callback.NOOP);
    }

    private static String why(int status) {
        return switch (status) {
            case TOO_SLOW -> "too slow";
            case POLICY -> RENEWED;
            default -> "dismissed";
        };
    }

    /// Flushes only with the last frame, so that all are sent together.
    private void send(List<Message> all) throws InterruptedException, ExecutionException, TimeoutException {
        Json.Written frames = Json.writeAll(all);
        int last = frames.size() - 1;
        for (int i = 0; i < last; i++) wire.sendFrame(new Frame(OpCode.TEXT, frames.get(i)), Callback.NOOP, true);
        Callback.Completable sent = new Callback.Completable();
        wire.sendFrame(new Frame(OpCode.TEXT, frames.get(last)), sent, false);
        sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        frames.release();
    }
}
