package elysium.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import elysium.bench.wording.BenchException;

/// The process of the server under load.
final class ServerProcess implements AutoCloseable {
    private static final String COLLECTOR = "-XX:+UseZGC", COLLECTORS = "-XX:\\+Use\\w+GC";
    private static final long PATIENCE_SECONDS = 20;

    private final Path folder;
    private final Process process;
    private final BufferedReader said;
    private final int port;

    /// Starts an empty server as the launcher does, and waits until it accepts connections.
    ServerProcess(LoadRequest request) throws IOException {
        folder = Files.createTempDirectory("elysium-load");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (request.jvm().stream().noneMatch(option -> option.matches(COLLECTORS))) command.add(COLLECTOR);
        command.addAll(request.jvm());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ServerMain.class.getName()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(folder.resolve("log").toFile());
        builder.environment().putAll(Map.of("ELYSIUM_PORT", "0", "ELYSIUM_DATA", folder.toString(),
                "ELYSIUM_RATE_LIMIT", "off", "ELYSIUM_MIN_DELAY", "0"));
        if (request.database() != null) builder.environment().put("ELYSIUM_DB", request.database());
        process = builder.start();
        said = process.inputReader(StandardCharsets.UTF_8);
        try {
            port = (int) number("port ");
        } catch (BenchException failed) {
            close();
            throw failed;
        }
    }

    int port() {
        return port;
    }

    /// The number after a word in the server's output; other lines are skipped.
    private long number(String word) throws IOException {
        for (String line = said.readLine(); line != null; line = said.readLine())
            if (line.startsWith(word)) return Long.parseLong(line.substring(word.length()));
        throw new BenchException(LoadWords.NO_SERVER, Files.readString(folder.resolve("log")).strip());
    }

    /// The server's heap in use and its resident memory, in bytes.
    Weight weight() {
        try {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            return new Weight(number("heap "), resident());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    record Weight(long heap, long resident) {}

    private long resident() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.isReadable(status)) return 0;
        for (String line : Files.readAllLines(status))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
        return 0;
    }

    /// The size of the server's data folder in bytes.
    long disk() throws IOException {
        long bytes = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) if (Files.isRegularFile(file)) bytes += Files.size(file);
        }
        return bytes;
    }

    /// The folder of its database, unless that is elsewhere.
    Path folder() {
        return folder;
    }

    /// What it has written so far, by the system's count and by the size of its files.
    DiskUse.Written written() throws IOException {
        Path io = Path.of("/proc", Long.toString(process.pid()), "io");
        return new DiskUse.Written(Files.isReadable(io) ? DiskUse.writeBytes(Files.readString(io)) : 0, disk());
    }

    /// The time of all cores that the server has used so far.
    Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) process.destroyForcibly().waitFor();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
