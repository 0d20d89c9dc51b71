package elysium.mutants;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.json.JsonMapper;

/// Shares the mutants out to workers, each in a process of its own, and hears what they find.
final class Crew {
    /// A worker that says nothing for so long is stuck in a loop that counts no steps: its mutant counts as noticed.
    private static final int PATIENCE_SECONDS = 300;

    private static final List<String> COMMAND =
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UseSerialGC", "-Delysium.root=" + System.getProperty("elysium.root"), "-cp",
                    System.getProperty("java.class.path"), Worker.class.getName());

    private final Request request;
    private final Path module;
    private final Findings findings;
    private final JsonMapper json = new JsonMapper();

    Crew(Request request, Path module, Findings findings) {
        this.request = request;
        this.module = module;
        this.findings = findings;
    }

    void run(List<Mutant> mutants) {
        List<Future<?>> shares = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int share = 0; share < request.workers(); share++) {
                List<Integer> ids = new ArrayList<>();
                for (int i = share; i < mutants.size(); i += request.workers()) ids.add(mutants.get(i).id());
                boolean tells = share == 0;
                shares.add(threads.submit(() -> look(ids, tells)));
            }
            for (Future<?> share : shares) share.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new Fault("a worker failed: " + e.getMessage());
        }
    }

    /// A worker that gets stuck is ended, and another goes on behind the mutant that stuck it.
    private void look(List<Integer> ids, boolean tells) {
        int done = 0;
        for (boolean first = true; done < ids.size() || tells && first; first = false) {
            int more = work(new Task(request.game(), request.all(), tells && first, ids.subList(done, ids.size())));
            done += more;
            if (done >= ids.size()) return;
            if (more == 0 && !first)
                throw new Fault("a worker ended before it had looked at anything:\n" + findings.heard());
            findings.add(new Verdict(ids.get(done++), List.of(), true, "it comes to no end"));
        }
    }

    /// The number of mutants that were looked at.
    private int work(Task task) {
        try {
            Process worker = new ProcessBuilder(COMMAND).directory(module.toFile()).redirectErrorStream(true).start();
            try (BufferedWriter told = worker.outputWriter()) {
                told.write(json.writeValueAsString(task));
            }
            try (BufferedReader lines = worker.inputReader();
                    Watchdog watchdog = new Watchdog(worker, PATIENCE_SECONDS)) {
                int done = 0;
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    watchdog.alive();
                    done += hear(line);
                }
                return done;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a worker cannot be started", e);
        }
    }

    private int hear(String line) {
        if (line.startsWith(Worker.CHECK))
            findings.add(json.readValue(line.substring(Worker.CHECK.length()), Worker.Told.class));
        else if (line.startsWith(Worker.UNUSED))
            findings.unused(json.readValue(line.substring(Worker.UNUSED.length()), String.class));
        else if (!line.startsWith(Worker.VERDICT)) findings.heard(line);
        if (!line.startsWith(Worker.VERDICT)) return 0;
        findings.add(json.readValue(line.substring(Worker.VERDICT.length()), Verdict.class));
        return 1;
    }
}
