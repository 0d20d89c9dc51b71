package elysium.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Help;
import elysium.app.screen.Environment;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// Prints errors in the user's language, without stack traces.
final class ErrorReporter {
    private static final String REPORT = "elysium-fault.txt";

    private final Environment environment;
    private final Lang lang;

    ErrorReporter(Environment outside, Lang lang) {
        this.environment = outside;
        this.lang = lang;
    }

    /// Reports wrong arguments and returns the exit code.
    int reportUsage(CommandLine.ParameterException failure, String[] args) {
        CommandException fault = causeOf(failure);
        if (fault == null) fault = misread(failure);
        return tell(fault);
    }

    /// Reports a command that failed and returns the exit code.
    int reportFailure(Exception failure) {
        CommandException fault = causeOf(failure);
        if (fault != null) return tell(fault);
        Path report = report(failure);
        return tell(CommandException.failed(ErrorMessages.OWN, failure, report));
    }

    private int tell(CommandException fault) {
        environment.err().println("elysium: " + fault.in(lang));
        return fault.code();
    }

    private static @Nullable CommandException causeOf(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause())
            if (cause instanceof CommandException fault) return fault;
        return null;
    }

    private CommandException misread(CommandLine.ParameterException failure) {
        CommandLine line = failure.getCommandLine();
        String command = line.getParent() == null ? "" : " " + line.getCommandName();
        return switch (failure) {
            case CommandLine.UnmatchedArgumentException e -> unmatched(e, line, command);
            case CommandLine.MissingParameterException e -> CommandException.usage(ErrorMessages.MISSING, missing(e),
                    command);
            default -> CommandException.usage(ErrorMessages.BAD_VALUE, String.valueOf(failure.getMessage()), command);
        };
    }

    private static CommandException unmatched(CommandLine.UnmatchedArgumentException failure, CommandLine line,
            String command) {
        String word = failure.getUnmatched().getFirst();
        if (word.startsWith("-")) return CommandException.usage(ErrorMessages.UNKNOWN_OPTION, word, command);
        if (!command.isEmpty()) return CommandException.usage(ErrorMessages.UNKNOWN_ARGUMENT, word, command);
        return CommandException.usage(ErrorMessages.UNKNOWN_COMMAND, word,
                String.join(", ", line.getSubcommands().keySet()));
    }

    private String missing(CommandLine.MissingParameterException failure) {
        List<String> labels = failure.getMissing().stream().map(spec -> Help.label(spec.paramLabel(), lang))
                .toList();
        return labels.isEmpty() ? String.valueOf(failure.getMessage()) : String.join(", ", labels);
    }

    /// Writes the stack trace of an internal error to a file and returns its path.
    private Path report(Exception failure) {
        Path file = environment.folder().resolve(REPORT);
        try (var out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
            failure.printStackTrace(out);
        } catch (IOException e) {
            return Path.of(String.valueOf(e.getMessage()));
        }
        return file.toAbsolutePath();
    }
}
