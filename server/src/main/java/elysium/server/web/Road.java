package elysium.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import io.javalin.http.Context;

/// How somebody came here: from which address, and whether nobody could listen on the way.
///
/// @param proxy whether all come through a proxy of ours, which says where from
record Road(boolean proxy) {
    private static final int NETWORK = 8;

    /// The address as it is counted: of the newer kind, where everybody has as many as they like, only the network.
    String address(Context request) {
        String near = request.req().getRemoteAddr();
        String said = proxy ? request.header("X-Forwarded-For") : null;
        if (said == null) return network(near, near);
        return network(said.substring(said.lastIndexOf(',') + 1).strip(), near);
    }

    boolean safe(Context request) {
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
