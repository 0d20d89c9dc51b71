package elysium.app.play;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Reason;
import elysium.kernel.Setup;
import elysium.store.CorruptFileException;
import elysium.store.JournalFile;
import elysium.tabletop.game.CardGame;

/// An opened journal file of an installed game, with the current version of its rules.
public record SavedGame(Path path, JournalFile file, CardGame<?> game) {

    /// Opens a file; errors name the file and, if possible, the line.
    public static SavedGame open(Path path) {
        if (!Files.isRegularFile(path)) throw CommandException.usage(ErrorMessages.NO_FILE, path);
        JournalFile file = read(path);
        Setup setup = file.journal().setup();
        CardGame<?> game = Games.named(setup.game());
        if (setup.rules() != game.rulesVersion())
            throw CommandException.usage(ErrorMessages.OTHER_RULES, path, setup.rules(), game.rulesVersion());
        return new SavedGame(path, file, game);
    }

    private static JournalFile read(Path path) {
        try {
            return JournalFile.read(path);
        } catch (CorruptFileException e) {
            throw CommandException.usage(ErrorMessages.DAMAGED, e.reason());
        } catch (UncheckedIOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, path, Reason.of(e));
        }
    }

    /// Replays the whole journal, checking answers and fingerprints; the error says where it breaks the rules.
    public SavedGame verify() {
        Setup setup = file.journal().setup();
        try {
            game.check(setup);
            file.replay(game);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw CommandException.failed(ErrorMessages.ASTRAY, path, Reason.textOf(e));
        }
        return this;
    }

    public boolean isOver() {
        return file.replay(game).isOver();
    }

    public Roster roster() {
        return Roster.ofJournal(file.names());
    }
}
