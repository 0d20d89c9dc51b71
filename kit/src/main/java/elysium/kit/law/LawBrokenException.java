package elysium.kit.law;

import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import org.jspecify.annotations.Nullable;

/// Thrown when a game breaks a law; gives the law, the evidence and the journal that leads there.
public final class LawBrokenException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final Law law;
    private final String evidence;
    private final transient Journal journal;

    LawBrokenException(Law law, String how, Journal journal, @Nullable Throwable cause) {
        super(words(law, how, journal), cause);
        this.law = law;
        this.evidence = how;
        this.journal = journal;
    }

    private static String words(Law law, String how, Journal journal) {
        Setup setup = journal.setup();
        return "law %s (%s): %s; %s rules %d, %d seats, options %s, seed %d, answer %d".formatted(law,
                law.description(), how,
                setup.game(), setup.rules(), setup.seats(), setup.options(), setup.seed(), journal.entries().size());
    }

    public Law law() {
        return law;
    }

    public String evidence() {
        return evidence;
    }

    /// The game up to the answer at which the violation was found.
    public Journal journal() {
        return journal;
    }

    /// The same violation with a shorter journal.
    LawBrokenException cutTo(int answers) {
        return new LawBrokenException(law, evidence, journal.truncated(Math.min(answers, journal.entries().size())),
                getCause());
    }
}
