package elysium.server.db;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/// Words that nobody can guess; only their digest is kept, so that a stolen database opens no seat.
public final class Secret {
    private static final int BYTES = 16;
    private static final SecureRandom CHANCE = new SecureRandom();

    private Secret() {}

    /// 128 bits of chance, in hexadecimal.
    public static String fresh() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Whether a word could be one of ours.
    public static boolean wellFormed(String word) {
        return word.length() == 2 * BYTES && word.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
    }

    /// What is kept of a secret: enough to know it again, not to tell it.
    public static String digest(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
