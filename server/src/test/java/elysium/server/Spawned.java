package elysium.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/// A server in a separate process that can be killed. An AOT cache shortens its start.
final class Spawned implements AutoCloseable {
    private static final List<String> LIGHT =
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "--enable-native-access=ALL-UNNAMED");

    private static Starter trained;

    private final Process process;
    private final int port;

    private Spawned(Process process) throws IOException {
        this.process = process;
        BufferedReader out = process.inputReader();
        String line = out.readLine();
        while (line != null && !line.startsWith("port ")) line = out.readLine();
        if (line == null) throw new IllegalStateException("the server did not start");
        port = Integer.parseInt(line.substring("port ".length()));
    }

    String address() {
        return "http://127.0.0.1:" + port + "/";
    }

    long pid() {
        return process.pid();
    }

    /// Kills the process without warning, like a power failure.
    void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override public void close() {
        kill();
    }

    /// The launcher shared by all tests; creates its AOT cache on first use.
    static synchronized Starter starter() {
        Starter known = trained;
        if (known != null) return known;
        try {
            Path folder = Files.createTempDirectory("elysium-starter");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
            return trained = new Starter(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Starts servers of one class path, packed into JAR files as AOT training requires.
    static final class Starter {
        private final String classPath;
        private final Path cache;

        private Starter(Path folder) {
            classPath = packed(folder);
            cache = folder.resolve("trained.aot");
            try (Spawned training = start(folder.resolve("training"), Map.of("ELYSIUM_MIN_DELAY", "0"),
                    "-XX:AOTCacheOutput=" + cache)) {
                Visitor trainee = Visitor.called("Trainee", training.address());
                new Scripted(trainee.play(trainee.table("me", "random", "random"), 0), 1).untilOver();
                training.process.destroy();
                training.process.waitFor();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        Spawned start(Path folder, Map<String, String> environment) {
            return start(folder, environment, "-XX:AOTCache=" + cache);
        }

        private Spawned start(Path folder, Map<String, String> environment, String option) {
            List<String> command = new ArrayList<>(LIGHT);
            command.addAll(List.of(option, "-cp", classPath, Launched.class.getName()));
            ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment()
                    .putAll(Map.of("ELYSIUM_PORT", "0", "ELYSIUM_DATA", folder.toString(), "ELYSIUM_THINK", "5"));
            builder.environment().putAll(environment);
            try {
                return new Spawned(builder.start());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static String packed(Path folder) {
        List<String> archives = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            Path place = Path.of(part);
            if (Files.isDirectory(place)) place = pack(place, folder.resolve("part" + archives.size() + ".jar"));
            if (Files.exists(place)) archives.add(place.toString());
        }
        return String.join(java.io.File.pathSeparator, archives);
    }

    private static Path pack(Path classes, Path archive) {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(archive));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(each -> !each.equals(classes)).toList()) {
                String name = classes.relativize(file).toString().replace('\\', '/');
                jar.putNextEntry(new JarEntry(Files.isDirectory(file) ? name + "/" : name));
                if (Files.isRegularFile(file)) Files.copy(file, jar);
                jar.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return archive;
    }
}
