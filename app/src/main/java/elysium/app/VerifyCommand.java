package elysium.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.Messages;
import elysium.app.play.Roster;
import elysium.app.play.SavedGame;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.store.JournalFile;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Verifies that a saved game is unaltered, follows the rules and uses the committed seed.
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file") Path file = Path.of("");

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    VerifyCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        Path path = root.environment.folder().resolve(file);
        try {
            SavedGame kept = SavedGame.open(path).verify();
            boolean over = over(kept.game(), kept.file());
            if (format == Format.JSON) root.environment.out().println(Json.of(found(kept, over)));
            else say(kept, over);
            return 0;
        } catch (CommandException fault) {
            if (format == Format.JSON)
                root.environment.out().println(
                        Json.of(Map.of("file", file.toString(), "verified", false, "error", fault.in(root.lang))));
            throw Files.isRegularFile(path) ? fault.asFailed() : fault;
        }
    }

    private static <T extends CardTable<T>> boolean over(CardGame<T> game, JournalFile kept) {
        return kept.replay(game).isOver();
    }

    private Map<String, Object> found(SavedGame kept, boolean over) {
        Setup setup = kept.file().journal().setup();
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("file", file.toString());
        found.put("verified", true);
        found.put("game", setup.game());
        found.put("rules", setup.rules());
        found.put("seats", kept.roster().names());
        found.put("variants", setup.options());
        found.put("answers", kept.file().journal().entries().size());
        found.put("fingerprints", kept.file().fingerprints().size());
        found.put("commitment", kept.file().commitment().digest());
        found.put("forks", forks(kept.file()));
        found.put("over", over);
        if (over) found.put("seed", Long.toString(setup.seed()));
        if (over) found.put("salt", kept.file().salt());
        return found;
    }

    /// The games that a journal was forked from, oldest last.
    private static List<Map<String, Object>> forks(JournalFile file) {
        List<Map<String, Object>> forks = new ArrayList<>();
        for (JournalFile fork = file; fork != null && fork.origin() != null; fork = fork.origin()) {
            Map<String, Object> origin = new LinkedHashMap<>();
            origin.put("answers", fork.origin().journal().entries().size());
            origin.put("viewer", switch (viewer(fork)) {
                case Table.SPECTATOR -> "spectator";
                case Table.OMNISCIENT -> "all";
                default -> viewer(fork) + 1;
            });
            origin.put("commitment", fork.origin().commitment().digest());
            forks.add(origin);
        }
        return forks;
    }

    private static int viewer(JournalFile fork) {
        Journal.Origin origin = fork.journal().origin();
        return origin == null ? Table.NONE : origin.viewer();
    }

    private void tell(Printer talk, JournalFile fork, JournalFile origin) {
        String as = switch (viewer(fork)) {
            case Table.SPECTATOR -> Messages.SPECTATOR.in(root.lang);
            case Table.OMNISCIENT -> Messages.EVERYBODY.in(root.lang);
            default -> Roster.ofJournal(origin.names()).name(viewer(fork));
        };
        talk.say(Messages.VERIFIED_FORK, origin.journal().entries().size(), as, origin.commitment().digest());
        if (origin.origin() != null) tell(talk, origin, origin.origin());
    }

    private void say(SavedGame kept, boolean over) {
        Printer talk = root.printer();
        Setup setup = kept.file().journal().setup();
        talk.say(Paint.STRONG, Messages.VERIFIED, file);
        talk.say(Messages.VERIFIED_HASHES);
        talk.say(Messages.VERIFIED_ANSWERS, kept.file().journal().entries().size(), kept.game().title(), setup.rules());
        talk.say(Messages.VERIFIED_PRINTS, kept.file().fingerprints().size());
        talk.say(Messages.VERIFIED_SEED, kept.file().commitment().digest());
        if (kept.file().origin() != null) tell(talk, kept.file(), kept.file().origin());
        talk.say(over ? Messages.VERIFIED_OVER : Messages.VERIFIED_OPEN);
        if (over) talk.say(Messages.REVEALED, setup.seed(), kept.file().salt());
    }
}
