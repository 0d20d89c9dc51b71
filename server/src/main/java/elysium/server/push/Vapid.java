package elysium.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import elysium.server.db.people.PushKey;
import tools.jackson.databind.json.JsonMapper;

/// Identifies this server to push services (VAPID, RFC 8292), which reject messages from other senders.
final class Vapid {
    private static final Duration HOLDS = Duration.ofHours(12);
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final JsonMapper JSON = new JsonMapper();

    private final String publicKey;
    private final PrivateKey hidden;

    Vapid(PushKey key) {
        publicKey = key.publicKey();
        hidden = P256.privateKey(Base64.getUrlDecoder().decode(key.privateKey()));
    }

    /// A new key pair, to be stored.
    static PushKey generate() {
        KeyPair pair = P256.generateKeyPair();
        return new PushKey(BASE64.encodeToString(P256.encode(pair.getPublic())),
                BASE64.encodeToString(P256.encode(((ECPrivateKey) pair.getPrivate()).getS())));
    }

    /// The public key for browsers.
    String publicKey() {
        return publicKey;
    }

    /// The value of the header Authorization.
    ///
    /// @param contact the URL where the push service's operator can reach this server's host
    String authorization(URI endpoint, String contact, long now) {
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("aud", endpoint.getScheme() + "://" + endpoint.getRawAuthority());
        claims.put("exp", (now + HOLDS.toMillis()) / 1000);
        claims.put("sub", contact);
        String said = part(Map.of("typ", "JWT", "alg", "ES256")) + "." + part(claims);
        return "vapid t=" + said + "." + BASE64.encodeToString(signed(said)) + ", k=" + publicKey;
    }

    private static String part(Map<String, ?> values) {
        return BASE64.encodeToString(JSON.writeValueAsBytes(values));
    }

    private byte[] signed(String said) {
        try {
            Signature pen = Signature.getInstance("SHA256withECDSAinP1363Format");
            pen.initSign(hidden);
            pen.update(said.getBytes(UTF_8));
            return pen.sign();
        } catch (GeneralSecurityException e) {
            throw P256.unknown(e);
        }
    }
}
