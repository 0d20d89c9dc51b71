package elysium.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Locks the data folder: a second server would not see the first one's writes. The operating system releases the lock
/// when the process ends.
final class DataFolderLock implements AutoCloseable {
    private static final String FILE = "elysium.lock";

    private final FileChannel channel;

    private DataFolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Locks a folder; throws [InvalidSettingException] if another server holds the lock.
    static DataFolderLock acquire(Path folder) {
        try {
            FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (taken(channel)) return new DataFolderLock(channel);
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write in " + folder, e);
        }
        throw InvalidSettingException.of(
                "another server uses the data folder %s: stop it, or choose another folder with --data",
                "un autre serveur utilise le dossier %s : arrêtez-le, ou choisissez un autre dossier avec --data",
                folder);
    }

    private static boolean taken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    @Override public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
