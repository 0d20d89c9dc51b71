package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.check.ReasonChecks;
import elysium.kit.check.ReasonChecks.Break;
import elysium.kit.check.ReasonChecks.Wrong;
import elysium.kit.scenario.Scenarios;
import elysium.tabletop.Card;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.PlanningTurn.Stage;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The reasons why a card cannot be played, Drained or used, in their order: every card that a player has, with one
/// thing wrong at the table, and with two.
class ReasonsTest {
    private static final int GONE_FOR_GOOD = 0, TIME = 1, SIDE = 2, COST = 3, TARGET = 4;
    private static final List<Wrong<Vendetta>> ORDER = List.of(
            wrong("a used Relic", GONE_FOR_GOOD, by(Verb.USE, ReasonsTest::used), "VEN-REL-05"),
            wrong("a second card", TIME, by(Verb.PLAY, during(Stage.BLOOD)), "VEN-PLN-03"),
            wrong("a card at the end of the turn", TIME, by(Verb.PLAY, during(Stage.END)), "VEN-PLN-03"),
            wrong("a card in the Withdraw Step", TIME, by(Verb.PLAY, ReasonsTest::resolving), "VEN-PLN-03"),
            wrong("a Drain in the Withdraw Step", TIME, by(Verb.DRAIN, ReasonsTest::resolving), "VEN-RUL-10"),
            wrong("the Hourglass before a card", TIME, ReasonsTest::early, "VEN-REL-06"),
            wrong("face up where nothing is", SIDE, by(Verb.PLAY, ReasonsTest::hidden), "VEN-CTR-01"),
            wrong("no Blood to play it face down", COST, by(Verb.PLAY, ReasonsTest::poor), "VEN-GLO-11"),
            wrong("no Blood where it must lie face down", COST, by(Verb.PLAY, ReasonsTest::forced), "VEN-RUL-13"),
            wrong("no Blood to look", COST, by(Verb.LOOK, ReasonsTest::penniless), "VEN-GLO-11"),
            wrong("a card one knows", TARGET, by(Verb.LOOK, ReasonsTest::known), "VEN-CRL-31"),
            wrong("nothing for the Relic", TARGET, by(Verb.USE, ReasonsTest::nothing), "VEN-REL-06"));
    /// Which cards must have been tried in which way.
    private static final Map<String, Predicate<Card<Vendetta>>> KINDS = Map.of(
            "a second card", ReasonsTest::isClanCard, "a card at the end of the turn", ReasonsTest::isClanCard,
            "a card in the Withdraw Step", ReasonsTest::isClanCard, "face up where nothing is", ReasonsTest::isClanCard,
            "no Blood to play it face down", ReasonsTest::isClanCard,
            "no Blood where it must lie face down", ReasonsTest::isClanCard,
            "a Drain in the Withdraw Step", ReasonsTest::isDrained);
    private static final ReasonChecks<Vendetta> REASONS = new ReasonChecks<>(ReasonsTest::played, ORDER);
    private static final List<Seen> SEEN = new ArrayList<>();

    private record Seen(Vendetta table, int seat, long move) {}

    private static Wrong<Vendetta> wrong(String name, int rank, Break<Vendetta> how, String... clauses) {
        return new Wrong<>(name, rank, Set.of(clauses), how);
    }

    private static Break<Vendetta> by(int verb, Break<Vendetta> how) {
        return (t, seat, move) -> Move.verb(move) == verb ? how.forbidden(t, seat, move) : null;
    }

    private static int played(Vendetta t, long move) {
        boolean plans = t.top() instanceof PlanningTurn;
        return switch (Move.verb(move)) {
            case Verb.PLAY, Verb.DRAIN, Verb.LOOK, Verb.USE -> plans ? Move.a(move) : NONE;
            default -> NONE;
        };
    }

    /// A face-down Relic has no text.
    private static Long used(Vendetta t, int seat, long move) {
        t.turnDown(Move.a(move));
        return move;
    }

    // ---- the time

    /// The card face up: its side is not asked yet.
    private static long up(long move) {
        return Move.of(Move.verb(move), Move.a(move), Move.b(move), Verb.UP);
    }

    private static Break<Vendetta> during(Stage stage) {
        return (t, seat, move) -> {
            t.become(PlanningTurn.at(seat, Move.b(move), stage));
            return up(move);
        };
    }

    private static Long resolving(Vendetta t, int seat, long move) {
        boolean card = Move.verb(move) == Verb.PLAY;
        t.become(new StayOrWithdraw(card ? Move.b(move) : 0));
        return card ? Long.valueOf(up(move)) : move;
    }

