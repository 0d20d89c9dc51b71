package elysium.app.play;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Reason;
import elysium.kernel.journal.Journal;
import elysium.store.Commitment;
import elysium.store.Fingerprint;
import elysium.store.JournalFile;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Saves a game while it is played, to a journal file that is complete at any time.
public final class JournalSaver<T extends CardTable<T>> {
    private final Path file;
    private final String salt;
    private final Roster roster;
    private final SortedMap<Integer, Long> fingerprints = new TreeMap<>();
    private @Nullable JournalFile origin;
    private int written = -1;

    /// Saves a new game.
    public JournalSaver(Path file, String salt, Roster roster) {
        this.file = file;
        this.salt = salt;
        this.roster = roster;
    }

    /// Continues a saved game in its file.
    public JournalSaver(Path file, JournalFile kept, Roster roster) {
        this(file, kept.salt(), roster);
        fingerprints.putAll(kept.fingerprints());
        origin = kept.origin();
        written = kept.journal().entries().size();
    }

    /// Records a fingerprint when one is due; call it after every answer.
    public void recordFingerprint(LiveGame<T> match) {
        int n = match.journal().entries().size();
        fingerprints.tailMap(n + 1).clear();
        if (n < written) written = -1;
        if (n > 0 && n % JournalFile.FINGERPRINT_INTERVAL == 0)
            fingerprints.put(n, Fingerprint.ofQuestion(match.table()));
    }

    /// Writes the journal; returns once it is on disk.
    public void save(LiveGame<T> match) {
        recordFingerprint(match);
        int n = match.journal().entries().size();
        if (n == written) return;
        write(match, file);
        written = n;
    }

    /// Saves a copy; the file must not exist yet.
    public void copyTo(LiveGame<T> match, Path copy) {
        if (Files.exists(copy)) throw CommandException.usage(ErrorMessages.ALREADY_THERE, copy);
        write(match, copy);
    }

    private void write(LiveGame<T> match, Path to) {
        Journal journal = match.journal();
        var kept = new JournalFile(journal, commitment(journal), salt, roster.journalNames(), fingerprints, origin);
        try {
            kept.write(to);
        } catch (UncheckedIOException e) {
            throw CommandException.failed(ErrorMessages.UNWRITABLE, to, Reason.of(e));
        }
    }

    /// The commitment to the seed, published before the game.
    public Commitment commitment(Journal journal) {
        return Commitment.to(journal.setup().seed(), salt);
    }

    public String salt() {
        return salt;
    }

    public Path file() {
        return file;
    }
}
