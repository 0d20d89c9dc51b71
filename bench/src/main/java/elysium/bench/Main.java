package elysium.bench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import elysium.bench.against.Against;
import elysium.bench.against.Comparison;
import elysium.bench.against.Task;
import elysium.bench.against.Version;
import elysium.bench.load.AllocationBench;
import elysium.bench.load.Load;
import elysium.bench.load.Soak;
import elysium.bench.wording.BenchException;
import elysium.kernel.Lang;

/// The entry point: runs every measure of a game, prints the results and compares them with the budgets.
public final class Main {
    private static final int FINE = 0, BROKEN = 1, MISUSED = 2;
    /// The property in which the launcher gives the name of the version compared against.
    private static final String OLD_NAME = "elysium.against";

    private final PrintStream out, err;
    private final Lang lang;
    private final Request request;

    private Main(PrintStream out, PrintStream err, Lang lang, Request request) {
        this.out = out;
        this.err = err;
        this.lang = lang;
        this.request = request;
    }

    public static void main(String[] args) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /// Runs the program and returns its exit code: 0, 1 for a failed check, 2 for wrong usage.
    static int run(PrintStream out, PrintStream err, String... args) {
        Lang lang = Request.ofHere();
        try {
            lang = Request.lang(args);
            if (args.length > 0 && args[0].equals("load"))
                return Load.run(out, err, lang, Arrays.copyOfRange(args, 1, args.length));
            if (args.length > 0 && args[0].equals("soak"))
                return Soak.run(out, err, lang, Arrays.copyOfRange(args, 1, args.length));
            if (args.length > 0 && args[0].equals("garbage"))
                return AllocationBench.run(out, err, lang, Arrays.copyOfRange(args, 1, args.length));
            Main main = new Main(out, err, lang, Request.of(args));
            Request.Against against = main.request.against();
            if (main.request.help()) return main.help();
            return against == null ? main.measure() : main.compare(against);
        } catch (BenchException fault) {
            err.println("elysium: " + fault.in(lang));
        }
        return MISUSED;
    }

    private int help() {
        out.print(Words.USAGE.in(lang, Games.ids()));
        for (Measure measure : Measure.values())
            out.println(String.format("  %-17s %s", measure.method(), measure.words().in(lang)));
        return FINE;
    }

    private int measure() {
        Path file = request.json();
        if (file != null && !writable(file)) throw new BenchException(Words.UNWRITABLE, file);
        Fixtures<?> bench = request.game().workbench(request.seats());
        Results results = request.asJson() ? quietly() : aloud(bench);
        Report report = Report.of(request, bench, results);
        if (request.asJson()) out.println(report.json());
        if (file != null) write(file, report.json());
        return request.check() ? check(results) : FINE;
    }

    private int compare(Request.Against with) {
        Path file = request.json();
        if (file != null && !writable(file)) throw new BenchException(Words.UNWRITABLE, file);
        Version old = Version.in(System.getProperty(OLD_NAME, with.jars().toString()), with.jars());
        List<Task> tasks = with.measures().stream().map(measure -> new Task(request.game().id(), request.seats(),
                measure.method(), measure.plays(), request.quick())).toList();
        Against against = new Against(out, err, lang);
        Comparison comparison = against.compare(old, request.game().game().title().in(lang), tasks, with.rounds(),
                !request.asJson());
        if (request.asJson()) out.println(comparison.json());
        if (file != null) write(file, comparison.json());
        return request.check() ? against.check(comparison, request.asJson() ? err : out) : FINE;
    }

    private Results aloud(Fixtures<?> bench) {
        FigureText printed = new FigureText(lang);
        out.println(Words.HEADING.in(lang, request.game().game().title().in(lang), request.seats(), bench.slab(),
                bench.length()));
        out.println(printed.columns());
        Harness harness = new Harness(request);
        Results results = new Results();
        for (Measure measure : request.game().measures()) {
            results.put(measure, harness.measure(measure));
            out.println(printed.line(measure, results, request.game().budgets(measure)));
        }
        return results;
    }

    private Results quietly() {
        Harness harness = new Harness(request);
        Results results = new Results();
        List<Measure> all = request.game().measures();
        int at = 0;
        for (Measure measure : all) {
            err.println(Words.MEASURING.in(lang, measure.method(), ++at, all.size()));
            results.put(measure, harness.measure(measure));
        }
        return results;
    }

    private int check(Results results) {
        PrintStream told = request.asJson() ? err : out;
        int code = FINE;
        for (Budget budget : request.game().budgets()) {
            if (!budget.broken(results)) continue;
            err.println(Words.BEYOND.in(lang, budget.of().method(), new FigureText(lang).limit(budget),
                    budget.strain(results)));
            code = BROKEN;
        }
        if (code == FINE) told.println(Words.WITHIN.in(lang, results.best(Measure.REFERENCE), Results.REFERENCE));
        return code;
    }

    private void write(Path file, String json) {
        try {
            Files.writeString(file, json + "\n");
            err.println(Words.WRITTEN.in(lang, file));
        } catch (IOException unwritten) {
            throw new BenchException(Words.UNWRITABLE, file);
        }
    }

    private static boolean writable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return !Files.isDirectory(file) && folder != null && Files.isWritable(Files.exists(file) ? file : folder);
    }
}
