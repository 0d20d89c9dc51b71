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
import elysium.tabletop.CardGame;

/// A journal file that was opened: read, of a game that is installed, and of rules this program plays.
public record SavedGame(Path path, JournalFile file, CardGame<?> game) {

    /// Opens a file; whatever is wrong with it is a fault that names the file and, where it lies in one, the line.
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
            throw CommandException.usage(ErrorMessages.DAMAGED, e.words());
        } catch (UncheckedIOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, path, Reason.of(e));
        }
    }

    /// Folds the whole journal, strictly, with its fingerprints; a fault says where it goes astray.
    public SavedGame folded() {
        Setup setup = file.journal().setup();
        try {
            game.check(setup);
            file.fold(game);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw CommandException.failed(ErrorMessages.ASTRAY, path, Reason.objected(e));
        }
        return this;
    }

    /// Whether the game was played to its end.
    public boolean over() {
        return file.fold(game).isOver();
    }

    public Roster roster() {
        return Roster.kept(file.names());
    }
}
