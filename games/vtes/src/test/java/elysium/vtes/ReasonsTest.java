package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.kernel.Move;
import elysium.kit.check.ReasonChecks;
import elysium.kit.check.ReasonChecks.Break;
import elysium.kit.check.ReasonChecks.Wrong;
import elysium.kit.scenario.Scenarios;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CardCosts;
import elysium.vtes.rules.card.Requirements;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The reasons why a card cannot be played, in their order: every card that scenarios play, with one or two conditions
/// broken.
class ReasonsTest {
    private static final int TIME = 0, STATE = 1, REQUIREMENT = 2, COST = 3, TARGET = 4, LIMIT = 5;
    private static final Set<Usage.As> ACTIONS = Set.of(Usage.As.ACTION, Usage.As.POLITICAL_ACTION, Usage.As.EQUIPMENT,
            Usage.As.RETAINER, Usage.As.ALLY);
    private static final List<Wrong<Vtes>> ORDER = List.of(
            wrong("an action in another's turn", TIME, during(ACTIONS, ReasonsTest::othersTurn), "VTES-MIN-15"),
            wrong("a master in another's turn", TIME, during(Set.of(Usage.As.MASTER), ReasonsTest::othersTurn),
                    "VTES-MAS-06"),
            wrong("an action in another phase", TIME, during(ACTIONS, ReasonsTest::otherPhase), "VTES-MIN-15"),
            wrong("a master in another phase", TIME, during(Set.of(Usage.As.MASTER), ReasonsTest::otherPhase),
                    "VTES-MAS-06"),
            wrong("a modifier with no action", TIME, during(Set.of(Usage.As.MODIFIER), ReasonsTest::otherPhase),
                    "VTES-TYP-02"),
            wrong("a reaction with no action", TIME, during(Set.of(Usage.As.REACTION), ReasonsTest::otherPhase),
                    "VTES-TYP-07"),
            wrong("a combat card with no combat", TIME, during(Set.of(Usage.As.COMBAT), ReasonsTest::otherPhase),
                    "VTES-TYP-05"),
            wrong("an action within an action", TIME, during(ACTIONS, ReasonsTest::inAnAction), "VTES-MIN-04"),
            wrong("no master phase action", TIME, ReasonsTest::noMasterAction, "VTES-MAS-02", "VTES-MAS-09"),
            wrong("a locked minion", STATE, ReasonsTest::locked, "VTES-MIN-01", "VTES-ACT-08"),
            wrong("a minion without what is required", REQUIREMENT, ReasonsTest::another, "VTES-PLAY-12",
                    "VTES-CRY-06", "VTES-PLAY-10", "VTES-TYP-10"),
            wrong("no blood", COST, ReasonsTest::noBlood, "VTES-PLAY-13"),
            wrong("no pool", COST, ReasonsTest::noPool, "VTES-PLAY-14"),
            wrong("no target", TARGET, ReasonsTest::noTarget, "VTES-PLAY-15", "VTES-CLR-46"),
            wrong("the same action this turn", LIMIT, during(ACTIONS, ReasonsTest::actedSo), "VTES-MIN-13"),
            wrong("the same card this action", LIMIT, ReasonsTest::playedSo, "VTES-MIN-14"));

    /// A vampire that does not meet a text's requirements, by card and mode.
    private static final Map<Integer, Integer> UNFIT = new HashMap<>();

    private static Wrong<Vtes> wrong(String name, int rank, Break<Vtes> how, String... clauses) {
        return new Wrong<>(name, rank, Set.of(clauses), how);
    }

    private static Usage how(Vtes t, long move) {
        return Usage.of(t.book(), t.face(Move.a(move)), Move.c(move));
    }

    private static Break<Vtes> during(Set<Usage.As> kinds, Break<Vtes> how) {
        return (t, seat, move) -> kinds.contains(how(t, move).as()) ? how.forbidden(t, seat, move) : null;
    }

    private static int moment(Vtes t, long move) {
        return t.book().card(t.face(Move.a(move))).modes().get(Move.c(move)).moment();
    }

    private static void nothingUnderWay(Vtes t) {
        while (t.activities.innermost() > 0) t.activities.finish();
    }

    private static Long othersTurn(Vtes t, int seat, long move) {
        if (seat != t.turn.active() || moment(t, move) == Moment.ANY_TIME || t.seats.prey(seat) == seat) return null;
        nothingUnderWay(t);
        t.turn.restore(t.turn.number(), t.seats.prey(seat));
        t.turn.setPhase(Phase.MASTER);
        t.become(PhaseWindow.in(Phase.MASTER));
        return move;
    }

