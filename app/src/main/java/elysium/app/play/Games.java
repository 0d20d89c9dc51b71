package elysium.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Reason;
import elysium.kernel.Game;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Variant;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Finds installed games and validates setups.
public final class Games {
    private Games() {}

    /// All games, sorted by id.
    public static List<CardGame<?>> all() {
        List<CardGame<?>> games = new ArrayList<>();
        for (Game<?> game : ServiceLoader.load(Game.class))
            if (game instanceof CardGame<?> cards) games.add(cards);
        games.sort(Comparator.comparing(CardGame::id));
        return games;
    }

    public static CardGame<?> named(String id) {
        for (CardGame<?> game : all())
            if (game.id().equals(TextMatching.of(id))) return game;
        if (all().isEmpty()) throw CommandException.usage(ErrorMessages.NO_GAME);
        throw CommandException.usage(ErrorMessages.UNKNOWN_GAME, id, ids());
    }

    /// The ids of all games, separated by commas.
    public static String ids() {
        return String.join(", ", all().stream().map(CardGame::id).toList());
    }

    /// Reads variants separated by commas; throws on unknown ones.
    public static List<String> variants(Game<?> game, String words) {
        List<String> known = game.variants().stream().map(Variant::id).toList(), wanted = new ArrayList<>();
        for (String word : words.split(",", -1)) {
            String id = TextMatching.of(word);
            if (id.isEmpty()) continue;
            if (!known.contains(id))
                throw CommandException.usage(ErrorMessages.UNKNOWN_VARIANT, word.strip(), game.title(),
                        String.join(", ", known));
            wanted.add(id);
        }
        return wanted;
    }

    /// The options of a setup: variants, and corrected card values from a file.
    public static List<String> options(CardGame<?> game, String variants, @Nullable Path values) {
        List<String> options = new ArrayList<>(variants(game, variants));
        if (values != null) options.addAll(corrections(game, values));
        return options;
    }

    private static List<String> corrections(CardGame<?> game, Path values) {
        try {
            return game.readCorrections(Files.readString(values));
        } catch (NoSuchFileException _) {
            throw CommandException.usage(ErrorMessages.NO_FILE, values);
        } catch (IOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, values, Reason.of(e));
        } catch (InvalidInputException e) {
            throw CommandException.usage(ErrorMessages.BAD_VALUES, values, e.reason());
        }
    }

    /// A setup that the game accepts; throws otherwise.
    public static Setup setup(Game<?> game, int seats, List<String> variants, long seed) {
        if (!game.seatCounts().contains(seats))
            throw CommandException.usage(ErrorMessages.SEAT_COUNT, seats, game.title(), counts(game));
        Setup setup = new Setup(game.id(), game.rulesVersion(), seats, variants, seed);
        try {
            game.check(setup);
        } catch (IllegalArgumentException e) {
            throw CommandException.usage(ErrorMessages.BAD_SETUP, Reason.textOf(e));
        }
        return setup;
    }

    /// The numbers of seats of a game, separated by commas.
    public static String counts(Game<?> game) {
        return String.join(", ", game.seatCounts().stream().map(String::valueOf).toList());
    }

    /// The default number of seats: four if the game allows it.
    public static int usualSeats(Game<?> game) {
        return game.seatCounts().contains(4) ? 4 : game.seatCounts().getFirst();
    }
}
