package elysium.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A TCP proxy on this machine that can hold back data in one or both directions without closing connections, and send
/// it later.
final class Wire implements AutoCloseable {
    private static final int BUFFER = 8192;

    private final ServerSocket door;
    private final int far;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private boolean there = true, back = true;

    Wire(int far) {
        this.far = far;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /// The URL of a database through this proxy.
    String url(String direct) {
        return direct.replaceFirst("//[^/]*/", "//127.0.0.1:" + door.getLocalPort() + "/");
    }

    /// Turns the directions on or off.
    ///
    /// @param asked whether requests pass
    /// @param answered whether responses pass
    synchronized void carry(boolean asked, boolean answered) {
        there = asked;
        back = answered;
        notifyAll();
    }

    private void accept() {
        try {
            while (true) {
                Socket near = door.accept(), other = new Socket(InetAddress.getLoopbackAddress(), far);
                ends.add(near);
                ends.add(other);
                Thread.ofVirtual().start(() -> carry(near, other, true));
                Thread.ofVirtual().start(() -> carry(other, near, false));
            }
        } catch (IOException _) {
            // it is closed
        }
    }

    private void carry(Socket from, Socket to, boolean asked) {
        byte[] buffer = new byte[BUFFER];
        try (from; to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                await(asked);
                out.write(buffer, 0, n);
            }
            await(asked);
        } catch (IOException | InterruptedException _) {
            // one end is gone, and so is the other now
        }
    }

    private synchronized void await(boolean asked) throws InterruptedException {
        while (asked ? !there : !back) wait();
    }

    @Override public void close() {
        carry(true, true);
        try {
            door.close();
            for (Socket end : ends) end.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
