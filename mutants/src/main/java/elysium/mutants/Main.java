package elysium.mutants;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import elysium.mutants.code.Mutant;
import elysium.mutants.report.Explanations;
import elysium.mutants.report.Plot;
import elysium.mutants.report.Report;
import elysium.mutants.report.ReportText;
import elysium.mutants.run.MutatedGame;
import elysium.mutants.run.Progress;
import elysium.mutants.run.Request;
import elysium.mutants.run.UsageException;
import elysium.mutants.run.WorkerPool;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The entry point of mutation testing: changes the rules of a game and prints the changes that no test notices.
public final class Main {
    private static final int FINE = 0, MISUSED = 2;

    private Main() {}

    public static void main(String[] args) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /// Runs the program and returns its exit code.
    public static int run(PrintStream out, PrintStream err, String... args) {
        if (List.of(args).contains("--help") || List.of(args).contains("-h")) {
            out.print(Request.USAGE);
            return FINE;
        }
        try {
            look(Request.of(args), out, err);
            return FINE;
        } catch (UsageException fault) {
            err.println("elysium: " + fault.getMessage());
            return MISUSED;
        }
    }

    private static void look(Request request, PrintStream out, PrintStream err) {
        Path root = Path.of(System.getProperty("elysium.root", "")).toAbsolutePath();
        Path module = root.resolve("games").resolve(request.game());
        if (!Files.isDirectory(module.resolve("target/test-classes")))
            throw new UsageException(
                    "the tests of " + request.game() + " are not built: run ./elysium mutants");
        MutatedGame changed = new MutatedGame(module, request.game());
        List<Mutant> mutants =
                changed.mutants().stream().filter(mutant -> mutant.toString().contains(request.only())).toList();
        if (mutants.isEmpty()) throw new UsageException("no place matches --only " + request.only());
        Progress findings = new Progress(err, mutants.size());
        new WorkerPool(request, module, findings).run(mutants);
        err.println();
        Map<Integer, Mutant> byId = mutants.stream().collect(Collectors.toMap(Mutant::id, Function.identity()));
        Report report = Report.of(request.game(), byId, findings, Explanations.of(root, request.game()));
        if (request.plot() != null) Plot.write(report, request.plot());
        if (request.json()) out.println(JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build()
                .writeValueAsString(report));
        else ReportText.print(report, request, out);
    }
}
