package elysium.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.play.DeckFiles;
import elysium.app.play.GameStarter;
import elysium.app.play.Games;
import elysium.app.play.NewGameDialog;
import elysium.app.play.Roster;
import elysium.app.play.SavedGame;
import elysium.app.play.Thinking;
import elysium.app.screen.Printer;
import elysium.app.screen.Screen;
import elysium.kernel.Setup;
import elysium.store.Commitment;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays a game in this terminal.
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game") @Nullable String game;

    @Option(names = "--seats", paramLabel = "me,bot,…", descriptionKey = "seats") @Nullable String seats;

    @Option(names = "--variants", paramLabel = "A,B", descriptionKey = "variants") @Nullable String variants;

    @Option(names = "--values", paramLabel = "FILE", descriptionKey = "values") @Nullable Path values;

    @Option(names = "--decks", paramLabel = "ID|FILE,…", descriptionKey = "decks") @Nullable String decks;

    @Option(names = "--seed", paramLabel = "NUMBER", descriptionKey = "seed") @Nullable String seed;

    @Option(names = "--bot", paramLabel = "search|random", descriptionKey = "bot") @Nullable String bot;

    @Option(names = "--think", paramLabel = "TIME", descriptionKey = "think") String think = "500ms";

    @Option(names = "--load", paramLabel = "FILE", descriptionKey = "load") @Nullable Path load;

    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "data") Path dataFolder = Path.of("elysium-data");

    PlayCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        CardGame<?> named = game == null ? null : Games.named(game);
        Thinking thinking = Thinking.read(think);
        if (load != null) return resume(named, load, thinking);
        readAll(named);
        try (Screen screen = root.screen()) {
            Printer talk = new Printer(screen, root.lang);
            CardGame<?> chosen = named == null ? new NewGameDialog(talk).game() : named;
            return chosen == null ? 0 : start(talk, chosen);
        }
    }

    /// Rejects wrong options before the dialog asks for the missing ones.
    private void readAll(@Nullable CardGame<?> named) {
        if (seed != null) Numbers.seed(seed);
        if (bot != null) Roster.bot(bot);
        if (named == null) return;
        options(named, variants == null ? "" : variants);
        if (seats != null) roster(seats, Roster.Kind.SEARCH, named);
    }

    private Roster roster(String places, Roster.Kind usual, CardGame<?> of) {
        Roster roster = Roster.read(places, usual, Messages.YOU.in(root.lang));
        if (roster.personCount() == 0) throw CommandException.usage(ErrorMessages.NO_HUMAN, of.id());
        if (!of.seatCounts().contains(roster.size()))
            throw CommandException.usage(ErrorMessages.SEAT_COUNT, roster.size(), of.title(), Games.counts(of));
        return roster;
    }

    /// Asks for the missing options, then plays.
    int start(Printer talk, CardGame<?> chosen) {
        NewGameDialog asking = new NewGameDialog(talk);
        boolean asked = seats == null;
        String places = seats == null ? asking.seats(chosen) : seats;
        if (places == null) return 0;
        String options = variants != null ? variants : asked ? asking.variants(chosen) : "";
        if (options == null) return 0;
        boolean askBot = asked && bot == null && places.contains("bot");
        Roster.Kind usual = askBot ? asking.bot() : Roster.bot(bot == null ? "search" : bot);
        if (usual == null) return 0;
        Roster roster = roster(places, usual, chosen);
        Setup setup = Games.setup(chosen, roster.size(), options(chosen, options),
                seed == null ? Commitment.seed() : Numbers.seed(seed));
        Path folder = root.environment.folder().resolve(dataFolder);
        new GameStarter(talk, root.printer(), Thinking.read(think)).begin(chosen, setup, roster, folder);
        return 0;
    }

    private List<String> options(CardGame<?> of, String words) {
        Path file = values == null ? null : root.environment.folder().resolve(values);
        List<String> options = new ArrayList<>(Games.options(of, words, file));
        if (decks != null) options.addAll(DeckFiles.options(root.environment.folder(), of, decks));
        return options;
    }

    private int resume(@Nullable CardGame<?> named, Path file, Thinking thinking) {
        if (seats != null) throw CommandException.usage(ErrorMessages.LOAD_WITH, "--seats");
        if (variants != null) throw CommandException.usage(ErrorMessages.LOAD_WITH, "--variants");
        if (values != null) throw CommandException.usage(ErrorMessages.LOAD_WITH, "--values");
        if (decks != null) throw CommandException.usage(ErrorMessages.LOAD_WITH, "--decks");
        if (seed != null) throw CommandException.usage(ErrorMessages.LOAD_WITH, "--seed");
        SavedGame saved = SavedGame.open(root.environment.folder().resolve(file)).verify();
        if (named != null && !named.id().equals(saved.game().id()))
            throw CommandException.usage(ErrorMessages.OTHER_GAME, file, saved.game().title(), named.title());
        try (Screen screen = root.screen()) {
            new GameStarter(new Printer(screen, root.lang), root.printer(), thinking).resume(saved.game(), saved);
        }
        return 0;
    }
}