    private static Long otherPhase(Vtes t, int seat, long move) {
        if (moment(t, move) == Moment.ANY_TIME || moment(t, move) == Moment.INFLUENCE_PHASE
                || (t.facts.traits(t.face(Move.a(move))) & Trait.OUT_OF_TURN) != 0)
            return null;
        nothingUnderWay(t);
        t.turn.restore(t.turn.number(), seat);
        t.turn.setPhase(Phase.INFLUENCE);
        t.become(PhaseWindow.in(Phase.INFLUENCE));
        return move;
    }

    private static Long inAnAction(Vtes t, int seat, long move) {
        if (CurrentAction.isInProgress(t) || moment(t, move) != Moment.AS_ACTION || seat != t.turn.active())
            return null;
        CurrentAction.begin(t, ActionKind.HUNT, Move.b(move), 0);
        t.become(new PriorityWindow(Moment.BEFORE_RESOLUTION, 0));
        return move;
    }

    private static Long noMasterAction(Vtes t, int seat, long move) {
        if (how(t, move).as() != Usage.As.MASTER) return null;
        t.turn.setMasterActions(0);
        t.turn.setPlayedOutOfTurn(seat, true);
        return move;
    }

    private static Long locked(Vtes t, int seat, long move) {
        Usage how = how(t, move);
        boolean asks = ACTIONS.contains(how.as()) || how.as() == Usage.As.REACTION && how.usedBy() == UsedBy.REACTING;
        if (!asks || t.minions.locked(Move.b(move)) || t.minions.woken(Move.b(move))) return null;
        t.minions.restoreLock(Move.b(move), true);
        return move;
    }

    /// The same card with a vampire that can pay but does not meet the requirements.
    private static Long another(Vtes t, int seat, long move) {
        Usage how = how(t, move);
        if (how.usedBy() != UsedBy.READY && how.usedBy() != UsedBy.REACTING) return null;
        int def = UNFIT.computeIfAbsent(t.face(Move.a(move)) * 16 + Move.c(move), _ -> unfit(t, seat, move));
        if (def == NONE) return null;
        int minion = t.addCard(def, seat, READY + seat);
        t.blood.restore(minion, t.blood.capacity(minion));
        t.minions.restoreLock(minion, t.minions.locked(Move.b(move)) && !t.minions.woken(Move.b(move)));
        return Move.withB(move, minion);
    }

    private static int unfit(Vtes t, int seat, long move) {
        for (Card<Vtes> card : t.book().cards()) {
            if (card.kind() != Kind.VAMPIRE.ordinal()) continue;
            Vtes trial = t.copy();
            int minion = trial.addCard(card.number(), seat, READY + seat);
            if (Requirements.forbids(trial, trial.face(Move.a(move)), how(t, move), minion) != null)
                return card.number();
        }
        return NONE;
    }

    private static Long noBlood(Vtes t, int seat, long move) {
        if (CardCosts.blood(t, play(t, seat, move)) == 0) return null;
        t.blood.restore(Move.b(move), 0);
        return move;
    }

    private static Long noPool(Vtes t, int seat, long move) {
        int cost = CardCosts.pool(t, play(t, seat, move));
        if (cost == 0) return null;
        t.pools.restore(seat, cost - 1);
        return move;
    }

    private static CardPlay<Vtes> play(Vtes t, int seat, long move) {
        return CardPlay.of(t, Move.a(move), Move.c(move), seat, Move.b(move));
    }

    // ---- the target

    /// Removes the targets of a card in turn: minions of others, attached cards, hidden cards, own minions.
    private static Long noTarget(Vtes t, int seat, long move) {
        int cost = CardCosts.pool(t, play(t, seat, move));
        for (int s = 0; s < t.players(); s++) if (s != seat) clear(t, seat, move, READY + s, TORPOR + s);
        for (int s = 0; s < t.players(); s++) clear(t, seat, move, ATTACHED + s);
        clear(t, seat, move, UNCONTROLLED + seat, HAND + seat, READY + seat, TORPOR + seat);
        boolean master =
                how(t, move).as() == Usage.As.MASTER && !Requirements.isMetByAnyMinion(t, seat, t.face(Move.a(move)));
        boolean cheaper = CardCosts.pool(t, play(t, seat, move)) < cost;
        return lacksTarget(t, seat, move) && !master && !cheaper ? move : null;
    }

    /// Removes cards from some zones until no target is left, except the played card and the acting minions.
    private static void clear(Vtes t, int seat, long move, int... zones) {
        for (int zone : zones)
            for (int card = t.first(zone); card != NONE && !lacksTarget(t, seat, move);) {
                boolean stays =
                        card == Move.a(move) || acts(t, card, move) || acts(t, t.attachments.hostOf(card), move);
                if (!stays) t.burn(card);
                card = stays ? t.next(card) : t.first(zone);
            }
    }

