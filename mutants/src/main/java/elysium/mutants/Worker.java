package elysium.mutants;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// A process of its own that looks at one mutant after the other, and tells what it finds line by line.
final class Worker {
    /// What begins a line of a worker, by its kind; tests may print others. A worker is spoiled once a mutant has left
    /// something behind, so that checks fail with nothing broken. It says that it is ready once it has started: from then
    /// on it is not waited for as long.
    static final String CHECK = "@check ", UNUSED = "@unused ", VERDICT = "@verdict ", SPOILED = "@spoiled ",
            READY = "@ready";

    private static final JsonMapper JSON = new JsonMapper();

    private Worker() {}

    /// A check as it is told.
    record Told(int number, String name, List<String> clauses, List<String> cards) {}

    /// Reads its task, in JSON, from the first line of its input, and the number of a mutant from each line after it.
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
