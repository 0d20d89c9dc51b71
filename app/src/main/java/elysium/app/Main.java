package elysium.app;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Help;
import elysium.app.screen.Environment;
import elysium.kernel.Lang;
import picocli.CommandLine;

/// Entry point of the program.
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.setProperty("java.awt.headless", "true");
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        Console console = System.console();
        boolean live = console != null && console.isTerminal();
        System.exit(run(new Environment(System.in, out, err, System.getenv(), Path.of(""), live), args));
    }

    /// Runs a command and returns the exit code: 0, 1 for a failed check, 2 for bad usage.
    static int run(Environment outside, String... args) {
        try {
            Lang lang = lang(outside, args);
            return commandLine(outside, lang).execute(args);
        } catch (CommandException fault) {
            outside.err().println("elysium: " + fault.in(outside.lang()));
            return fault.code();
        }
    }

    static CommandLine commandLine(Environment outside, Lang lang) {
        Root root = new Root(outside, lang);
        CommandLine line = new CommandLine(root, new CommandFactory(root));
        line.setResourceBundle(new Help(lang));
        line.setOut(new PrintWriter(outside.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(outside.err(), true, StandardCharsets.UTF_8));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                outside.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setHelpFactory((command, colours) -> LabelRenderer.help(command, colours, lang));
        line.getCommandSpec().usageMessage().synopsisSubcommandLabel("[" + Help.label("COMMAND", lang) + "]");
        line.setUsageHelpAutoWidth(false).setUsageHelpWidth(80);
        line.registerConverter(Format.class, new Format.Reader());
        line.setExecutionStrategy(root::execute);
        ErrorReporter complaints = new ErrorReporter(outside, lang);
        line.setParameterExceptionHandler(complaints::reportUsage);
        line.setExecutionExceptionHandler((failure, _, _) -> complaints.reportFailure(failure));
        return line;
    }

    /// The language given by `--lang` anywhere in the arguments, else that of the system.
    private static Lang lang(Environment outside, String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith("--lang=")) return lang(args[i].substring(7));
            if (args[i].equals("--lang") && i + 1 < args.length) return lang(args[i + 1]);
        }
        return outside.lang();
    }

    private static Lang lang(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "fr" -> Lang.FR;
            case "en" -> Lang.EN;
            default -> throw CommandException.usage(ErrorMessages.UNKNOWN_LANGUAGE, word);
        };
    }
}
