package elysium.mutants.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import elysium.kernel.Game;
import elysium.tabletop.CardTable;

/// Copies of the classes that all games share, with step counts in their loops. Workers load them first, so that a
/// mutant cannot cause an endless loop in them.
public final class SharedClasses implements AutoCloseable {
    private final Path folder;

    public SharedClasses() {
        this(Game.class, CardTable.class);
    }

    /// @param types one class of each folder or jar to copy
    SharedClasses(Class<?>... types) {
        try {
            folder = Files.createTempDirectory("elysium-mutants-");
            for (Class<?> type : types) write(sourceOf(type));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the classes of the workers", e);
        }
    }

    public Path folder() {
        return folder;
    }

    private static Path sourceOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(Path source) throws IOException {
        if (Files.isDirectory(source)) write(Classes.of(source));
        else try (FileSystem jar = FileSystems.newFileSystem(source)) {
            write(Classes.of(jar.getPath("/")));
        }
    }

    private void write(Classes classes) throws IOException {
        ClassRewriter breaker = new ClassRewriter(classes);
        for (Map.Entry<String, byte[]> type : classes.all().entrySet()) {
            Path file = folder.resolve(type.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, breaker.withLoops(type.getValue()));
        }
    }

    @Override public void close() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " cannot be removed", e);
        }
    }
}
