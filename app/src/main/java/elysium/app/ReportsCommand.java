package elysium.app;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.screen.Printer;
import elysium.server.ChatReport;
import elysium.server.InvalidSettingException;
import elysium.server.Options;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lists the chat messages that players reported to the host.
@Command(name = "reports")
final class ReportsCommand implements Callable<Integer> {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    private final Root root;

    @Mixin ServerFlags serving = new ServerFlags();

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    ReportsCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        List<ChatReport> reports = reports(serving.options(root.environment));
        if (format == Format.JSON) {
            root.environment.out().println(Json.of(reports));
            return 0;
        }
        Printer talk = root.printer();
        if (reports.isEmpty()) talk.say(Messages.NO_REPORTS);
        for (ChatReport report : reports) show(talk, report);
        return 0;
    }

    private static List<ChatReport> reports(Options options) {
        try {
            return ChatReport.all(options);
        } catch (InvalidSettingException wrong) {
            throw CommandException.usage(ErrorMessages.MISSET, wrong.words());
        } catch (RuntimeException e) {
            throw CommandException.failed(ErrorMessages.NO_DATABASE, String.valueOf(e.getMessage()));
        }
    }

    private static void show(Printer talk, ChatReport report) {
        Object speaker = Objects.requireNonNullElse(report.speaker(), "?");
        talk.say(Messages.REPORT_SAID, when(report.said()), speaker, report.seat() + 1, report.words());
        talk.say(Messages.REPORT_WHY, when(report.at()), report.reporter(), report.why());
        talk.printVerbatim(report.table() + " " + report.line());
    }

    private static String when(long millis) {
        return WHEN.format(Instant.ofEpochMilli(millis));
    }
}
