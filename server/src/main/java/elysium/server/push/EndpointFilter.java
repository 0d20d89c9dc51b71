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

/// Allows push endpoints on the public internet only. Clients choose these URLs, which could otherwise reach internal
/// machines (SSRF).
final class EndpointFilter {
    private static final int LONGEST = 2048, HTTPS = 443;
    private static final Text FORM = new Text(
            "the endpoint of a push service must be an https URL of at most 2048 characters, on the default port",
            "le point d'accès d'un service push doit être une URL https d'au plus 2048 caractères, "
                    + "sur le port par défaut");
    private static final Text INSIDE = new Text(
            "the endpoint of a push service must be on the public internet",
            "le point d'accès d'un service push doit être sur l'internet public");

    private final Predicate<URI> own;

    /// @param own URLs that are always allowed
    EndpointFilter(Predicate<URI> own) {
        this.own = own;
    }

    /// Parses a client's URL; throws [InvalidInputException] if it is never allowed.
    URI read(String endpoint) {
        URI address = parsed(endpoint);
        if (address == null) throw new InvalidInputException(FORM);
        if (own.test(address)) return address;
        String host = address.getHost();
        boolean fine = "https".equals(address.getScheme()) && host != null && address.getRawUserInfo() == null
                && address.getRawFragment() == null && (address.getPort() == -1 || address.getPort() == HTTPS);
        if (!fine) throw new InvalidInputException(FORM);
        InetAddress number = literal(host);
        if (number == null ? !host.contains(".") : !isPublic(number)) throw new InvalidInputException(INSIDE);
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

    /// Whether the host of a URL resolves to public addresses only. Java caches the resolution for 30 seconds, so a
    /// connection right after this check uses the same addresses; TLS then verifies the host name.
    boolean resolvesToPublic(URI address) throws UnknownHostException {
        if (own.test(address)) return true;
        for (InetAddress each : InetAddress.getAllByName(address.getHost())) if (!isPublic(each)) return false;
        return true;
    }

    /// Whether an IP address is public.
    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress() || address.isLoopbackAddress() || address.isLinkLocalAddress()
                || address.isSiteLocalAddress() || address.isMulticastAddress())
            return false;
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? open4(bytes[0] & 255, bytes[1] & 255, bytes[2] & 255) : open6(bytes);
    }

    /// Excludes this network (0/8), carrier-grade NAT, protocol and benchmark ranges, and reserved addresses.
    private static boolean open4(int first, int second, int third) {
        return switch (first) {
            case 0 -> false;
            case 100 -> second < 64 || second > 127;
            case 192 -> second != 0 || third != 0;
            case 198 -> second != 18 && second != 19;
            default -> first < 240;
        };
    }

    /// Accepts global unicast, except 6to4 and Teredo, which can contain a private IPv4 address.
    private static boolean open6(byte[] bytes) {
        int first = (bytes[0] & 255) << 8 | bytes[1] & 255, second = (bytes[2] & 255) << 8 | bytes[3] & 255;
        return first >> 13 == 1 && first != 0x2002 && (first != 0x2001 || second != 0);
    }
}
