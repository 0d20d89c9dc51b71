package elysium.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.play.ReplayScreen;
import elysium.app.play.Roster;
import elysium.app.play.SavedGame;
import elysium.app.play.TextMatching;
import elysium.app.screen.Printer;
import elysium.app.screen.Screen;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows a saved game again.
@Command(name = "replay")
final class ReplayCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file") Path file = Path.of("");

    @Option(names = "--until", paramLabel = "NUMBER", descriptionKey = "until") @Nullable String lastAnswer;

    @Option(names = "--viewer", paramLabel = "SEAT", descriptionKey = "viewer") @Nullable String wantedViewer;

    @Option(names = "--step", descriptionKey = "step") boolean step;

    @Option(names = "--position", descriptionKey = "position") boolean position;

    @Option(names = "--reveal", descriptionKey = "reveal") boolean reveal;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    ReplayCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        SavedGame kept = SavedGame.open(root.environment.folder().resolve(file)).verify();
        int answers = kept.file().journal().entries().size(), until = until(answers);
        int viewer = viewer(kept.roster());
        if (position) {
            boolean whole = wantedViewer == null && (reveal || kept.isOver());
            if (wantedViewer == null && !whole) throw CommandException.usage(ErrorMessages.NOT_OVER, file);
            root.environment.out().print(ReplayScreen.position(kept.game(), kept, until, whole ? Table.NONE : viewer));
            return 0;
        }
        if (format == Format.JSON) {
            root.environment.out().println(Json.of(ReplayScreen.dataOf(kept.game(), kept, until, viewer, root.lang)));
            return 0;
        }
        try (Screen screen = step ? root.screen() : root.printer().screen()) {
            new ReplayScreen(new Printer(screen, root.lang), kept.roster(), viewer).show(kept.game(), kept, until,
                    step);
        }
        return 0;
    }

    private int until(int answers) {
        if (lastAnswer == null) return answers;
        if (!lastAnswer.strip().matches("\\d{1,9}") || Integer.parseInt(lastAnswer.strip()) > answers)
            throw CommandException.usage(ErrorMessages.UNTIL_RANGE, lastAnswer, answers);
        return Integer.parseInt(lastAnswer.strip());
    }

    private int viewer(Roster roster) {
        if (wantedViewer == null) return Table.SPECTATOR;
        String wanted = TextMatching.of(wantedViewer);
        if (wanted.equals("spectator") || wanted.equals("spectateur")) return Table.SPECTATOR;
        for (int seat = 0; seat < roster.size(); seat++)
            if (wanted.equals(String.valueOf(seat + 1)) || wanted.equals(TextMatching.of(roster.name(seat))))
                return seat;
        throw CommandException.usage(ErrorMessages.VIEWER_RANGE, wantedViewer, roster.size());
    }
}
