package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.Mishaps.ACTS;
import static elysium.rivals.Mishaps.ATTACKS;
import static elysium.rivals.Mishaps.MODIFIES;
import static elysium.rivals.Mishaps.REACTS;
import static elysium.rivals.Mishaps.by;
import static elysium.rivals.Mishaps.fact;
import static elysium.rivals.Mishaps.is;
import static elysium.rivals.Mishaps.waits;
import static elysium.rivals.table.GameLayout.HAND;
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
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Card;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The reasons why a card cannot be played, in their order: every card that is played from hand, with one thing wrong
/// at the table, and with two.
class ReasonsTest {
    private static final int TIME = 0, KIND = 1, CLAN = 2, STATE = 3, REQUIREMENT = 4, COST = 5, TARGET = 6, LIMIT = 7;
    private static final List<Wrong<Rivals>> ORDER = List.of(
            wrong("an action in another's turn", TIME, by(ACTS, Mishaps::othersTurn), "RIV-TRN-17"),
            wrong("an action in the End Phase", TIME, by(ACTS, Mishaps::endPhase), "RIV-TRN-08"),
            wrong("an action within an action", TIME, by(ACTS, Mishaps::inAnAction), "RIV-TRN-17"),
            wrong("no action left", TIME, by(ACTS, Mishaps::noAction), "RIV-TRN-07"),
            wrong("an Attack card with no attack", TIME, waits(ATTACKS, Kind.ATTACK), "RIV-ATK-07"),
            wrong("a Reaction with no attack", TIME, waits(REACTS, Kind.REACTION), "RIV-ATK-11", "RIV-ATK-07"),
            wrong("a Modifier with no need", TIME, waits(MODIFIES, Kind.INFLUENCE_MODIFIER), "RIV-INF-07"),
            wrong("an attack of another kind", KIND, by(ATTACKS, Mishaps::otherAttack), "RIV-ATK-07"),
            wrong("against an attack of another kind", KIND, by(REACTS, Mishaps::otherReaction), "RIV-REA-01"),
            wrong("a Ranged card in fog", KIND, Mishaps::fog, "RIV-RUL-50"),
            wrong("nobody of the clan", CLAN, Mishaps::noClan, "RIV-ACT-12"),
            wrong("the clan in torpor", CLAN, Mishaps::clanAsleep, "RIV-ACT-14"),
            wrong("an exhausted vampire", STATE, by(ACTS, Mishaps::exhausted), "RIV-ACT-01"),
            wrong("too little potency", REQUIREMENT, Mishaps::weak, "RIV-ACT-15", "RIV-ATK-08", "RIV-REA-02"),
            wrong("not in The Streets", REQUIREMENT, Mishaps::atHome, "RIV-ACT-03"),
            wrong("an Animal without Animalism", REQUIREMENT, Mishaps::noAnimalism, "RIV-ANI-01"),
            wrong("too poor to recruit", COST, by(Set.of(Verb.RECRUIT), Mishaps::poor), "RIV-ABL-09"),
            wrong("no prestige", COST, by(Set.of(Verb.PLAY), Mishaps::noPrestige), "RIV-ABL-09"),
            wrong("no blood", COST, by(Set.of(Verb.PLAY), Mishaps::noBlood), "RIV-ABL-08"),
            wrong("no Influence for a Title", COST, Mishaps::noInfluence, "RIV-TTL-05"),
            wrong("no target", TARGET, by(Set.of(Verb.PLAY), Mishaps::noTarget), "RIV-RUL-79", "RIV-RUL-10"),
            wrong("a namesake", LIMIT, by(Set.of(Verb.RECRUIT), Mishaps::namesake), "RIV-UNQ-01"),
            wrong("a Title already", LIMIT, Mishaps::titled, "RIV-TTL-01"),
            wrong("a Title that another holds", LIMIT, Mishaps::held, "RIV-TTL-07"),
            wrong("a second of one a player", LIMIT, Mishaps::second, "RIV-TTL-09"),
            wrong("a second Modifier", LIMIT, by(MODIFIES, Mishaps::modified), "RIV-INF-08", "RIV-CRD-32"),
            wrong("no room to attach it", LIMIT, Mishaps::noRoom, "RIV-ATT-02"),
            wrong("the wrong side up", LIMIT, by(ATTACKS, Mishaps::otherSide), "RIV-MOR-02", "RIV-GEN-02"));

