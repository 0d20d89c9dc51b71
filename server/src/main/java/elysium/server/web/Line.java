package elysium.server.web;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import elysium.server.room.Listener;
import elysium.server.wire.Message;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// One open socket as a room sees it. It writes at its own pace; one that falls far behind is closed, and may come back
/// for what it missed.
final class Line implements Listener {
    private static final int BEHIND = 2000, PATIENCE_SECONDS = 20, GOING_AWAY = 1001, TOO_SLOW = 1013;

    private final Session session;
    private final int viewer;
    private final BlockingQueue<Message> waiting = new LinkedBlockingQueue<>(BEHIND);
    private final Thread writer;
    private volatile boolean dismissed;

    Line(Session session, int viewer) {
        this.session = session;
        this.viewer = viewer;
        writer = Thread.ofVirtual().name("line").start(this::write);
    }

    @Override public int viewer() {
        return viewer;
    }

    @Override public void hear(Message message) {
        if (!waiting.offer(message)) session.close(TOO_SLOW, "too slow", Callback.NOOP);
    }

    @Override public void dismiss() {
        dismissed = true;
        writer.interrupt();
    }

    private void write() {
        try {
            while (!dismissed) {
                Message message = waiting.take();
                Callback.Completable.with(sent -> session.sendText(Json.write(message), sent))
                        .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException _) {
            if (dismissed) session.close(GOING_AWAY, "dismissed", Callback.NOOP);
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException | RuntimeException _) {
            session.disconnect();                         // whoever it was comes back, or has left
        }
    }

    /// Nothing is written here any more; the socket is closed, or is written to by another line.
    void hangUp() {
        writer.interrupt();
    }
}
