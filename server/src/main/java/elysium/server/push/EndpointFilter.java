package elysium.server.push;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.function.Predicate;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// Lets calls out to push services on the open net only: their addresses are brought by clients, and one might name a
/// machine that none but we can reach.
final class EndpointFilter {
    private static final int LONGEST = 2048, HTTPS = 443;
    private static final Text FORM = new Text(
            "the endpoint of a push service is an https address of at most 2048 characters, at the usual port",
            "le point d'accès d'un service push est une adresse https d'au plus 2048 caractères, au port habituel");
    private static final Text INSIDE = new Text(
            "the endpoint of a push service lies on the open net, not in a private one",
            "le point d'accès d'un service push est sur le réseau public, pas dans un réseau privé");

    private final Predicate<URI> own;

    /// @param own addresses that are let through whatever they are
    EndpointFilter(Predicate<URI> own) {
        this.own = own;
    }

    /// Reads an address that a client brought; throws [InvalidInputException] if nothing may ever be sent there.
    URI read(String endpoint) {
        URI address = parsed(endpoint);
        if (address == null) throw new InvalidInputException(FORM);
        if (own.test(address)) return address;
        String host = address.getHost();
        boolean fine = "https".equals(address.getScheme()) && host != null && address.getRawUserInfo() == null
                && address.getRawFragment() == null && (address.getPort() == -1 || address.getPort() == HTTPS);
        if (!fine) throw new InvalidInputException(FORM);
        InetAddress number = literal(host);
        if (number == null ? !host.contains(".") : !open(number)) throw new InvalidInputException(INSIDE);
        return address;
    }

    private static @Nullable URI parsed(String endpoint) {
        try {
            return endpoint.length() > LONGEST ? null : new URI(endpoint);
        } catch (URISyntaxException _) {
            return null;
        }
    }

    private static @Nullable InetAddress literal(String host) {
        try {
            return InetAddress.ofLiteral(host);
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    /// Whether something may be sent to an address now, wherever its name leads. What the name was resolved to is
    /// remembered by Java for half a minute, so that who connects right after this comes to the same place; and whoever
    /// answers there must prove that name before anything is said.
    boolean leadsOut(URI address) throws UnknownHostException {
        if (own.test(address)) return true;
        for (InetAddress each : InetAddress.getAllByName(address.getHost())) if (!open(each)) return false;
        return true;
    }

    /// Whether a number is one of the open net.
    static boolean open(InetAddress address) {
        if (address.isAnyLocalAddress() || address.isLoopbackAddress() || address.isLinkLocalAddress()
                || address.isSiteLocalAddress() || address.isMulticastAddress())
            return false;
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? open4(bytes[0] & 255, bytes[1] & 255, bytes[2] & 255) : open6(bytes);
    }

    /// Not this network, a provider's inner net, those for protocols and measurements, and what is not given out.
    private static boolean open4(int first, int second, int third) {
        return switch (first) {
            case 0 -> false;
            case 100 -> second < 64 || second > 127;
            case 192 -> second != 0 || third != 0;
            case 198 -> second != 18 && second != 19;
            default -> first < 240;
        };
    }

    /// What is given out, but not the nets that wrap an older number, which might be an inner one.
    private static boolean open6(byte[] bytes) {
        int first = (bytes[0] & 255) << 8 | bytes[1] & 255, second = (bytes[2] & 255) << 8 | bytes[3] & 255;
        return first >> 13 == 1 && first != 0x2002 && (first != 0x2001 || second != 0);
    }
}
