package elysium.app.play;

import java.util.List;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.terminal.Drawing;

/// Shows a saved game as one viewer saw it.
public final class ReplayScreen {
    private final Printer printer;
    private final Roster roster;
    private final int viewer;

    public ReplayScreen(Printer talk, Roster roster, int viewer) {
        this.printer = talk;
        this.roster = roster;
        this.viewer = viewer;
    }

    /// A viewer's log and table in JSON.
    public record Told(String game, int answers, int shown, int viewer, boolean over, List<String> log, String table) {}

    public static <T extends CardTable<T>> Told dataOf(CardGame<T> game, SavedGame kept, int until, int viewer,
            Lang lang) {
        Journal journal = kept.file().journal();
        LiveGame<T> match = new LiveGame<>(game, journal.truncated(until), lang);
        var style = new Drawing.Style(kept.roster().names(), lang, false, 80);
        return new Told(game.id(), journal.entries().size(), until, viewer == Table.SPECTATOR ? 0 : viewer + 1,
                match.table().isOver(), match.logs().since(viewer, 0),
                game.drawing().draw(match.table(), viewer, style));
    }

    /// The position after a number of answers, as text for a scenario.
    public static <T extends CardTable<T>> String position(CardGame<T> game, SavedGame kept, int until, int viewer) {
        T table = kept.file().journal().tableAfter(until, game);
        return game.scenarioSupport().position(table, kept.roster().names(), viewer);
    }

    /// Shows the log and the table after `until` answers, or after each answer up to there.
    public <T extends CardTable<T>> void show(CardGame<T> game, SavedGame kept, int until, boolean step) {
        Journal journal = kept.file().journal();
        LiveGame<T> match = new LiveGame<>(game, journal.truncated(step ? 0 : until), printer.lang());
        int read = news(match, 0);
        draw(match, journal.entries().size());
        while (match.journal().entries().size() < until) {
            String line = printer.ask(Messages.STEP);
            if (line == null || TextMatching.of(line).startsWith("q")) break;
            Journal.Entry entry = journal.entries().get(match.journal().entries().size());
            match.apply(entry);
            read = news(match, read);
            draw(match, journal.entries().size());
        }
        if (match.table().isOver()) {
            printer.say(Paint.TITLE, Messages.FINISHED);
            Ending.printResults(printer, roster, game, match.table());
        }
    }

    private <T extends CardTable<T>> int news(LiveGame<T> match, int from) {
        for (String line : match.logs().since(viewer, from)) printer.printHanging("· " + roster.withNames(line), "  ");
        return match.logs().size(viewer);
    }

    private <T extends CardTable<T>> void draw(LiveGame<T> match, int all) {
        String who = viewer == Table.SPECTATOR ? Messages.SPECTATOR.in(printer.lang()) : roster.name(viewer);
        printer.line("");
        printer.say(Paint.STRONG, Messages.AT_ENTRY, match.journal().entries().size(), all, who);
        var style =
                new Drawing.Style(roster.names(), printer.lang(), printer.screen().colour(), printer.screen().width());
        printer.screen().print(match.game().drawing().draw(match.table(), viewer, style).stripTrailing());
    }
}
