package elysium.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import elysium.bench.wording.BenchException;

/// A minimal WebSocket client; it must be cheap, since all players run on the same machine as the server.
final class RawWebSocket implements AutoCloseable {
    private static final int TEXT = 0x81, CLOSE = 0x88, PING = 0x89, PONG = 0x8A, MASKED = 0x80, SHORT = 126,
            LONG = 127;
    private static final byte[] NOTHING = {};

    private final SocketChannel channel;
    private byte[] part = NOTHING;                        // the first part of an incomplete message

    private RawWebSocket(SocketChannel channel) {
        this.channel = channel;
    }

    /// Opens a socket to a table with a session cookie, from a local address.
    static RawWebSocket open(InetAddress from, int port, String table, String cookie) throws IOException {
        SocketChannel channel = RawHttp.connect(from, port);
        String head = "GET /api/tables/" + table + "/play HTTP/1.1\r\nHost: 127.0.0.1:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: ZWx5c2l1bSBpcyBoZXJlIQ==\r\nCookie: " + cookie + "\r\n\r\n";
        RawHttp.write(channel, head);
        String answer = RawHttp.head(channel);
        if (!answer.startsWith("HTTP/1.1 101")) {
            channel.close();
            throw new BenchException(LoadWords.NOT_LAID, answer.lines().findFirst().orElse(""));
        }
        return new RawWebSocket(channel);
    }

    SocketChannel channel() {
        return channel;
    }

    void say(String words) throws IOException {
        send(TEXT, ByteBuffer.wrap(words.getBytes(StandardCharsets.UTF_8)));
    }

    /// Clients must mask their frames; a mask of zeros is allowed.
    private void send(int kind, ByteBuffer words) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(words.remaining() + 8);
        frame.put((byte) kind);
        if (words.remaining() < SHORT) frame.put((byte) (MASKED | words.remaining()));
        else frame.put((byte) (MASKED | SHORT)).putShort((short) words.remaining());
        frame.putInt(0).put(words).flip();
        while (frame.hasRemaining()) channel.write(frame);
    }

    /// Reads the available data and passes on each complete message; returns false if the socket is closed.
    boolean read(ByteBuffer desk, Consumer<ByteBuffer> told) throws IOException {
        desk.clear().put(part);
        int came = channel.read(desk);
        desk.flip();
        boolean open = came >= 0;
        while (open && whole(desk)) open = message(desk, told);
        part = desk.hasRemaining() ? Arrays.copyOfRange(desk.array(), desk.position(), desk.limit()) : NOTHING;
        return open;
    }

    private static int length(ByteBuffer frames) {
        int at = frames.position(), length = frames.get(at + 1) & 0x7F;
        if (length < SHORT) return length;
        return length == SHORT ? frames.getShort(at + 2) & 0xFFFF : Math.toIntExact(frames.getLong(at + 2));
    }

    private static int headLength(ByteBuffer frames) {
        int length = frames.get(frames.position() + 1) & 0x7F;
        return length < SHORT ? 2 : length == LONG ? 10 : 4;
    }

    private static boolean whole(ByteBuffer frames) {
        return frames.remaining() >= 2 && frames.remaining() >= headLength(frames)
                && frames.remaining() >= headLength(frames) + length(frames);
    }

    private boolean message(ByteBuffer frames, Consumer<ByteBuffer> told) throws IOException {
        int kind = frames.get(frames.position()) & 0xFF, length = length(frames);
        frames.position(frames.position() + headLength(frames));
        ByteBuffer words = frames.slice(frames.position(), length);
        frames.position(frames.position() + length);
        if (kind == PING) send(PONG, words);
        else if (kind == TEXT) told.accept(words);
        return kind != CLOSE;
    }

    @Override public void close() throws IOException {
        channel.close();
    }
}
