package elysium.app.message;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Locale;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Why a file could not be read or written, in a few words.
public final class Reason {
    private Reason() {}

    /// What a game, a journal or a file objects, in both languages where it says so.
    public static Text objected(RuntimeException trouble) {
        if (trouble instanceof InvalidInputException objection) return objection.words();
        String message = String.valueOf(trouble.getMessage());
        return new Text(message, message);
    }

    /// The reason that the system gives; where it gives only the file, the kind of trouble.
    public static String of(Exception trouble) {
        Throwable cause =
                trouble instanceof UncheckedIOException && trouble.getCause() != null ? trouble.getCause() : trouble;
        if (cause instanceof FileSystemException files && files.getReason() != null) return files.getReason();
        boolean bare = cause instanceof FileSystemException || cause.getMessage() == null;
        return bare || !(cause instanceof IOException) ? kind(cause) : String.valueOf(cause.getMessage());
    }

    /// AccessDeniedException reads as "access denied".
    private static String kind(Throwable cause) {
        String name = cause.getClass().getSimpleName().replaceFirst("Exception$", "");
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
