package elysium.mutants;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// A process of its own that looks at its share of the mutants, and tells what it finds line by line.
final class Worker {
    /// What begins a line of a worker, by its kind; tests may print others.
    static final String CHECK = "@check ", UNUSED = "@unused ", VERDICT = "@verdict ";

    private static final JsonMapper JSON = new JsonMapper();

    private Worker() {}

    /// A check as it is told.
    record Told(int number, String name, List<String> clauses, List<String> cards) {}

    /// Reads its task, in JSON, from its input.
    public static void main(String[] args) {
        PrintStream out = System.out;
        Task task = JSON.readValue(System.in, Task.class);
        Changed changed = new Changed(Path.of(""), task.game());
        Hunt hunt = new Hunt(changed, task.all());
        if (task.tells()) tell(out, hunt);
        for (int id : task.mutants())
            out.println(VERDICT + JSON.writeValueAsString(hunt.look(changed.mutants().get(id))));
        System.exit(0);
    }

    private static void tell(PrintStream out, Hunt hunt) {
        List<String> unused = new ArrayList<>(hunt.baseline().slow());
        unused.addAll(hunt.baseline().failed());
        for (String reason : unused) out.println(UNUSED + JSON.writeValueAsString(reason));
        for (int i = 0; i < hunt.checks().size(); i++) {
            Check check = hunt.checks().get(i);
            out.println(CHECK + JSON.writeValueAsString(new Told(i, check.name(), check.clauses(), check.cards())));
        }
    }
}
