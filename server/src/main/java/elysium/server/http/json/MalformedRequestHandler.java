package elysium.server.http.json;

import java.nio.ByteBuffer;
import elysium.server.message.ErrorCode;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers requests that are not valid HTTP in the format of all other errors.
public final class MalformedRequestHandler implements Request.Handler {

    @Override public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        byte[] problem = Json.bytes(Problem.of(fault(response.getStatus())));
        response.write(true, ByteBuffer.wrap(problem), callback);
        return true;
    }

    private static ErrorCode fault(int status) {
        return switch (status) {
            case 404 -> ErrorCode.NOT_FOUND;
            case 405 -> ErrorCode.WRONG_METHOD;
            case 413, 414, 431 -> ErrorCode.TOO_LARGE;
            case 500 -> ErrorCode.INTERNAL;
            case 503 -> ErrorCode.UNAVAILABLE;
            default -> ErrorCode.BAD_REQUEST;
        };
    }
}
