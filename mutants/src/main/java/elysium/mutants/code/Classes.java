package elysium.mutants.code;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The class files of a folder by class name.
public final class Classes {
    private static final String SUFFIX = ".class";

    private final Map<String, byte[]> byName = new TreeMap<>();

    /// Reads all class files in a folder.
    public static Classes of(Path folder) {
        Classes classes = new Classes();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(SUFFIX)).toList()) {
                String path = folder.relativize(file).toString();
                String name = path.substring(0, path.length() - SUFFIX.length()).replace('/', '.').replace('\\', '.');
                if (!name.equals("module-info")) classes.byName.put(name, Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the classes of " + folder, e);
        }
        return classes;
    }

    public Map<String, byte[]> all() {
        return byName;
    }

    byte @Nullable [] bytes(String name) {
        return byName.get(name);
    }

    /// The bytes of a class by its descriptor, such as `Lelysium/rivals/rules/Bank;`; null if the folder does not
    /// contain it.
    @Nullable InputStream stream(String descriptor) {
        byte[] bytes = bytes(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }
}
