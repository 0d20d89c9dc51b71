package elysium.kit.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kit.law.Laws;
import elysium.tabletop.CardTable;

/// Plays random games to their end, or a table by a script, always through the move validator.
public final class RandomGames {
    private static final int LONGEST = 4_000, LAWFUL = 200;

    private RandomGames() {}

    /// Plays random games; `watch` receives the table before each answer and once at the end.
    public static <T extends CardTable<T>> void play(Proof<T> game, int games, Consumer<T> watch) {
        for (int seed = 0; seed < games; seed++)
            for (int seats : game.seatCounts()) one(game, game.setup(seats, seed), watch);
    }

    private static <T extends Table<T>> void one(Game<T> game, Setup setup, Consumer<T> watch) {
        T table = game.setUp(setup);
        SplittableRandom dice = new SplittableRandom(setup.seed());
        Offers offers = Offers.movesOnly();
        int answers = 0;
        for (; !table.isOver() && answers < LONGEST; answers++) {
            watch.accept(table);
            int seat = table.nextPending();
            table.offers(seat, offers);
            assertThat(offers.size()).as("%s has an answer", table.top()).isPositive();
            table.answer(seat, offers.get(dice.nextInt(offers.size())));
        }
        watch.accept(table);
        assertThat(answers).as("a game of %s ends", game.id()).isLessThan(LONGEST);
    }

    /// Checks the laws on 200 random games for each number of seats, every law at one in four questions.
    ///
    /// @param heldCardsSpeak the questions at which every held card must be offered or refused
    public static <T extends CardTable<T>> void lawful(Proof<T> game, Laws.HeldCards<T> heldCardsSpeak) {
        Laws<T> laws = Laws.on(game).oneIn(4).maxAnswers(LONGEST).conserving(RandomGames::cards)
                .requireHeldCards(heldCardsSpeak);
        for (int seats : game.seatCounts())
            for (int seed = 0; seed < LAWFUL; seed++) laws.check(game.setup(seats, seed), seed);
    }

    /// The number of copies of each card, and the number of cards that are in a zone.
    private static <T extends CardTable<T>> long[] cards(T table) {
        long[] counts = new long[table.book().size() + 1];
        for (int zone = 0; zone < table.zones().size(); zone++)
            for (int card = table.first(zone); card != Table.NONE; card = table.next(card), counts[counts.length - 1]++)
                counts[table.face(card)]++;
        return counts;
    }

    /// Gives one answer through the move validator.
    public static <T extends Table<T>> void say(T table, int seat, int verb, int... operands) {
        int a = operands.length > 0 ? operands[0] : 0, b = operands.length > 1 ? operands[1] : 0;
        new MoveValidator<>(table).play(seat, Move.of(verb, a, b));
    }
}
