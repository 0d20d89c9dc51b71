package elysium.nightfall;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import elysium.kernel.Setup;
import elysium.kit.check.TableCards;
import elysium.kit.law.Laws;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Random games of every seat count obey the laws: 2,000 of the plain game, 500 of each combination of variants.
class LawsTest {
    private static final int GAMES = 2_000, WITH_OPTIONS = 500, ONE_QUESTION_IN = 1_000, ANSWERS = 40_000;
    /// In apocalypse mode a match is several games, and hardly ever fewer than these.
    private static final int GAMES_OF_A_MATCH = 6;
    private static final List<List<String>> VARIANTS =
            List.of(List.of(), List.of("quick"), List.of("secret"), List.of("open"), List.of("foundations"),
                    List.of("quick", "secret"), List.of("open", "secret"), List.of("lisaveta"), List.of("apocalypse"),
                    List.of("apocalypse", "secret"));

    @TestFactory Stream<DynamicTest> random_games_obey_the_laws() {
        return setups().stream()
                .map(setup -> dynamicTest(setup.seats() + " seats, " + setup.options(), () -> hold(setup)));
    }

    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 5; seats++)
            for (List<String> options : VARIANTS) setups.add(new Setup("nightfall", 1, seats, options, 0));
        setups.add(new Setup("nightfall", 1, 2, List.of("standard-draft"), 0));
        return setups;
    }

    private static void hold(Setup setup) {
        int games = setup.options().isEmpty() ? GAMES : WITH_OPTIONS;
        int matches = setup.has("apocalypse") ? games / GAMES_OF_A_MATCH : games;
        LongStream.range(0, matches).parallel().forEach(seed -> laws().check(setup, seed));
    }

    private static Laws<Nightfall> laws() {
        return Laws.on(Tables.GAME).oneIn(ONE_QUESTION_IN).maxAnswers(ANSWERS).requireHeldCards(LawsTest::plays)
                .conserving(LawsTest::cards);
    }

    /// In the chain and claim phases every card of the hand is offered or refused, but for copies of one that is.
    private static boolean plays(Nightfall table, int seat) {
        return (table.top() instanceof Chain || table.top() instanceof Claim)
                && !TableCards.holdsCopies(table, GameLayout.HAND + seat);
    }

    /// How many wounds and starting minions of each name there are.
    private static long[] cards(Nightfall table) {
        return TableCards.byName(table, row -> table.minions.kind(row) == Kind.WOUND
                || table.minions.kind(row) == Kind.STARTER);
    }
}
