package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.check.ReasonChecks;
import elysium.kit.check.ReasonChecks.Break;
import elysium.kit.check.ReasonChecks.Wrong;
import elysium.kit.scenario.Scenarios;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Card;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The reasons why a card cannot be played, claimed or used, in their order: every card of the box, with one thing
/// wrong at the table, and with two.
class ReasonsTest {
    private static final int TIME = 0, KIND = 1, WHO = 2, REQUIREMENT = 3, COST = 4, LIMIT = 5;
    private static final List<Wrong<Nightfall>> ORDER = List.of(
            wrong("an order in the combat phase", TIME, by(Verb.LINK, yourTurn(new Attacks())), "NF-CHAIN-01"),
            wrong("an order in the claim phase", TIME, by(Verb.LINK, yourTurn(new Claim())), "NF-CHAIN-01"),
            wrong("an order in another's combat", TIME, by(Verb.LINK, ReasonsTest::othersTurn), "NF-CHAIN-07"),
            wrong("a claim in the combat phase", TIME, by(Verb.CLAIM, yourTurn(new Attacks())), "NF-TURN-02"),
            wrong("a claim in the chain phase", TIME, by(Verb.CLAIM, ReasonsTest::inChain), "NF-TURN-02"),
            wrong("a claim in the cleanup phase", TIME, by(Verb.CLAIM, yourTurn(new CleanUp(0, 0))), "NF-TURN-02"),
            wrong("a claim in another's turn", TIME, by(Verb.CLAIM, ReasonsTest::othersTurn), "NF-CLAIM-10"),
            wrong("a wound in the chain", KIND, by(Verb.LINK, ReasonsTest::wound), "NF-RUL-26"),
            wrong("an order for its wound text", KIND, by(Verb.WOUND, ReasonsTest::order), "NF-WND-01"),
            wrong("an enemy archive", WHO, by(Verb.CLAIM, ReasonsTest::enemy), "NF-CLAIM-02"),
            wrong("an attack on another", WHO, by(Verb.BLOCK, ReasonsTest::onAnother), "NF-BLK-09"),
            wrong("no link", REQUIREMENT, by(Verb.LINK, ReasonsTest::noLink), "NF-CHAIN-05"),
            wrong("too little influence", COST, by(Verb.CLAIM, ReasonsTest::poor), "NF-CLAIM-03"),
            wrong("a second block", LIMIT, by(Verb.BLOCK, ReasonsTest::again), "NF-BLK-02"));
    /// Which cards must have been tried in which way; a starting minion is in no archive.
    private static final Map<String, Predicate<Card<Nightfall>>> KINDS = Map.of(
            "an order in the combat phase", ReasonsTest::isOrder, "an order in the claim phase", ReasonsTest::isOrder,
            "an order in another's combat", ReasonsTest::isOrder, "no link", ReasonsTest::isOrder,
            "a claim in another's turn", ReasonsTest::isClaimed, "a claim in the chain phase", ReasonsTest::isClaimed,
            "an enemy archive", ReasonsTest::isClaimed, "too little influence", ReasonsTest::isClaimed,
            "an order for its wound text", card -> !isOrder(card), "a second block", ReasonsTest::isMinion);
    private static final ReasonChecks<Nightfall> REASONS = new ReasonChecks<>(ReasonsTest::played, ORDER);
    private static final List<Seen> SEEN = new ArrayList<>();

    private record Seen(Nightfall table, int seat, long move) {}

    private static Wrong<Nightfall> wrong(String name, int rank, Break<Nightfall> how, String... clauses) {
        return new Wrong<>(name, rank, Set.of(clauses), how);
    }

    private static Break<Nightfall> by(int verb, Break<Nightfall> how) {
        return (t, seat, move) -> Move.verb(move) == verb ? how.forbidden(t, seat, move) : null;
    }

    private static int played(Nightfall t, long move) {
        return switch (Move.verb(move)) {
            case Verb.LINK, Verb.BLOCK, Verb.WOUND -> Move.a(move);
            case Verb.CLAIM -> t.archives.hidden(Move.a(move)) ? NONE : t.archives.top(Move.a(move));
            default -> NONE;
        };
    }

    // ---- the time

    private static Break<Nightfall> yourTurn(Frame<Nightfall> phase) {
        return (t, seat, move) -> {
            if (seat != t.night.active()) return null;
            t.become(phase);
            return move;
        };
    }

    private static Long inChain(Nightfall t, int seat, long move) {
        t.become(new Chain(seat));
        return move;
    }

    private static Long othersTurn(Nightfall t, int seat, long move) {
        if (seat == t.night.active()) t.night.beginTurn(t.night.after(seat));
        t.become(new Blocks(seat));
        return move;
    }

    // ---- the kind of card, whose it is

