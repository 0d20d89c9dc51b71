package elysium.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import elysium.bench.wording.BenchException;
import elysium.kernel.Lang;

/// The endurance test: plays on a server for a long time and checks that its memory does not grow.
public final class Soak {
    private static final int FINE = 0, GROWN = 1, MISUSED = 2, LOOKS = 60, JUDGED_MINUTES = 40;
    private static final double MEGA = 1 << 20, MORE = 1.15, SLACK = 8 * MEGA, MINUTE = 60e9;

    private final PrintStream out;
    private final Lang lang;
    private final SoakRequest request;

    private Soak(PrintStream out, Lang lang, SoakRequest request) {
        this.out = out;
        this.lang = lang;
        this.request = request;
    }

    /// Runs the program and returns its exit code: 0, 1 if memory has grown, 2 for wrong usage.
    public static int run(PrintStream out, PrintStream err, Lang lang, String... args) {
        try {
            SoakRequest request = SoakRequest.of(args);
            if (!request.load().help()) return new Soak(out, lang, request).soak();
            out.print(SoakWords.USAGE.in(lang));
            return FINE;
        } catch (BenchException fault) {
            err.println("elysium: " + fault.in(lang));
            return MISUSED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return MISUSED;
        }
    }

    private int soak() throws IOException, InterruptedException {
        SoakPlayer.Tally tally = new SoakPlayer.Tally();
        List<Thread> players = new ArrayList<>();
        List<Double> heaps = new ArrayList<>();
        out.println(row((Object[]) SoakWords.COLUMNS.in(lang).split("\\|")));
        try (ServerProcess host = new ServerProcess(request.load())) {
            Lobby lobby = new Lobby(host.port(), 1);
            Random dice = new Random(request.load().seed());
            for (int i = 0; i < request.load().tables().getFirst(); i++)
                players.add(Thread.startVirtualThread(
                        new SoakPlayer(lobby, new Random(dice.nextLong()), request.load().pace(), tally)));
            long begun = System.nanoTime(), length = (long) (request.minutes() * MINUTE);
            for (int look = 1; look <= LOOKS; look++) {
                TimeUnit.NANOSECONDS.sleep(Math.max(0, begun + length / LOOKS * look - System.nanoTime()));
                heaps.add(look(host, tally, (System.nanoTime() - begun) / MINUTE));
            }
            for (Thread player : players) player.interrupt();
            for (Thread player : players) player.join();
        }
        if (tally.troubles().get() > 0)
            out.println(SoakWords.FAILED.in(lang, tally.troubles().get(), String.valueOf(tally.last().get())));
        return judge(heaps);
    }

    private double look(ServerProcess host, SoakPlayer.Tally tally, double minutes) throws IOException {
        ServerProcess.Weight weight = host.weight();
        long disk = host.disk(), moves = tally.moves().get();
        Locale locale = lang == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
        out.println(row(String.format(locale, "%.1f", minutes), moves, tally.games().get(), tally.comebacks().get(),
                String.format(locale, "%.1f", weight.heap() / MEGA), (long) (weight.resident() / MEGA),
                String.format(locale, "%.1f", disk / MEGA), moves == 0 ? 0 : disk / moves));
        return weight.heap();
    }

    private int judge(List<Double> heaps) {
        if (request.minutes() < JUDGED_MINUTES) {
            out.println(SoakWords.SHORT.in(lang, JUDGED_MINUTES));
            return FINE;
        }
        double before = least(heaps.subList(LOOKS / 4, LOOKS / 2)), after = least(heaps.subList(LOOKS * 3 / 4, LOOKS));
        boolean grown = after > before * MORE + SLACK;
        out.println((grown ? SoakWords.GROWN : SoakWords.FLAT).in(lang, before / MEGA, after / MEGA));
        return grown ? GROWN : FINE;
    }

    private static double least(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    }

    private static String row(Object... cells) {
        return String.format("%8s %9s %8s %8s %9s %9s %10s %12s", cells);
    }
}
