package elysium.app.play;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Reason;
import elysium.kernel.Text;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.jspecify.annotations.Nullable;

/// Finds decks by id or by file name.
public final class DeckFiles {
    private static final long LARGEST = 100_000;

    private DeckFiles() {}

    /// A deck with its game and its faults.
    public record Found(CardGame<?> game, Deck deck, List<Deck.Fault> faults) {}

    /// The games that are played with decks.
    public static List<CardGame<?>> games() {
        return Games.all().stream().filter(game -> !game.decks().list().isEmpty()).toList();
    }

    /// The named game, or the only game with decks; throws if it has none.
    public static CardGame<?> game(@Nullable String named) {
        if (named == null && games().size() == 1) return games().getFirst();
        if (named == null) throw CommandException.usage(ErrorMessages.DECKS_OF_WHICH, ids());
        CardGame<?> game = Games.named(named);
        if (game.decks().list().isEmpty()) throw CommandException.usage(ErrorMessages.NO_DECKS, game.title(), ids());
        return game;
    }

    private static String ids() {
        return String.join(", ", games().stream().map(CardGame::id).toList());
    }

    /// The deck with an id, or from a file.
    public static Found find(Path folder, @Nullable String game, String idOrFile) {
        for (CardGame<?> each : games())
            for (Deck deck : each.decks().list())
                if (deck.id().equals(TextMatching.of(idOrFile)) && (game == null || each.id().equals(game)))
                    return new Found(each, deck, each.decks().check(deck));
        return file(folder, game(game), idOrFile);
    }

    /// The deck in a file; if there is no such file, the error lists the ids of the game's decks.
    public static Found file(Path folder, CardGame<?> game, String file) {
        Decks decks = game.decks();
        Deck.Reading read = decks.read(text(folder.resolve(file), game, file));
        List<Deck.Fault> faults = new ArrayList<>(read.faults());
        faults.addAll(decks.check(read.deck()));
        return new Found(game, read.deck(), faults);
    }

    private static String text(Path path, CardGame<?> game, String file) {
        try {
            if (Files.isRegularFile(path) && Files.size(path) > LARGEST)
                throw CommandException.usage(ErrorMessages.DECK_TOO_LONG, file);
            return Files.readString(path);
        } catch (NoSuchFileException _) {
            throw CommandException.usage(ErrorMessages.NO_DECK, file,
                    String.join(", ", game.decks().list().stream().map(Deck::id)
                            .toList()));
        } catch (CharacterCodingException _) {
            throw CommandException.usage(ErrorMessages.DECK_NO_TEXT, file);
        } catch (IOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, file, Reason.of(e));
        }
    }

    /// The setup options for decks given in seat order, separated by commas.
    public static List<String> options(Path folder, CardGame<?> game, String given) {
        List<String> options = new ArrayList<>();
        String[] words = given.split(",", -1);
        for (int seat = 0; seat < words.length; seat++)
            if (!words[seat].isBlank())
                options.add(Decks.option(seat, game.decks().pack(sound(folder, game, words[seat].strip()))));
        return options;
    }

    /// Decks separated by commas, or `all` the game's own decks.
    public static List<Deck> all(Path folder, CardGame<?> game, String given) {
        if (given.strip().equals("all")) return game(game.id()).decks().list();
        List<Deck> decks = new ArrayList<>();
        for (String word : given.split(",", -1)) decks.add(named(sound(folder, game, word.strip()), word.strip()));
        return decks;
    }

    /// A deck without a name is called by the word it was requested with.
    private static Deck named(Deck deck, String word) {
        return !deck.name().en().isBlank() ? deck
                : new Deck(deck.id(), new Text(word, word), deck.piles(), deck.remarks());
    }

    /// A legal deck; throws with the first fault of an illegal one.
    private static Deck sound(Path folder, CardGame<?> game, String word) {
        Found found = find(folder, game(game.id()).id(), word);
        if (!found.faults().isEmpty())
            throw CommandException.usage(ErrorMessages.BAD_DECK, word, found.faults().getFirst().message(), word);
        return found.deck();
    }
}
