package elysium.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import elysium.app.message.Messages;
import elysium.app.play.Games;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Setup;
import elysium.kernel.Variant;
import elysium.kernel.journal.Journal;
import elysium.kit.law.LawBrokenException;
import elysium.kit.law.Laws;
import elysium.kit.law.Shrink;
import elysium.store.Commitment;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays random games of all sizes and variants and checks the laws on them.
@Command(name = "fuzz")
final class FuzzCommand implements Callable<Integer> {
    private static final double A_DAY = 24 * 60;
    private static final int TRIES = 50;

    private final Root root;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game") String game = "";

    @Option(names = "--minutes", paramLabel = "NUMBER", descriptionKey = "minutes") String minutes = "1";

    @Option(names = "--seed", paramLabel = "NUMBER", descriptionKey = "seed") @Nullable String seed;

    @Option(names = "--seats", paramLabel = "NUMBER", descriptionKey = "seats") @Nullable String seats;

    @Option(names = "--variants", paramLabel = "A,B", descriptionKey = "variants") @Nullable String variants;

    @Option(names = "--values", paramLabel = "FILE", descriptionKey = "values") @Nullable Path values;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    FuzzCommand(Root root) {
        this.root = root;
    }

    /// The result in JSON; `failure` is null if every law held.
    record Found(int games, long decisions, @Nullable Failure failure) {}

    /// A broken law and the reduced game that shows it.
    record Failure(String law, int seats, List<String> variants, String seed, List<String> moves) {}

    @Override public Integer call() {
        return run(Games.named(game));
    }

    private <T extends CardTable<T>> int run(CardGame<T> of) {
        long end = System.nanoTime() + (long) (Numbers.decimal("--minutes", minutes, A_DAY) * 60e9);
        SplittableRandom random = new SplittableRandom(seed == null ? Commitment.seed() : Numbers.seed(seed));
        Laws<T> laws = Laws.on(of);
        int games = 0;
        long decisions = 0;
        do {
            Setup setup = setup(of, random);
            try {
                decisions += laws.check(setup, random.nextLong()).entries().size();
            } catch (LawBrokenException broken) {
                return found(of, Shrink.shortest(laws, broken), games, decisions);
            }
            games++;
        } while (System.nanoTime() < end);
        if (format == Format.JSON) root.environment.out().println(Json.of(new Found(games, decisions, null)));
        else root.printer().say(Messages.FUZZ_OK, games, decisions);
        return 0;
    }

    /// A setup that the game accepts: the given options, the others at random.
    private Setup setup(CardGame<?> of, SplittableRandom random) {
        for (int tries = 1;; tries++) {
            int number = seats == null ? of.seatCounts().get(random.nextInt(of.seatCounts().size()))
                    : Numbers.number("--seats", seats, 1, elysium.kernel.Table.SEATS);
            Setup setup = new Setup(of.id(), of.rulesVersion(), number, options(of, random), 0);
            try {
                of.check(setup);
                return setup;
            } catch (IllegalArgumentException _) {
                if (tries == TRIES) return Games.setup(of, number, setup.options(), 0);
            }
        }
    }

    private List<String> options(CardGame<?> of, SplittableRandom random) {
        Path file = values == null ? null : root.environment.folder().resolve(values);
        List<String> options = Games.options(of, variants == null ? "" : variants, file);
        if (variants != null) return options;
        for (Variant variant : of.variants())
            if (random.nextBoolean()) options.add(variant.id());
        return options;
    }

    private <T extends CardTable<T>> int found(CardGame<T> of, LawBrokenException broken, int games, long decisions) {
        List<String> moves = moves(of, broken.journal());
        if (format == Format.JSON) {
            Setup setup = broken.journal().setup();
            var failure = new Failure(broken.law() + ": " + broken.evidence(), setup.seats(), setup.options(),
                    Long.toString(setup.seed()), moves);
            root.environment.out().println(Json.of(new Found(games, decisions, failure)));
        } else {
            tell(broken, moves);
        }
        return 1;
    }

    private void tell(LawBrokenException broken, List<String> moves) {
        Printer talk = root.printer();
        Journal journal = broken.journal();
        Setup setup = journal.setup();
        talk.say(Paint.WARNING, Messages.FUZZ_BROKEN, broken.law() + ": " + broken.evidence());
        talk.say(Messages.FUZZ_SETUP, setup.game(), setup.seats(), String.join(",", setup.options()), setup.seed());
        talk.say(Messages.FUZZ_MOVES, journal.entries().size());
        for (String move : moves) talk.line("  " + move);
    }

    private <T extends CardTable<T>> List<String> moves(CardGame<T> of, Journal journal) {
        T table = journal.begin(of);
        List<String> moves = new ArrayList<>();
        for (Journal.Entry entry : journal.entries()) {
            String words = of.notation().write(table, entry.seat(), entry.move(), root.lang);
            moves.add(Messages.SEAT.in(root.lang, entry.seat() + 1) + ": " + words);
            if (!given(table, entry)) break;
        }
        return moves;
    }

    /// False if the rules throw: no later answer can be written in words.
    private static boolean given(CardTable<?> table, Journal.Entry entry) {
        try {
            table.answer(entry.seat(), entry.move());
            return true;
        } catch (RuntimeException _) {
            return false;
        }
    }
}
