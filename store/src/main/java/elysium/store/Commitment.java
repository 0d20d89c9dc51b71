package elysium.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/// A commitment to a seed, published before the game; seed and salt, revealed after it, prove that the seed was not
/// changed.
///
/// @param digest SHA-256 of seed and salt, in hexadecimal
public record Commitment(String digest) {
    private static final int SALT = 32;

    public static Commitment to(long seed, String salt) {
        String said = "%016x %s".formatted(seed, salt);
        return new Commitment(
                HexFormat.of().formatHex(HashChain.newDigest().digest(said.getBytes(StandardCharsets.UTF_8))));
    }

    /// A random salt of 64 hexadecimal digits.
    public static String salt() {
        byte[] salt = new byte[SALT];
        new SecureRandom().nextBytes(salt);
        return HexFormat.of().formatHex(salt);
    }

    /// A random seed from a secure source.
    public static long seed() {
        return new SecureRandom().nextLong();
    }

    /// Whether seed and salt match this commitment.
    public boolean matches(long seed, String salt) {
        return MessageDigest.isEqual(digest.getBytes(StandardCharsets.UTF_8),
                to(seed, salt).digest.getBytes(StandardCharsets.UTF_8));
    }
}
