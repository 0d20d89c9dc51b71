package elysium.vendetta;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import elysium.kernel.Setup;
import elysium.kit.check.TableCards;
import elysium.kit.law.Laws;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Random games of every seat count obey the laws: 2,000 of the plain game, 500 of each combination of variants.
class LawsTest {
    private static final int GAMES = 2_000, WITH_OPTIONS = 500, ONE_QUESTION_IN = 200, ANSWERS = 1_000;
    private static final List<List<String>> VARIANTS =
            List.of(List.of(), List.of("relics"), List.of("locations"), List.of("locations", "relics"));

    @TestFactory Stream<DynamicTest> random_games_obey_the_laws() {
        return setups().stream()
                .map(setup -> dynamicTest(setup.seats() + " seats, " + setup.options(), () -> hold(setup)));
    }

    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 3; seats <= 6; seats++)
            for (List<String> options : VARIANTS) {
                if (seats != 6) setups.add(new Setup("vendetta", 2, seats, options, 0));
                if (seats % 2 == 0) setups.add(new Setup("vendetta", 2, seats, plus(options, "teams"), 0));
            }
        return setups;
    }

    private static List<String> plus(List<String> options, String another) {
        List<String> longer = new ArrayList<>(options);
        longer.add(another);
        return longer;
    }

    private static void hold(Setup setup) {
        int games = setup.options().isEmpty() ? GAMES : WITH_OPTIONS;
        LongStream.range(0, games).parallel().forEach(seed -> laws().check(setup, seed));
    }

    private static Laws<Vendetta> laws() {
        return Laws.on(new VendettaGame()).oneIn(ONE_QUESTION_IN).maxAnswers(ANSWERS).requireHeldCards(LawsTest::plays)
                .conserving(LawsTest::cards);
    }

    /// In a Planning turn that begins, every card of the hand is offered or refused.
    private static boolean plays(Vendetta table, int seat) {
        return table.top() instanceof PlanningTurn turn && turn.at() == PlanningTurn.Stage.CARD;
    }

    /// How often each card without a clan is on the table.
    private static long[] cards(Vendetta table) {
        return TableCards.byName(table, row -> !table.kind(row).isClanCard());
    }
}
