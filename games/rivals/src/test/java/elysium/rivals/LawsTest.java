package elysium.rivals;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import elysium.kernel.Setup;
import elysium.kit.check.TableCards;
import elysium.kit.law.Laws;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.Decks;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Random games of every number of seats, with decks of both boxes and every option, obey the laws.
class LawsTest {
    private static final int GAMES = 2_000, WITH_OPTIONS = 300, ONE_QUESTION_IN = 600, ANSWERS = 20_000;
    private static final List<String> WOLF_AND_RAT = List.of("deck1=war-gangrel", "deck2=war-nosferatu");
    private static final List<List<String>> OPTIONS = List.of(List.of(), WOLF_AND_RAT, List.of("choose-leader"),
            List.of("hidden-agendas"), List.of("printed"), List.of("supply=24"),
            List.of("choose-leader", "hidden-agendas", "deck1=core-brujah", "deck2=core-brujah"),
            List.of(own(0, 3), own(1, 2)));

    /// A custom deck of a seat with the cards of a known deck.
    private static String own(int seat, int deck) {
        return TableCards.customDeck(new RivalsGame().decks(), seat, deck);
    }

    @TestFactory Stream<DynamicTest> random_games_obey_the_laws() {
        return setups().stream()
                .map(setup -> dynamicTest(setup.seats() + " seats, " + Decks.visibleOptions(setup.options(), -1),
                        () -> hold(setup)));
    }

    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++)
            for (List<String> options : OPTIONS) setups.add(new Setup("rivals", 1, seats, options, 0));
        return setups;
    }

    private static void hold(Setup setup) {
        int games = setup.options().isEmpty() ? GAMES : WITH_OPTIONS;
        LongStream.range(0, games).parallel().forEach(seed -> laws().check(setup, seed));
    }

    private static Laws<Rivals> laws() {
        return Laws.on(new RivalsGame()).oneIn(ONE_QUESTION_IN).maxAnswers(ANSWERS).requireHeldCards(LawsTest::plays)
                .conserving(LawsTest::cards);
    }

    /// Between two actions every card of the hand is offered or refused, except copies of one that is.
    private static boolean plays(Rivals table, int seat) {
        return table.top() instanceof Actions && !TableCards.holdsCopies(table, GameLayout.HAND + seat);
    }

    /// How many cards of each name there are.
    private static long[] cards(Rivals table) {
        return TableCards.byName(table, _ -> true);
    }
}
