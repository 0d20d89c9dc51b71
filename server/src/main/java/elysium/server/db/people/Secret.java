package elysium.server.db.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/// Random secrets; only their digests are stored, so that a stolen database gives no access.
public final class Secret {
    private static final int BYTES = 16;
    private static final SecureRandom CHANCE = new SecureRandom();

    private Secret() {}

    /// 128 random bits in hexadecimal.
    public static String generate() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Whether a word has the form of a secret.
    public static boolean wellFormed(String word) {
        return word.length() == 2 * BYTES && word.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
    }

    /// The digest of a secret.
    public static String digest(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }
}
