package elysium.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.bots.Bot;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.store.Commitment;
import elysium.store.JournalFile;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// Starts a new game or continues a saved one, and shows how it ends.
public final class GameStarter {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Printer printer, cutOff;
    private final Thinking thinking;

    /// @param talk the screen to play on
    /// @param cutOff plain output, used when the program is interrupted and the screen is closed
    public GameStarter(Printer talk, Printer cutOff, Thinking thinking) {
        this.printer = talk;
        this.cutOff = cutOff;
        this.thinking = thinking;
    }

    /// Starts a new game, saved in a folder.
    public <T extends CardTable<T>> void begin(CardGame<T> game, Setup setup, Roster roster, Path folder) {
        LiveGame<T> match = new LiveGame<>(game, new Journal(setup, List.of()), printer.lang());
        JournalSaver<T> keep = new JournalSaver<>(free(folder, game.id()), Commitment.salt(), roster);
        keep.save(match);
        List<String> told = game.visibleOptions(setup, Table.SPECTATOR);     // players share the screen
        String options = told.isEmpty() ? "" : " (" + String.join(", ", told) + ")";
        printer.say(Paint.TITLE, Messages.BEGINS, game.title(), setup.seats(), options);
        printer.say(Messages.PROMISED, keep.commitment(match.journal()).digest());
        sit(match, roster, keep);
    }

    /// Continues a saved game.
    public <T extends CardTable<T>> void resume(CardGame<T> game, SavedGame kept) {
        JournalFile file = kept.file();
        LiveGame<T> match = new LiveGame<>(game, file.journal(), printer.lang());
        printer.say(Paint.TITLE, Messages.GOES_ON, game.title(), file.journal().entries().size());
        sit(match, kept.roster(), new JournalSaver<>(kept.path(), file, kept.roster()));
    }

    private <T extends CardTable<T>> void sit(LiveGame<T> match, Roster roster, JournalSaver<T> keep) {
        printer.say(Messages.KEPT_AT);
        printer.printVerbatim(keep.file().toString());
        TerminalSession<T> evening =
                new TerminalSession<>(match, roster, printer, Clauses.of(match.game()), keep, bots(match, roster));
        Thread farewell = new Thread(() -> {
            cutOff.line("");
            left(cutOff, evening);
        });
        Runtime.getRuntime().addShutdownHook(farewell);
        boolean finished = new GameLoop<>(evening).play();
        Runtime.getRuntime().removeShutdownHook(farewell);
        if (finished) Ending.show(evening);
        else left(printer, evening);
    }

    /// Says how to continue; every answer is already on disk.
    private static void left(Printer to, TerminalSession<?> evening) {
        to.say(Messages.LEFT);
        to.printVerbatim("elysium play " + evening.liveGame().game().id() + " --load " + evening.saver().file());
    }

    private <T extends CardTable<T>> List<Bot<T>> bots(LiveGame<T> match, Roster roster) {
        int threads = Runtime.getRuntime().availableProcessors();
        SplittableRandom seeds = new SplittableRandom(match.journal().setup().seed());
        List<Bot<T>> bots = new ArrayList<>();
        for (Roster.Place place : roster.places())
            bots.add(Bots.maker(match.game(), place.kind(), thinking, threads).create(seeds.nextLong()));
        return bots;
    }

    private static Path free(Path folder, String game) {
        String name = game + "-" + STAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
        Path file = folder.resolve(name + ".journal");
        for (int i = 2; Files.exists(file); i++) file = folder.resolve(name + "-" + i + ".journal");
        return file;
    }
}