    /// The first card of a kind in hand, laid there if there is none.
    private static int held(Nightfall t, int seat, Predicate<Card<Nightfall>> of) {
        int def = NightfallBook.BOOK.cards().stream().filter(of).findFirst().orElseThrow().number();
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) if (t.face(card) == def) return card;
        int card = t.addCard(def, seat, HAND + seat);
        t.setOwnerTo(card, seat);
        return card;
    }

    private static Long wound(Nightfall t, int seat, long move) {
        return Move.of(Verb.LINK, held(t, seat, card -> !isOrder(card)));
    }

    private static Long order(Nightfall t, int seat, long move) {
        return Move.of(Verb.WOUND, held(t, seat, ReasonsTest::isOrder));
    }

    /// The same card in an archive of an opponent.
    private static Long enemy(Nightfall t, int seat, long move) {
        if (t.archives.areOpenTo(seat)) return null;
        int archive = t.night.after(seat) * PRIVATE;
        fill(t, archive, t.face(t.archives.top(Move.a(move))));
        return Move.of(Verb.CLAIM, archive);
    }

    private static void fill(Nightfall t, int archive, int def) {
        while (t.archives.top(archive) != NONE) t.move(t.archives.top(archive), BOX);
        t.addCard(def, NONE, ARCHIVE + archive);
    }

    private static Long onAnother(Nightfall t, int seat, long move) {
        int other = t.night.after(seat) == t.night.active() ? t.night.after(t.night.active()) : t.night.after(seat);
        if (other == seat) return null;
        t.minions.attack(Move.b(move), other);
        return move;
    }

    // ---- what it asks for, what it costs, what is done once

    /// The last order of the chain links to no order of that color.
    private static Long noLink(Nightfall t, int seat, long move) {
        int color = t.printed(Move.a(move), Fact.COLOR);
        int def = NightfallBook.BOOK.cards().stream().filter(ReasonsTest::isOrder)
                .filter(card -> (card.facts().get(Fact.LINKS) >> color & 1) == 0).findFirst().orElseThrow().number();
        int last = t.addCard(def, seat, CHAIN);
        t.setOwnerTo(last, seat);
        return move;
    }

    private static Long poor(Nightfall t, int seat, long move) {
        int cost = Archives.cost(t, seat, Move.a(move));
        if (cost == 0) return null;
        t.archives.setInfluence(seat, cost - 1);
        return move;
    }

    private static Long again(Nightfall t, int seat, long move) {
        t.minions.block(Move.a(move), Move.b(move));
        return move;
    }

    // ---- the cards

    private static Kind kind(Card<Nightfall> card) {
        return Kind.of(card.kind());
    }

    private static boolean isOrder(Card<Nightfall> card) {
        return kind(card).isOrder();
    }

    private static boolean isMinion(Card<Nightfall> card) {
        return kind(card).isMinion();
    }

    private static boolean isClaimed(Card<Nightfall> card) {
        return isOrder(card) && kind(card) != Kind.STARTER;
    }

    @BeforeAll static void look() {
        Scenarios.watch(Tables.GAME, Path.of("src/test/resources/scenarios"), ReasonsTest::see);
        for (Seen seen : SEEN) KINDS.forEach((wrong, of) -> others(seen, wrong, of));
    }

    private static void see(Nightfall t, int seat, long move, Clause refused) {
        REASONS.beforeMove(t, seat, move, refused);
        if (refused == null && played(t, move) != NONE) SEEN.add(new Seen(t.copy(), seat, move));
    }

    /// Tries the cards that no scenario plays in the place of one that a scenario does.
    private static void others(Seen seen, String wrong, Predicate<Card<Nightfall>> of) {
        int verb = Move.verb(seen.move), place = Move.a(seen.move);
        if (!of.test(seen.table.book().card(seen.table.face(played(seen.table, seen.move))))) return;
        for (String slug : left(wrong, of)) {
            Nightfall t = seen.table.copy();
            int def = NightfallBook.BOOK.number(slug);
            if (verb == Verb.CLAIM) fill(t, place, def);
            else t.setOwnerTo(place = t.addCard(def, seen.seat, t.zone(place)), seen.seat);
            long move = Move.of(verb, place, Move.b(seen.move));
            if (t.offers(seen.seat, Offers.movesOnly()).allows(move)) REASONS.beforeMove(t, seen.seat, move, null);
        }
    }

    @Test void what_is_wrong_is_said_and_of_two_things_the_first() {
        assertThat(REASONS.faults()).isEmpty();
    }

    /// Every card was made wrong in each way that there is for its kind.
    @Test void every_card_was_tried() {
        KINDS.forEach((wrong, of) -> assertThat(left(wrong, of)).as(wrong).isEmpty());
        for (Wrong<Nightfall> wrong : ORDER) assertThat(REASONS.cards(wrong.name())).as(wrong.name()).isNotEmpty();
    }

    private static List<String> left(String wrong, Predicate<Card<Nightfall>> of) {
        return REASONS.untested(NightfallBook.BOOK, wrong, of);
    }
}
