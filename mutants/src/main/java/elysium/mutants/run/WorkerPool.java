package elysium.mutants.run;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import elysium.mutants.code.Mutant;
import elysium.mutants.code.SharedClasses;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// Distributes the mutants over worker processes and collects their findings.
public final class WorkerPool {
    /// Timeouts in seconds. A worker without output for this long is in a loop without step counts, and its mutant
    /// counts as noticed. Starting up and running every scenario take longer.
    private static final int STARTING = 300, ASKING_ALL = 300, ASKING = 90;

    private final Request request;
    private final Path module;
    private final Progress findings;
    private final JsonMapper json = new JsonMapper();

    public WorkerPool(Request request, Path module, Progress findings) {
        this.request = request;
        this.module = module;
        this.findings = findings;
    }

    public void run(List<Mutant> mutants) {
        Iterator<Mutant> queue = mutants.iterator();
        List<Future<?>> workers = new ArrayList<>();
        try (SharedClasses shared = new SharedClasses();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<String> command = command(shared);
            for (int worker = 0; worker < request.workers(); worker++) {
                boolean tells = worker == 0;
                workers.add(threads.submit(() -> look(command, queue, tells)));
            }
            for (Future<?> worker : workers) worker.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new UsageException("a worker failed: " + e.getMessage());
        }
    }

    private static List<String> command(SharedClasses shared) {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-Delysium.root=" + System.getProperty("elysium.root"), "-cp",
                shared.folder() + File.pathSeparator + System.getProperty("java.class.path"), Worker.class.getName());
    }

    private static @Nullable Mutant next(Iterator<Mutant> queue) {
        synchronized (queue) {
            return queue.hasNext() ? queue.next() : null;
        }
    }

    /// Replaces a worker that is spoiled or stuck.
    private void look(List<String> command, Iterator<Mutant> queue, boolean tells) {
        Mutant mutant = next(queue);
        for (boolean first = true; mutant != null; first = false) {
            WorkerTask task =
                    new WorkerTask(request.game(), request.tests(), request.all(), request.slow(), tells && first);
            Ended ended = work(command, task, mutant, queue);
            if (ended.at() == null) return;
            boolean atOnce = ended.at() == mutant;
            if (ended.spoiled() != null) {
                if (atOnce) findings.add(ended.spoiled());
                mutant = atOnce ? next(queue) : ended.at();
            } else {
                if (atOnce && !first)
                    throw new UsageException("a worker ended before its first result:\n" + findings.heard());
                findings.add(new Verdict(ended.at().id(), List.of(), true, "it does not end"));
                mutant = next(queue);
            }
        }
    }

    /// How a worker ended.
    ///
    /// @param at the mutant that it was testing, or null if all are done
    /// @param spoiled its finding about that mutant, which counts only if it was the worker's first
    private record Ended(@Nullable Mutant at, @Nullable Verdict spoiled) {}

    /// Lets a new worker test a mutant and those in the queue.
    private Ended work(List<String> command, WorkerTask task, Mutant first, Iterator<Mutant> queue) {
        Mutant mutant = first;
        try {
            Process worker = new ProcessBuilder(command).directory(module.toFile()).redirectErrorStream(true).start();
            try (BufferedWriter told = worker.outputWriter(); BufferedReader lines = worker.inputReader();
                    Watchdog watchdog = new Watchdog(worker, STARTING)) {
                tell(told, json.writeValueAsString(task));
                tell(told, String.valueOf(mutant.id()));
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    watchdog.alive(request.all() ? ASKING_ALL : ASKING);
                    if (line.startsWith(Worker.SPOILED)) return new Ended(mutant, verdict(line, Worker.SPOILED));
                    if (!hear(line)) continue;
                    mutant = next(queue);
                    if (mutant == null) return new Ended(null, null);
                    tell(told, String.valueOf(mutant.id()));
                }
                return new Ended(mutant, null);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("lost the connection to a worker", e);
        }
    }

    private static void tell(BufferedWriter worker, String line) throws IOException {
        worker.write(line);
        worker.newLine();
        worker.flush();
    }

    /// Handles a line of output; returns whether it was the verdict on a mutant.
    private boolean hear(String line) {
        if (line.startsWith(Worker.CHECK))
            findings.add(json.readValue(line.substring(Worker.CHECK.length()), Worker.Told.class));
        else if (line.startsWith(Worker.UNUSED))
            findings.unused(json.readValue(line.substring(Worker.UNUSED.length()), String.class));
        else if (!line.startsWith(Worker.VERDICT) && !line.equals(Worker.READY)) findings.heard(line);
        if (!line.startsWith(Worker.VERDICT)) return false;
        findings.add(verdict(line, Worker.VERDICT));
        return true;
    }

    private Verdict verdict(String line, String kind) {
        return json.readValue(line.substring(kind.length()), Verdict.class);
    }
}
