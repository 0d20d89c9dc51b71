package elysium.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import com.sun.management.UnixOperatingSystemMXBean;
import elysium.bench.wording.BenchException;
import elysium.kernel.Lang;

/// The load test: runs a server with increasing numbers of tables and reports the latencies.
public final class Load {
    private static final int FINE = 0, MISUSED = 2, TOGETHER = 32, SPARE_FILES = 200, LAYING_MINUTES = 10,
            LINE = 110;
    private static final double SECOND = 1e9;

    private final PrintStream out, err;
    private final Lang lang;
    private final LoadRequest request;

    private Load(PrintStream out, PrintStream err, Lang lang, LoadRequest request) {
        this.out = out;
        this.err = err;
        this.lang = lang;
        this.request = request;
    }

    /// Runs the program and returns its exit code: 0, or 2 for wrong usage.
    public static int run(PrintStream out, PrintStream err, Lang lang, String... args) {
        try {
            LoadRequest request = LoadRequest.of(args);
            if (request.help()) out.print(LoadWords.USAGE.in(lang));
            else new Load(out, err, lang, request).press();
            return FINE;
        } catch (BenchException fault) {
            err.println("elysium: " + fault.in(lang));
            return MISUSED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void press() throws IOException {
        for (int tables : request.tables()) checkFiles(tables * request.seats(), allowedFiles());
        out.println(LoadReport.columns(lang));
        List<LoadReport.Run> runs = new ArrayList<>();
        for (int tables : request.tables()) {
            runs.add(run(tables));
            out.println(LoadReport.line(runs.getLast(), lang));
        }
        out.println(LoadWords.NOTES.in(lang));
        out.println(LoadReport.diskNotes(runs, lang));
        Path json = request.json(), plot = request.plot();
        LoadReport report = new LoadReport(request.seats(), request.pace(), request.seconds(),
                request.database() == null ? "SQLite" : "PostgreSQL", Runtime.version().toString(),
                Runtime.getRuntime().availableProcessors(), runs);
        if (json != null) err.println(LoadWords.WRITTEN.in(lang, Files.writeString(json, report.json() + "\n")));
        if (plot == null) return;
        LoadPlot.write(runs, lang, plot);
        err.println(LoadWords.WRITTEN.in(lang, plot));
    }

    /// Fails early if the machine does not allow that many open sockets.
    static void checkFiles(int sockets, long allowed) {
        if (allowed < sockets + SPARE_FILES) throw new BenchException(LoadWords.FEW_FILES, sockets, allowed);
    }

    private static long allowedFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean machine
                ? machine.getMaxFileDescriptorCount() : Long.MAX_VALUE;
    }

    private LoadReport.Run run(int tables) throws IOException {
        LatencyStats tally = new LatencyStats();
        try (ServerProcess host = new ServerProcess(request)) {
            Lobby lobby = new Lobby(host.port(), request.seats());
            ServerProcess.Weight empty = host.weight();
            try (LoadGenerator hall =
                    new LoadGenerator(lobby::table, new Random(request.seed()), tally, request.pace())) {
                lay(hall, tables);
                play(hall, tally, request.warm(), tables);
                return measured(host, hall, tally, empty, tables);
            }
        }
    }

    private LoadReport.Run measured(ServerProcess host, LoadGenerator hall, LatencyStats tally,
            ServerProcess.Weight empty, int tables) throws IOException {
        try (FsyncProbe probe = new FsyncProbe(host.folder())) {
            DiskUse.Written before = host.written();
            tally.start(System.nanoTime());
            Duration server = host.cpu(), players = own();
            long began = System.nanoTime();
            play(hall, tally, request.seconds(), tables);
            double seconds = (System.nanoTime() - began) / SECOND;
            double served = host.cpu().minus(server).toNanos() / SECOND / seconds;
            double played = own().minus(players).toNanos() / SECOND / seconds;
            DiskUse disk = request.database() != null ? DiskUse.ELSEWHERE
                    : DiskUse.of(before, host.written(), tally.moves(), probe.stop());
            ServerProcess.Weight full = host.weight();
            return new LoadReport.Run(tables, tables * request.seats(), tally.moves() / seconds,
                    tally.everybody().millis(0.5), tally.everybody().millis(0.99), tally.everybody().millis(1),
                    tally.kept().millis(0.99), served, played, (full.heap() - empty.heap()) / tables,
                    (full.resident() - empty.resident()) / tables, tally.refusals() + hall.lost(), disk);
        }
    }

    private static Duration own() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private void play(LoadGenerator hall, LatencyStats tally, int seconds, int tables) throws IOException {
        long start = System.nanoTime(), end = start + TimeUnit.SECONDS.toNanos(seconds);
        hall.play(end, Integer.MAX_VALUE, now -> progress(LoadWords.PLAYING.in(lang, tables,
                TimeUnit.NANOSECONDS.toSeconds(now - start), seconds, tally.recent(), hall.underway())));
        progress("");
    }

    /// Creates all tables, several at once, and starts to play at the full ones.
    private void lay(LoadGenerator hall, int tables) throws IOException {
        Semaphore places = new Semaphore(TOGETHER);
        for (int i = 0; i < tables; i++) Thread.startVirtualThread(() -> {
            places.acquireUninterruptibly();
            hall.lay();
            places.release();
        });
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LAYING_MINUTES);
        hall.play(end, tables, _ -> progress(LoadWords.LAYING.in(lang, hall.tables(), tables)));
        progress("");
        if (hall.tables() < tables) throw new BenchException(LoadWords.SLOW, hall.tables(), tables, LAYING_MINUTES);
    }

    private void progress(String words) {
        err.print("\r" + words + " ".repeat(Math.max(0, LINE - words.length())) + (words.isEmpty() ? "\r" : ""));
        err.flush();
    }
}
