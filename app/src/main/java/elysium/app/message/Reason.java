package elysium.app.message;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Locale;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Short reasons of exceptions, for error messages.
public final class Reason {
    private Reason() {}

    /// The message of an exception, in both languages if it has them.
    public static Text textOf(RuntimeException trouble) {
        if (trouble instanceof InvalidInputException objection) return objection.reason();
        String message = String.valueOf(trouble.getMessage());
        return new Text(message, message);
    }

    /// The reason given by the system, or the kind of exception if the message is only a file name.
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
