package elysium.bench.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/// A minimal HTTP client over plain sockets, so that each player can use its own address.
final class RawHttp {
    private static final int DESK = 2048;

    private RawHttp() {}

    /// A response: its head and its body.
    record Answer(String head, String body) {
        int status() {
            return Integer.parseInt(head.split(" ", 3)[1]);
        }
    }

    static SocketChannel connect(InetAddress from, int port) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.bind(new InetSocketAddress(from, 0));
        channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        return channel;
    }

    static void write(SocketChannel channel, String words) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(words.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    /// Reads up to the first empty line byte by byte, since the following bytes belong to another protocol.
    static String head(SocketChannel channel) throws IOException {
        StringBuilder head = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocate(1);
        while (head.indexOf("\r\n\r\n", Math.max(0, head.length() - 4)) < 0) {
            if (channel.read(one.clear()) < 0) break;
            head.append((char) one.get(0));
        }
        return head.toString();
    }

    /// Sends a request without a body and returns the response.
    static Answer send(String method, InetAddress from, int port, String path, String cookie) throws IOException {
        return ask(method, from, port, path, new String[] {cookie, ""});
    }

    /// Sends a POST request and returns the response.
    static Answer post(InetAddress from, int port, String path, String cookie, String body) throws IOException {
        return ask("POST", from, port, path, new String[] {cookie, body});
    }

    private static Answer ask(String method, InetAddress from, int port, String path, String[] said)
            throws IOException {
        String cookie = said[0], body = said[1];
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        try (SocketChannel channel = connect(from, port)) {
            write(channel, method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nX-Elysium: 1\r\nCookie: "
                    + (cookie.isEmpty() ? "none=1" : cookie) + "\r\nConnection: close\r\nContent-Length: "
                    + bytes.length + "\r\n\r\n" + body);
            ByteArrayOutputStream all = new ByteArrayOutputStream(DESK);
            Channels.newInputStream(channel).transferTo(all);
            String answer = all.toString(StandardCharsets.UTF_8);
            int end = answer.indexOf("\r\n\r\n");
            if (end < 0) throw new IOException("no answer to " + path);
            return new Answer(answer.substring(0, end), answer.substring(end + 4));
        }
    }
}
