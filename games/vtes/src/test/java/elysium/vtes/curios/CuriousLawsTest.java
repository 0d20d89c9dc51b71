package elysium.vtes.curios;

import java.util.List;
import java.util.stream.LongStream;
import elysium.kernel.Setup;
import elysium.kit.check.TableCards;
import elysium.kit.law.Laws;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Random games with made-up cards, which use all of the rules, obey the laws.
class CuriousLawsTest {
    private static final int GAMES = 12, ONE_QUESTION_IN = 900, ANSWERS = 100_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6}) void random_games_with_made_up_cards_obey_the_laws(int seats) {
        Setup setup = new Setup("curios", 1, seats, List.of(), 0);
        LongStream.range(0, GAMES).parallel().forEach(seed -> laws().check(setup, seed));
    }

    private static Laws<Vtes> laws() {
        return Laws.on(new CuriousGame()).oneIn(ONE_QUESTION_IN).maxAnswers(ANSWERS).conserving(CuriousLawsTest::cards);
    }

    /// The number of cards of each name.
    private static long[] cards(Vtes table) {
        return TableCards.byName(table, _ -> true);
    }
}
