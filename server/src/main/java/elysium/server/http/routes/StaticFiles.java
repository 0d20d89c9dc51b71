package elysium.server.http.routes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The files of the web page built into the program, read once. No path can reach any other file.
public final class StaticFiles {
    public static final String INDEX = "index.html", FOLDER = "elysium/page/";

    private final Map<String, StaticFile> sheets = new TreeMap<>();

    private StaticFiles(Map<String, byte[]> files) {
        files.forEach((name, bytes) -> {
            if (!StaticFile.packed(name)) sheets.put(name, StaticFile.of(name, bytes, files));
        });
    }

    /// Reads the page from a folder of the class path; empty if there is none.
    public static StaticFiles load(ClassLoader program, String folder) {
        URL found = program.getResource(folder + INDEX);
        if (found == null) return new StaticFiles(Map.of());
        try {
            return new StaticFiles(found.getProtocol().equals("jar") ? packed(found) : beside(Path.of(found.toURI())));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the files of the page", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("not a valid location of the page: " + found, e);
        }
    }

    private static Map<String, byte[]> packed(URL index) throws IOException, URISyntaxException {
        JarURLConnection jar = (JarURLConnection) index.openConnection();
        URI file = jar.getJarFileURL().toURI();
        try (FileSystem inside = FileSystems.newFileSystem(Path.of(file))) {
            return beside(inside.getPath(jar.getEntryName()));
        }
    }

    private static Map<String, byte[]> beside(Path index) throws IOException {
        Path folder = index.resolveSibling("");
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return files;
    }

    boolean isEmpty() {
        return sheets.isEmpty();
    }

    /// The file at a path such as `/assets/a1b2.js`; the index for a path of the page's routing, null for a missing
    /// file.
    @Nullable StaticFile at(String path) {
        StaticFile named = sheets.get(path.substring(1));
        boolean file = path.substring(path.lastIndexOf('/') + 1).indexOf('.') >= 0;
        return named != null || file ? named : sheets.get(INDEX);
    }
}
