package elysium.server.db.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.server.db.DatabaseUnavailableException;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;
import org.jspecify.annotations.Nullable;

/// Hashes passwords with Argon2id. Hashing is expensive in memory and time, so only a few run at once.
public final class Password {
    private static final int MEMORY_KIB = 19 * 1024, PASSES = 2, LANES = 1, SALT = 16, LENGTH = 32, AT_ONCE = 2;
    private static final long PATIENCE_SECONDS = 10;
    private static final Pattern KEPT =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,3}),p=(\\d{1,2})\\$([^$]+)\\$([^$]+)");
    private static final SecureRandom CHANCE = new SecureRandom();
    private static final Semaphore TURNS = new Semaphore(AT_ONCE, true);
    /// Compared with if there is no account, so that the check takes as long.
    private static final String NOBODY = "$argon2id$v=19$m=" + MEMORY_KIB + ",t=" + PASSES + ",p=" + LANES + "$"
            + "AAAAAAAAAAAAAAAAAAAAAA$" + "A".repeat(43);

    private Password() {}

    /// The hash of a password, with its salt and parameters.
    public static String hash(String password) {
        byte[] salt = new byte[SALT];
        CHANCE.nextBytes(salt);
        byte[] digest = digest(password, salt, MEMORY_KIB, PASSES, LANES);
        Base64.Encoder text = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=" + MEMORY_KIB + ",t=" + PASSES + ",p=" + LANES + "$" + text.encodeToString(salt) + "$"
                + text.encodeToString(digest);
    }

    /// Whether a password matches a hash; false after the same time if there is no hash.
    public static boolean matches(String password, @Nullable String kept) {
        Matcher parts = KEPT.matcher(kept == null ? NOBODY : kept);
        if (!parts.matches()) throw new IllegalStateException("unknown format of a password hash");
        byte[] salt = Base64.getDecoder().decode(parts.group(4)), digest = Base64.getDecoder().decode(parts.group(5));
        byte[] given = digest(password, salt, Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)),
                Integer.parseInt(parts.group(3)));
        return MessageDigest.isEqual(given, digest) && kept != null;
    }

    private static byte[] digest(String password, byte[] salt, int memory, int passes, int lanes) {
        takeTurn();
        try {
            Argon2BytesGenerator argon = new Argon2BytesGenerator();
            argon.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                    .withVersion(Argon2Parameters.ARGON2_VERSION_13).withSalt(salt).withMemoryAsKB(memory)
                    .withIterations(passes).withParallelism(lanes).build());
            byte[] digest = new byte[LENGTH];
            String plain = Normalizer.normalize(password, Normalizer.Form.NFKC);
            argon.generateBytes(plain.getBytes(StandardCharsets.UTF_8), digest);
            return digest;
        } finally {
            TURNS.release();
        }
    }

    private static void takeTurn() {
        try {
            if (!TURNS.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS))
                throw new DatabaseUnavailableException("too many concurrent password checks");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new DatabaseUnavailableException("the server is stopping");
        }
    }
}
