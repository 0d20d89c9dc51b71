package elysium.server.http.auth;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import org.jspecify.annotations.Nullable;

/// The address of a client, and whether its connection is encrypted.
///
/// @param proxy whether to trust the X-Forwarded headers of a proxy
public record ClientAddress(boolean proxy) {
    private static final int NETWORK = 8;
    private static final String FORWARDED = "X-Forwarded-For";

    /// The address for rate limits; of IPv6 only the network, since a client has many addresses in it.
    public String address(Context request) {
        return address(request.req().getRemoteAddr(), request.header(FORWARDED));
    }

    /// The address of an open socket.
    public String address(WsContext socket) {
        String near = socket.session.getRemoteSocketAddress() instanceof InetSocketAddress from
                ? from.getAddress().getHostAddress() : "";
        return address(near, socket.header(FORWARDED));
    }

    private String address(String near, @Nullable String forwarded) {
        String said = proxy ? forwarded : null;
        if (said == null) return network(near, near);
        return network(said.substring(said.lastIndexOf(',') + 1).strip(), near);
    }

    boolean isEncrypted(Context request) {
        if (proxy && "https".equals(request.header("X-Forwarded-Proto"))) return true;
        return request.scheme().equals("https");
    }

    private static String network(String address, String otherwise) {
        try {
            InetAddress read = InetAddress.ofLiteral(address);
            if (!(read instanceof Inet6Address)) return read.getHostAddress();
            byte[] bytes = Arrays.copyOf(Arrays.copyOf(read.getAddress(), NETWORK), 2 * NETWORK);
            return InetAddress.getByAddress(bytes).getHostAddress();
        } catch (IllegalArgumentException | java.net.UnknownHostException _) {
            return otherwise;
        }
    }
}
