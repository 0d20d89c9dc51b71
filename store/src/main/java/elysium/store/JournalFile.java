package elysium.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import elysium.kernel.Game;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.kernel.journal.Journal;
import org.jspecify.annotations.Nullable;

/// A journal as it is stored: with the commitment to its seed, the names of the seats and fingerprints.
///
/// @param fingerprints the fingerprint of the question after a number of answers
/// @param origin the stored journal that a fork was forked from; otherwise null
public record JournalFile(Journal journal, Commitment commitment, String salt, List<String> names,
        SortedMap<Integer, Long> fingerprints, @Nullable JournalFile origin) {
    /// The number of answers between two fingerprints.
    public static final int FINGERPRINT_INTERVAL = 50;

    public JournalFile {
        names = List.copyOf(names);
        fingerprints = Collections.unmodifiableSortedMap(new TreeMap<>(fingerprints));
        JournalText.check(journal, commitment, salt, names);
        if (!Objects.equals(journal.origin() == null ? null : journal.origin().journal(),
                origin == null ? null : origin.journal))
            throw new InvalidInputException(new Text("a fork must be stored with the journal it was forked from",
                    "une bifurcation doit être enregistrée avec le journal dont elle vient"));
    }

    /// A journal that is not a fork.
    public JournalFile(Journal journal, Commitment commitment, String salt, List<String> names,
            SortedMap<Integer, Long> fingerprints) {
        this(journal, commitment, salt, names, fingerprints, null);
    }

    /// A journal with a commitment to its seed and without fingerprints.
    public static JournalFile of(Journal journal, String salt, List<String> names) {
        return of(journal, salt, names, null);
    }

    /// A fork with a commitment to its seed, and its origin.
    public static JournalFile of(Journal journal, String salt, List<String> names, @Nullable JournalFile origin) {
        Commitment promise = Commitment.to(journal.setup().seed(), salt);
        return new JournalFile(journal, promise, salt, names, new TreeMap<>(), origin);
    }

    /// The same file with the fingerprints of a replay.
    public <T extends Table<T>> JournalFile withFingerprints(Game<T> game) {
        SortedMap<Integer, Long> taken = new TreeMap<>();
        T table = journal.begin(game);
        for (int done = FINGERPRINT_INTERVAL; done <= journal.entries().size(); done += FINGERPRINT_INTERVAL) {
            journal.replay(table, done - FINGERPRINT_INTERVAL, done);
            taken.put(done, Fingerprint.ofQuestion(table));
        }
        return new JournalFile(journal, commitment, salt, names, taken, origin);
    }

    /// Replays the journal and returns the final table. Throws an [InvalidInputException] at the first answer or
    /// fingerprint that does not match the rules.
    public <T extends Table<T>> T replay(Game<T> game) {
        T table = origin == null ? game.setUp(journal.setup()) : journal.toFork(origin.replay(game));
        int done = 0;
        for (var known : fingerprints.entrySet()) {
            journal.replay(table, done, known.getKey());
            done = known.getKey();
            if (Fingerprint.ofQuestion(table) != known.getValue())
                throw new InvalidInputException(
                        new Text("after answer " + done + ", the replayed table differs from the one that was played",
                                "après la réponse " + done + ", la table rejouée diffère de celle qui a été jouée"));
        }
        journal.replay(table, done, journal.entries().size());
        return table;
    }

    /// Reads a file. Throws a [CorruptFileException] if it is not exactly what was written.
    public static JournalFile read(Path file) {
        try {
            return JournalText.read(file.toString(), Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /// Reads a text from another source; errors mention it by the name `called`.
    public static JournalFile read(String called, String text) {
        return JournalText.read(called, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes the file atomically: readers find either the old or the new version.
    public void write(Path file) {
        Path whole = file.toAbsolutePath(), part = whole.resolveSibling(whole.getFileName() + ".part");
        try {
            if (whole.getParent() != null) Files.createDirectories(whole.getParent());
            try (FileChannel out = FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer bytes = ByteBuffer.wrap(text().getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) out.write(bytes);
                out.force(true);
            }
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    public String text() {
        return JournalText.write(this);
    }
}
