package elysium.mutants.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// The main class of a worker process: tests one mutant after another and prints its findings line by line.
public final class Worker {
    /// The prefixes of a worker's output lines by kind, since tests may print other lines. A worker prints `@spoiled`
    /// when a mutant has left a side effect behind, so that tests fail without it, and `@ready` once it has started,
    /// after which its timeout is shorter.
    static final String CHECK = "@check ", UNUSED = "@unused ", VERDICT = "@verdict ", SPOILED = "@spoiled ",
            READY = "@ready";

    private static final JsonMapper JSON = new JsonMapper();

    private Worker() {}

    /// A test, as a worker reports it.
    public record Told(int number, String name, List<String> clauses, List<String> cards) {}

    /// Reads its task as JSON from the first line of standard input, and the number of a mutant from each further line.
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        WorkerTask task = JSON.readValue(in.readLine(), WorkerTask.class);
        MutatedGame changed = new MutatedGame(Path.of(""), task.game());
        MutantRunner hunt = new MutantRunner(changed, task.tests(), task.all(), task.slow());
        out.println(READY);
        if (task.tells()) tell(out, hunt);
        boolean spoiled = false;
        for (String id = in.readLine(); id != null && !spoiled; id = in.readLine()) {
            Verdict verdict = hunt.look(changed.mutants().get(Integer.parseInt(id)));
            spoiled = hunt.isSpoiled(verdict);
            out.println((spoiled ? SPOILED : VERDICT) + JSON.writeValueAsString(verdict));
        }
        System.exit(0);
    }

    private static void tell(PrintStream out, MutantRunner hunt) {
        List<String> unused = new ArrayList<>(hunt.baseline().slow());
        unused.addAll(hunt.baseline().failed());
        for (String reason : unused) out.println(UNUSED + JSON.writeValueAsString(reason));
        for (int i = 0; i < hunt.checks().size(); i++) {
            TestRun check = hunt.checks().get(i);
            out.println(CHECK + JSON.writeValueAsString(new Told(i, check.name(), check.clauses(), check.cards())));
        }
    }
}