    private static final ReasonChecks<Rivals> REASONS = new ReasonChecks<>(ReasonsTest::played, ORDER);

    /// The least potency there is.
    private static final int LEAST_BP = RivalsBook.BOOK.cards().stream().filter(c -> is(c, Kind.VAMPIRE))
            .mapToInt(c -> fact(c, Fact.BP)).min().orElseThrow();
    /// Which cards must have been tried in which way.
    private static final Map<String, Predicate<Card<Rivals>>> KINDS = Map.of(
            "no action left", c -> is(c, Kind.ACTION) || is(c, Kind.VAMPIRE),
            "an Attack card with no attack", c -> is(c, Kind.ATTACK),
            "a Reaction with no attack", c -> is(c, Kind.REACTION),
            "a Modifier with no need", c -> is(c, Kind.INFLUENCE_MODIFIER),
            "nobody of the clan", c -> fact(c, Fact.CLAN) != NONE && !is(c, Kind.VAMPIRE) && !is(c, Kind.CONSPIRACY),
            "an exhausted vampire", c -> is(c, Kind.ACTION) && (fact(c, Fact.TRAITS) & Trait.UNHOSTED) == 0,
            "too little potency", c -> fact(c, Fact.REQUIREMENT) > LEAST_BP,
            "too poor to recruit", c -> is(c, Kind.VAMPIRE),
            "an Animal without Animalism", c -> is(c, Kind.ANIMAL),
            "no Influence for a Title", c -> is(c, Kind.TITLE) && fact(c, Fact.INFLUENCE) > 0);

    private static final List<Seen> SEEN = new ArrayList<>();

    private record Seen(Rivals table, int seat, long move) {}

    private static int played(Rivals t, long move) {
        boolean plays = switch (Move.verb(move)) {
            case Verb.PLAY, Verb.RECRUIT, Verb.ATTACK_CARD, Verb.REACT, Verb.MODIFIER -> true;
            default -> false;
        };
        return plays ? Move.a(move) : NONE;
    }

    private static Wrong<Rivals> wrong(String name, int rank, Break<Rivals> how, String... clauses) {
        return new Wrong<>(name, rank, Set.of(clauses), how);
    }

    @BeforeAll static void look() {
        Scenarios.watch(new RivalsGame(), Path.of("src/test/resources/scenarios"), ReasonsTest::see);
        for (Seen seen : SEEN) KINDS.forEach((wrong, of) -> others(seen, wrong, of));
    }

    private static void see(Rivals t, int seat, long move, Clause refused) {
        REASONS.beforeMove(t, seat, move, refused);
        if (refused == null && played(t, move) != NONE) SEEN.add(new Seen(t.copy(), seat, move));
    }

    /// Tries the cards that no scenario plays in the place of one that a scenario does.
    private static void others(Seen seen, String wrong, Predicate<Card<Rivals>> of) {
        if (!of.test(seen.table.book().card(seen.table.face(Move.a(seen.move))))) return;
        for (String slug : left(wrong, of)) {
            Rivals t = seen.table.copy();
            int card = t.addCard(RivalsBook.BOOK.number(slug), seen.seat, HAND + seen.seat);
            long move = Move.of(Move.verb(seen.move), card, Move.b(seen.move), Move.c(seen.move));
            if (t.offers(seen.seat, Offers.movesOnly()).allows(move)) REASONS.beforeMove(t, seen.seat, move, null);
        }
    }

    @Test void what_is_wrong_is_said_and_of_two_things_the_first() {
        assertThat(REASONS.faults()).isEmpty();
    }

    /// Every card that is played from hand was made wrong in each way that there is for its kind.
    @Test void every_card_was_tried() {
        KINDS.forEach((wrong, of) -> assertThat(left(wrong, of)).as(wrong).isEmpty());
        for (Wrong<Rivals> wrong : ORDER) assertThat(REASONS.cards(wrong.name())).as(wrong.name()).isNotEmpty();
    }

    private static List<String> left(String wrong, Predicate<Card<Rivals>> of) {
        return REASONS.untested(RivalsBook.BOOK, wrong, of);
    }
}
