package elysium.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A hash chained over lines: each value depends on all lines before it.
final class HashChain {
    private static final int SHORT = 8;

    private byte[] link = new byte[0];

    static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java runtime lacks SHA-256", e);
        }
    }

    void add(String line) {
        MessageDigest digest = newDigest();
        digest.update(link);
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        link = digest.digest();
    }

    String shortHash() {
        return fullHash().substring(0, SHORT);
    }

    String fullHash() {
        return HexFormat.of().formatHex(link);
    }
}
