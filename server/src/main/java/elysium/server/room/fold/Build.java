package elysium.server.room.fold;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import elysium.kernel.Table;
import elysium.store.TableCodec;
import elysium.tabletop.game.CardGame;

/// Identifies a build of a game by a digest of all code that a snapshot depends on; snapshots of other builds are not
/// read.
public final class Build {
    private static final Map<Class<?>, String> KNOWN = new ConcurrentHashMap<>();

    private Build() {}

    /// Asked for the first time as the server starts: later its jars may have been replaced by those of a newer one.
    public static String idOf(CardGame<?> game) {
        return KNOWN.computeIfAbsent(game.getClass(), Build::digest);
    }

    private static String digest(Class<?> game) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Class<?> part : List.of(Table.class, CardGame.class, TableCodec.class, Build.class, game))
                add(digest, part.getProtectionDomain().getCodeSource().getLocation().toURI());
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the program cannot read its own code", unreadable);
        } catch (NoSuchAlgorithmException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Code lies in a jar, in a folder, or in a runtime image.
    private static void add(MessageDigest digest, URI place) throws IOException {
        Path path = Path.of(place);
        if (Files.isDirectory(path)) {
            addAll(digest, path);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
            addAll(digest, jar.getPath("/"));
        }
    }

    private static void addAll(MessageDigest digest, Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Build::isCode).sorted().toList()) {
                digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
    }

    /// Time stamps and other words about a jar do not count.
    private static boolean isCode(Path file) {
        return file.toString().endsWith(".class");
    }
}
