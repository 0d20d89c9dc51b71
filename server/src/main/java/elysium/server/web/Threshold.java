package elysium.server.web;

import java.nio.ByteBuffer;
import elysium.server.wire.Fault;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers requests that never come as far as a door, since they are no proper HTTP: like every other that is not done.
final class Threshold implements Request.Handler {

    @Override public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        byte[] problem = Json.bytes(Problem.of(fault(response.getStatus())));
        response.write(true, ByteBuffer.wrap(problem), callback);
        return true;
    }

    private static Fault fault(int status) {
        return switch (status) {
            case 404 -> Fault.NOT_FOUND;
            case 405 -> Fault.WRONG_METHOD;
            case 413, 414, 431 -> Fault.TOO_LARGE;
            case 500 -> Fault.INTERNAL;
            case 503 -> Fault.UNAVAILABLE;
            default -> Fault.BAD_REQUEST;
        };
    }
}
