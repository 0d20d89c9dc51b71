package elysium.app.sim;

import java.time.Duration;
import java.util.Locale;
import elysium.app.message.Messages;
import elysium.app.screen.Environment;
import elysium.bots.Tournament;
import elysium.kernel.Lang;

/// Shows the progress of a simulation and the time left.
public final class ProgressBar implements Tournament.Progress {
    private static final int WIDE = 30, TENTHS = 10;
    private static final long OFTEN = 100_000_000L;

    private final Environment environment;
    private final Lang lang;
    private final long start = System.nanoTime();
    private long last;

    public ProgressBar(Environment outside, Lang lang) {
        this.environment = outside;
        this.lang = lang;
    }

    /// Redraws the bar in place on a terminal; elsewhere prints a line every tenth.
    @Override public void onFinished(int done, int total) {
        long now = System.nanoTime();
        if (environment.isTerminal()) {
            if (done < total && now - last < OFTEN) return;
            environment.err().print("\r" + drawn(done, total, now - start) + (done == total ? "\n" : "   "));
        } else if ((long) done * TENTHS / total != (long) (done - 1) * TENTHS / total) {
            environment.err().println(drawn(done, total, now - start));
        }
        environment.err().flush();
        last = now;
    }

    private String drawn(int done, int total, long nanos) {
        int full = (int) ((long) done * WIDE / total);
        String bar = "[" + "#".repeat(full) + ".".repeat(WIDE - full) + "]";
        return Messages.SIM_LEFT.in(lang, bar, done, total, time((long) ((double) nanos / done * (total - done))));
    }

    private static String time(long nanos) {
        Duration left = Duration.ofNanos(nanos);
        return left.toHours() > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart())
                : String.format(Locale.ROOT, "%d:%02d", left.toMinutes(), left.toSecondsPart());
    }
}
