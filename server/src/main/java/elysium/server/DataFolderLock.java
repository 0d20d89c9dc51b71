package elysium.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Keeps a second server out of a data folder, since nobody would tell it what the first one writes. It opens by itself
/// when the process ends, however that comes.
final class DataFolderLock implements AutoCloseable {
    private static final String FILE = "elysium.lock";

    private final FileChannel channel;

    private DataFolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Closes a folder to others; throws [InvalidSettingException] if another server was first.
    static DataFolderLock on(Path folder) {
        try {
            FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (taken(channel)) return new DataFolderLock(channel);
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write in " + folder, e);
        }
        throw InvalidSettingException.of(
                "another server keeps its games in %s: stop it, or name another folder with --data",
                "un autre serveur garde ses parties dans %s : arrêtez-le, ou nommez un autre dossier par --data",
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
