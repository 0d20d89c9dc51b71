package elysium.bench.against;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import elysium.bench.wording.BenchException;
import org.jspecify.annotations.Nullable;

/// One version of the benchmarks, run by JMH's own main class in JVMs of its own.
public final class Version implements Runs {
    private static final String NO_GAME = "There is no game '", LISTED = "elysium.bench.Benchmarks.";
    private static final int LAST_LINES = 12;

    private final String name, classPath;
    private final List<String> measures;

    private Version(String name, String classPath) {
        this.name = name;
        this.classPath = classPath;
        measures = listed();
        if (measures.isEmpty()) throw new BenchException(AgainstWords.NO_BENCHMARKS, name);
    }

    /// The version in a folder of jars.
    public static Version in(String name, Path folder) {
        if (!Files.isDirectory(folder)) throw new BenchException(AgainstWords.NO_FOLDER, folder);
        try (Stream<Path> files = Files.list(folder)) {
            if (files.noneMatch(file -> file.toString().endsWith(".jar")))
                throw new BenchException(AgainstWords.NO_JARS, folder);
        } catch (IOException unreadable) {
            throw new BenchException(AgainstWords.NO_JARS, folder);
        }
        return new Version(name, folder.resolve("*").toString());
    }

    /// The version that is running.
    public static Version running(String name) {
        return new Version(name, System.getProperty("java.class.path"));
    }

    @Override public String name() {
        return name;
    }

    @Override public @Nullable Sample run(Task task) {
        if (!measures.contains(task.measure())) return null;
        try {
            Path results = Files.createTempFile("elysium-against", ".json");
            try {
                Output output = java(task.arguments(results.toString()));
                if (output.code == 0) return Sample.of(Files.readString(results));
                if (output.text.contains(NO_GAME + task.game() + "'")) return null;
                throw new BenchException(AgainstWords.FAILED, task.measure(), name, output.end());
            } finally {
                Files.deleteIfExists(results);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> listed() {
        try {
            return java(List.of("-l")).text.lines().map(String::strip).filter(line -> line.startsWith(LISTED))
                    .map(line -> line.substring(LISTED.length())).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Output(int code, String text) {
        String end() {
            List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
        }
    }

    private Output java(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-Xshare:auto",
                "--sun-misc-unsafe-memory-access=allow", "-Djmh.ignoreLock=true", "-Duser.language=en",
                "-cp", classPath, "org.openjdk.jmh.Main"));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Output(process.waitFor(), text);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        } finally {
            process.destroy();
        }
    }
}