    private static boolean acts(Vtes t, int card, long move) {
        if (card == NONE) return false;
        return card == Move.b(move)
                || CurrentAction.isInProgress(t) && (card == CurrentAction.actor(t) || card == CurrentAction.blocker(t))
                || CurrentCombat.isInProgress(t) && CurrentCombat.side(t, card) != NONE;
    }

    /// Whether an announcement finds no target.
    private static boolean lacksTarget(Vtes t, int seat, long move) {
        CardPlay<Vtes> play = play(t, seat, move);
        int announced = t.book().card(play.def()).modes().get(play.mode()).announcement().size();
        for (int i = 0; i < announced; i++)
            if (t.book().instructions(play.def(), play.mode())[i] instanceof Instruction.Requirement<Vtes> needs
                    && needs.forbids(t, play) == VtesClause.TARGET_IN_PLAY)
                return true;
        return false;
    }

    // ---- what is done only once

    private static Long actedSo(Vtes t, int seat, long move) {
        t.ledger.use(Scope.TURN, Move.b(move), t.facts.name(Move.a(move)));
        return move;
    }

    private static Long playedSo(Vtes t, int seat, long move) {
        Usage how = how(t, move);
        boolean once = how.as() == Usage.As.MODIFIER || how.as() == Usage.As.REACTION;
        if (!once || how.is(Usage.AGAIN) || Move.b(move) == NONE) return null;
        t.ledger.use(Scope.ACTION, Move.b(move), t.face(Move.a(move)));
        return move;
    }

    private static final ReasonChecks<Vtes> REASONS =
            new ReasonChecks<>((t, move) -> plays(t, move) ? Move.a(move) : NONE, ORDER);

    /// Whether a move plays a card from hand without another card allowing it.
    private static boolean plays(Vtes t, long move) {
        return Move.verb(move) == Verb.PLAY && !t.regions.inPlay(Move.a(move))
                && (moment(t, move) != Moment.AS_ACTION || t.top() instanceof MinionPhase);
    }

    @BeforeAll static void look() {
        Scenarios.watch(new VtesGame(), Path.of("src/test/resources/scenarios"), REASONS);
    }

    @Test void what_is_wrong_is_said_and_of_two_things_the_first() {
        assertThat(REASONS.faults()).isEmpty();
    }

    /// Every card played from hand was broken in each way that exists for its kind.
    @Test void every_card_was_tried() {
        Map<String, Set<Kind>> kinds = Map.of("an action in another phase", Set.of(Kind.ACTION, Kind.POLITICAL_ACTION,
                Kind.EQUIPMENT, Kind.RETAINER, Kind.ALLY), "a master in another phase", Set.of(Kind.MASTER),
                "a modifier with no action", Set.of(Kind.ACTION_MODIFIER), "a reaction with no action",
                Set.of(Kind.REACTION),
                "a combat card with no combat", Set.of(Kind.COMBAT));
        kinds.forEach((wrong, of) -> assertThat(left(wrong, of)).as(wrong).isEmpty());
        for (Wrong<Vtes> wrong : ORDER)
            assertThat(REASONS.cards(wrong.name())).as(wrong.name()).isNotEmpty();
    }

    /// The cards without effect if there is only one vampire.
    @Test void every_card_that_needs_a_target_lost_it() {
        Vtes bare = new VtesGame().scenarioSupport()
                .createTable(Map.of("Ana", Map.of("ready", List.of("Nassir")), "Bo", Map.of())).table();
        Set<String> aimed = new TreeSet<>();
        for (Card<Vtes> card : VtesBook.BOOK.cards())
            for (int mode = 0; mode < card.modes().size(); mode++)
                if (isPlayed(card, mode) && lacksTarget(bare, 0, move(bare, card, mode))) aimed.add(card.slug());
        assertThat(aimed).isNotEmpty();
        assertThat(REASONS.cards("no target")).containsAll(aimed);
    }

    private static boolean isPlayed(Card<Vtes> card, int mode) {
        Usage how = Usage.of(VtesBook.BOOK, card.number(), mode);
        return how != null && how.as().fromHand();
    }

    private static long move(Vtes t, Card<Vtes> card, int mode) {
        return Move.of(Verb.PLAY, t.addCard(card.number(), 0, HAND), t.first(READY), mode);
    }

    private static List<String> left(String wrong, Set<Kind> kinds) {
        return REASONS.untested(VtesBook.BOOK, wrong, card -> kinds.contains(Kind.of(card.kind())));
    }
}
