package elysium.vtes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import elysium.kernel.Setup;
import elysium.kit.check.TableCards;
import elysium.kit.law.Laws;
import elysium.tabletop.game.Decks;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Random games of every number of seats, deck and option obey the laws.
class LawsTest {
    private static final int GAMES = 700, WITH_OPTIONS = 100, ONE_QUESTION_IN = 1_500, WATCHED_IN = 5,
            ANSWERS = 60_000;
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("turns=20"),
            List.of("deck1=ventrue", "deck2=ventrue"), List.of(own(0, 3), own(1, 2)));

    /// A custom deck with the cards of a built-in one.
    private static String own(int seat, int deck) {
        return TableCards.customDeck(new VtesGame().decks(), seat, deck);
    }

    @TestFactory Stream<DynamicTest> random_games_obey_the_laws() {
        return setups().stream()
                .map(setup -> dynamicTest(setup.seats() + " seats, " + Decks.visibleOptions(setup.options(), -1),
                        () -> hold(setup)));
    }

    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 6; seats++)
            for (List<String> options : OPTIONS) setups.add(new Setup("vtes", 1, seats, options, 0));
        return setups;
    }

    private static void hold(Setup setup) {
        int games = setup.options().isEmpty() ? GAMES : WITH_OPTIONS;
        LongStream.range(0, games).parallel().forEach(seed -> laws().check(setup, seed));
    }

    private static Laws<Vtes> laws() {
        return Laws.on(new VtesGame()).oneIn(ONE_QUESTION_IN).cheapLawsOneIn(WATCHED_IN).maxAnswers(ANSWERS)
                .requireHeldCards(LawsTest::plays).conserving(LawsTest::cards);
    }

    /// In its master phase a seat is offered or refused every card of its hand, except copies.
    private static boolean plays(Vtes table, int seat) {
        return table.top() instanceof PhaseWindow going && going.phase() == Phase.MASTER && seat == table.turn.active()
                && !TableCards.holdsCopies(table, GameLayout.HAND + seat);
    }

    /// The number of cards of each name.
    private static long[] cards(Vtes table) {
        return TableCards.byName(table, _ -> true);
    }
}