    private static Long early(Vendetta t, int seat, long move) {
        if (Move.verb(move) != Verb.USE || t.firstModifyingCard(Value.HOURGLASS, seat) != Move.a(move)) return null;
        t.become(PlanningTurn.at(seat, 0, Stage.BLOOD));
        return move;
    }

    // ---- the side, and what it costs

    /// An opponent makes all others play face down there.
    private static void hide(Vendetta t, int seat, int place) {
        int by = t.seats.after(seat);
        t.addCard(VendettaBook.BOOK.number("nosferatu-eyes-in-the-dark"), by, Locations.position(by, place), 0);
    }

    private static Long hidden(Vendetta t, int seat, long move) {
        if (!(t.top() instanceof PlanningTurn turn) || turn.at() != Stage.CARD) return null;
        hide(t, seat, Move.b(move));
        return up(move);
    }

    private static Long poor(Vendetta t, int seat, long move) {
        if (Move.c(move) == Verb.UP || Fees.mustPlayFaceDown(t, seat, Move.b(move))) return null;
        return broke(t, seat, move);
    }

    private static Long forced(Vendetta t, int seat, long move) {
        if (Move.c(move) == Verb.UP) return null;
        hide(t, seat, Move.b(move));
        return broke(t, seat, move);
    }

    private static Long broke(Vendetta t, int seat, long move) {
        t.pools.setBlood(seat, 1);
        return Fees.faceDown(t, seat, Move.b(move)) == 0 ? null : move;
    }

    private static Long penniless(Vendetta t, int seat, long move) {
        t.pools.setBlood(seat, 1);
        return move;
    }

    // ---- what it is about

    private static Long known(Vendetta t, int seat, long move) {
        t.showTo(Move.a(move), 1 << seat);
        return move;
    }

    /// Nothing was Drained, or no card is left to be played.
    private static Long nothing(Vendetta t, int seat, long move) {
        int zone = (t.firstModifyingCard(Value.CHALICE, seat) == Move.a(move) ? DRAINED : HAND) + seat;
        while (t.first(zone) != NONE) t.move(t.first(zone), GONE);
        return move;
    }

    // ---- the cards

    private static boolean isClanCard(Card<Vendetta> card) {
        return Kind.of(card.kind()).isClanCard();
    }

    private static boolean isDrained(Card<Vendetta> card) {
        Kind kind = Kind.of(card.kind());
        return (kind == Kind.HUMAN || kind == Kind.VAMPIRE || kind == Kind.VICTIM)
                && (card.masks().modifiedValues() >> Value.UNDRAINABLE & 1) == 0;
    }

    @BeforeAll static void look() {
        Scenarios.watch(Tables.GAME, Path.of("src/test/resources/scenarios"), ReasonsTest::see);
        for (Seen seen : SEEN) KINDS.forEach((wrong, of) -> others(seen, wrong, of));
    }

    private static void see(Vendetta t, int seat, long move, Clause refused) {
        REASONS.beforeMove(t, seat, move, refused);
        if (refused == null && played(t, move) != NONE) SEEN.add(new Seen(t.copy(), seat, move));
    }

    /// Tries the cards that no scenario plays in the place of one that a scenario does.
    private static void others(Seen seen, String wrong, Predicate<Card<Vendetta>> of) {
        if (!of.test(seen.table.book().card(seen.table.face(Move.a(seen.move))))) return;
        boolean plays = Move.verb(seen.move) == Verb.PLAY;
        for (String slug : left(wrong, of)) {
            Vendetta t = seen.table.copy();
            int zone = (plays ? HAND : ALLIANCE) + seen.seat;
            int card = t.addCard(VendettaBook.BOOK.number(slug), seen.seat, zone, 0);
            long move = Move.of(Move.verb(seen.move), card, Move.b(seen.move), Move.c(seen.move));
            if (t.offers(seen.seat, Offers.movesOnly()).allows(move)) REASONS.beforeMove(t, seen.seat, move, null);
        }
    }

    @Test void what_is_wrong_is_said_and_of_two_things_the_first() {
        assertThat(REASONS.faults()).isEmpty();
    }

    /// Every card that a player has was made wrong in each way that there is for its kind.
    @Test void every_card_was_tried() {
        KINDS.forEach((wrong, of) -> assertThat(left(wrong, of)).as(wrong).isEmpty());
        for (Wrong<Vendetta> wrong : ORDER) assertThat(REASONS.cards(wrong.name())).as(wrong.name()).isNotEmpty();
    }

    private static List<String> left(String wrong, Predicate<Card<Vendetta>> of) {
        return REASONS.untested(VendettaBook.BOOK, wrong, of);
    }
}
