package elysium.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.message.Reason;
import elysium.app.play.Bots;
import elysium.app.play.DeckFiles;
import elysium.app.play.Games;
import elysium.app.play.Roster;
import elysium.app.play.Thinking;
import elysium.app.screen.Printer;
import elysium.app.sim.DeckMatrixPicture;
import elysium.app.sim.Pairings;
import elysium.app.sim.Picture;
import elysium.app.sim.ProgressBar;
import elysium.app.sim.SimulationReport;
import elysium.app.sim.SimulationReportText;
import elysium.app.sim.StatisticsReport;
import elysium.bots.Tournament;
import elysium.kernel.Setup;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays many games between bots and reports statistics.
@Command(name = "sim")
final class SimCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 100_000_000, MOST_THREADS = 1024;

    private final Root root;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game") String game = "";

    @Option(names = "--games", paramLabel = "NUMBER", descriptionKey = "games") String games = "1000";

    @Option(names = "--bots", paramLabel = "search,random,…", descriptionKey = "bots") @Nullable String bots;

    @Option(names = "--seed", paramLabel = "NUMBER", descriptionKey = "seed") String seed = "1";

    @Option(names = "--threads", paramLabel = "NUMBER", descriptionKey = "threads") @Nullable String threads;

    @Option(names = "--think", paramLabel = "TIME", descriptionKey = "think") String think = "1000";

    @Option(names = "--variants", paramLabel = "A,B", descriptionKey = "variants") String variants = "";

    @Option(names = "--values", paramLabel = "FILE", descriptionKey = "values") @Nullable Path values;

    @Option(names = "--decks", paramLabel = "ID|FILE,…", descriptionKey = "decks") @Nullable String decks;

    @Option(names = "--mirror", descriptionKey = "mirror") boolean mirror;

    @Option(names = "--plot", paramLabel = "FILE", descriptionKey = "plot") @Nullable Path plot;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    SimCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        return run(Games.named(game));
    }

    private <T extends CardTable<T>> int run(CardGame<T> of) {
        int many = Numbers.number("--games", games, 1, MOST_GAMES);
        int workers = threads == null ? Runtime.getRuntime().availableProcessors()
                : Numbers.number("--threads", threads, 1, MOST_THREADS);
        Thinking thinking = Thinking.read(think);
        List<Roster.Kind> kinds = kinds(of);
        Path file = values == null ? null : root.environment.folder().resolve(values);
        Setup setup = Games.setup(of, kinds.size(), Games.options(of, variants, file), Numbers.seed(seed));
        Pairings rounds = rounds(of, setup);
        Path picture = plot == null ? null : root.environment.folder().resolve(plot);
        if (picture != null) Picture.check(picture);
        var tournament = new Tournament<>(of, rounds == null ? List.of(setup) : rounds.setups(),
                field(of, kinds, thinking),
                (table, seat) -> of.label(table, seat).in(root.lang));
        SimulationReport tally =
                SimulationReport.of(tournament.play(many, workers, new ProgressBar(root.environment, root.lang)),
                        rounds,
                        root.lang);
        if (picture != null) draw(of, tally, picture);
        show(tally, thinking.millis() > 0 && kinds.contains(Roster.Kind.SEARCH));
        return 0;
    }

    /// The pairings of the given decks, or null if the game's default decks are used.
    private @Nullable Pairings rounds(CardGame<?> of, Setup setup) {
        if (decks == null) {
            if (mirror) throw CommandException.usage(ErrorMessages.MIRROR_OF_NOTHING);
            return null;
        }
        List<Pairings.Entrant> entrants = new ArrayList<>();
        for (Deck deck : DeckFiles.all(root.environment.folder(), of, decks))
            entrants.add(new Pairings.Entrant(deck.name().in(root.lang), of.decks().pack(deck)));
        if (mirror) return Pairings.mirrored(setup, entrants);
        if (entrants.size() < setup.seats())
            throw CommandException.usage(ErrorMessages.TOO_FEW_DECKS, entrants.size(), setup.seats());
        return Pairings.all(setup, entrants);
    }

    private List<Roster.Kind> kinds(CardGame<?> of) {
        if (bots == null) return Collections.nCopies(Games.usualSeats(of), Roster.Kind.RANDOM);
        List<Roster.Kind> kinds = new ArrayList<>();
        for (String word : bots.split(",", -1)) kinds.add(Roster.bot(word));
        return kinds;
    }

    /// Bots of one kind share a name, so their wins are added up; if all are of one kind, each is named separately.
    private static <T extends CardTable<T>> List<Tournament.Contender<T>> field(CardGame<T> of, List<Roster.Kind> kinds,
            Thinking thinking) {
        List<Tournament.Contender<T>> field = new ArrayList<>();
        boolean mirror = kinds.stream().distinct().count() == 1;
        for (Roster.Kind kind : kinds) {
            String name = mirror ? kind.word() + " " + (field.size() + 1) : kind.word();
            field.add(new Tournament.Contender<>(name, Bots.maker(of, kind, thinking, 1)));
        }
        return field;
    }

    /// Draws the wins, and into files beside it the deck matrix and each statistics table with data.
    private void draw(CardGame<?> of, SimulationReport tally, Path file) {
        String title = Messages.PLOT_TITLE.in(root.lang, of.title(), tally.games());
        try {
            Picture.write(tally, title, root.lang, file);
            if (tally.matrix() != null)
                DeckMatrixPicture.write(tally.matrix(), title, root.lang, Picture.beside(file, "decks"));
            for (StatisticsReport sheet : tally.sheets())
                if (!sheet.lines().isEmpty())
                    Picture.write(sheet, Messages.PLOT_SHEET.in(root.lang, title, sheet.title()), root.lang,
                            Picture.beside(file, sheet.id()));
        } catch (IOException e) {
            throw CommandException.usage(ErrorMessages.UNWRITABLE, file, Reason.of(e));
        }
    }

    private void show(SimulationReport tally, boolean clock) {
        if (format == Format.JSON) {
            root.environment.out().println(Json.of(tally));
            return;
        }
        Printer talk = root.printer();
        new SimulationReportText(talk).show(tally);
        if (clock) talk.say(Messages.SIM_CLOCK);
        if (plot != null) talk.say(Messages.SIM_PLOTTED, plot);
    }
}
