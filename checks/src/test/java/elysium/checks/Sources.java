package elysium.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the files of the project from its root folder.
final class Sources {
    private static final Set<String> NOT_OURS =
            Set.of("target", ".git", "node_modules", ".idea", ".vscode", "elysium-data");

    private Sources() {}

    /// The root: the topmost parent folder with a pom.xml.
    static Path root() {
        Path here = Path.of("").toAbsolutePath(), root = here;
        for (Path up = here; up != null; up = up.getParent()) if (Files.exists(up.resolve("pom.xml"))) root = up;
        return Path.of(Objects.requireNonNullElse(System.getProperty("elysium.root"), root.toString()));
    }

    /// Every file of the project that was not made by the build.
    static List<Path> files() {
        return under(root()).sorted().toList();
    }

    /// The sources in src/main or src/test, without module descriptors.
    static List<Path> java(String kind) {
        String place = "/src/" + kind + "/java/";
        return files().stream().filter(file -> name(file).contains(place) && name(file).endsWith(".java"))
                .filter(file -> !file.endsWith("module-info.java")).toList();
    }

    /// The path of a file from the root, with slashes.
    static String name(Path file) {
        return "/" + root().relativize(file).toString().replace('\\', '/');
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " is not UTF-8 text", e);
        }
    }

    private static Stream<Path> under(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.toList().stream().filter(path -> !NOT_OURS.contains(path.getFileName().toString()))
                    .flatMap(path -> Files.isDirectory(path) ? under(path) : Stream.of(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
