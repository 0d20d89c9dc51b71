package elysium.rivals;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import elysium.kernel.Setup;
import elysium.kit.law.Laws;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.Deck;
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
        Deck like = new RivalsGame().decks().list().get(deck);
        Deck own = new Deck("", like.name(), like.piles(), List.of());
        return Decks.option(seat, new RivalsGame().decks().pack(own));
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
        return table.top() instanceof Actions && !doubled(table, seat);
    }

    private static boolean doubled(Rivals table, int seat) {
        for (int card = table.first(GameLayout.HAND + seat); card >= 0; card = table.next(card))
            for (int other = table.next(card); other >= 0; other = table.next(other))
                if (table.face(card) == table.face(other)) return true;
        return false;
    }

    /// How many cards of each name there are.
    private static long[] cards(Rivals table) {
        long[] counts = new long[table.book().size()];
        for (int row = 0; row < table.rows(); row++) counts[table.face(row)]++;
        return counts;
    }
}
