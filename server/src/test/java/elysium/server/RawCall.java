package elysium.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/// A request written byte by byte, which may be malformed.
///
/// @param status 0 if the server closed without a response, as it may if the request is not HTTP
record RawCall(int status, String head, String body) {
    private static final int PATIENCE_MILLIS = 60_000;

    static RawCall of(String address, byte[] request) throws IOException {
        URI uri = URI.create(address);
        try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            try {
                socket.getOutputStream().write(request);
                socket.getOutputStream().flush();
                socket.shutdownOutput();
            } catch (IOException closed) {
                return new RawCall(0, "", closed.toString()); // it would not even listen to the end
            }
            return read(socket.getInputStream());
        }
    }

    private static RawCall read(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            in.transferTo(all);
        } catch (SocketTimeoutException hangs) {
            throw new AssertionError("no answer: " + all, hangs);
        } catch (IOException _) {
            // reset by the server after its answer, since not all that was sent was read
        }
        String answer = all.toString(StandardCharsets.UTF_8);
        int end = answer.indexOf("\r\n\r\n");
        if (end < 0) return new RawCall(0, answer, "");
        return new RawCall(Integer.parseInt(answer.split(" ", 3)[1]), answer.substring(0, end),
                answer.substring(end + 4));
    }

    /// The response as JSON; null if it is not JSON.
    JsonNode json() {
        boolean json = head.toLowerCase(java.util.Locale.ROOT).contains("content-type: application/json");
        int from = body.indexOf('{'), to = body.lastIndexOf('}');
        return json && from >= 0 && to > from ? Visitor.JSON.readTree(body.substring(from, to + 1)) : null;
    }
}
