package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOU;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.politics.TitleGrants;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.rules.politics.VoteStakes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;

/// The effects of texts in referendums.
public final class ReferendumEffects {
    /// A vampire that has cast votes or ballots in the referendum.
    public static final CardChoice VOTER =
            CardChoice.at(ChoiceZone.READY_MINIONS,
                    (t, _, minion) -> t.facts.isVampire(minion) && CurrentReferendum.hasCast(t, minion));

    /// The value of a title, roughly in pool.
    private static final int HONOUR = 3;

    /// The minions that get votes from a player's text.
    @FunctionalInterface
    public interface Voters {
        boolean test(Vtes t, int you, int minion);
    }

    private ReferendumEffects() {}

    /// Votes for the minion that uses the text; if it has already cast, they go to the same side (VTES-RUL-58).
    public static Instruction.ValueModifier<Vtes> votes(int more) {
        return Modifiers.until(Scope.REFERENDUM, Value.VOTES, THIS_MINION, more);
    }

    /// The ready titled vampires of a sect that the text's player controls.
    public static Voters yourTitled(Sect sect) {
        return (t, you, minion) -> t.regions.isReady(minion) && t.controller(minion) == you
                && Titles.inForce(t, minion) != 0 && t.identity.sect(minion) == sect;
    }

    /// Votes for all minions that meet a condition.
    public static Instruction.ValueModifier<Vtes> votesOf(Voters voters, int more) {
        return Modifiers.until(Scope.REFERENDUM, Value.VOTES, YOU,
                (t, by, minion) -> voters.test(t, by.subject(), minion) ? more : 0);
    }

    public static Instruction.Requirement<Vtes> notVotedFor() {
        return (t, play) -> CurrentReferendum.side(t, play.subject()) == CurrentReferendum.FOR ? CardClause.VOTED_FOR
                : null;
    }

    /// Requires that the action's referendum was held and passed.
    public static Instruction.Requirement<Vtes> referendumPassed() {
        return (t, _) -> CurrentReferendum.passed(t) ? null : CardClause.NOT_PASSED;
    }

    /// During polling of a political action, locks a vampire that has cast and makes it abstain (VTES-RUL-59).
    public static ModeBuilder silencing(ModeBuilder way) {
        Instruction.Requirement<Vtes> somebodyHasCast =
                (t, play) -> VOTER.any(t, play) ? null : CardClause.NOBODY_HAS_CAST;
        Instruction.Effect<Vtes> silence = (t, play) -> CurrentReferendum.cancelVotes(t, VOTER.of(play));
        return way.in(Moment.POLLING).only(UseConditions.politicalAction(), somebodyHasCast).at(VOTER)
                .does(Effects.lock(VOTER), silence);
    }

    /// A modifier for use after a political action whose referendum passed.
    public static ModeBuilder afterPassing() {
        return ModeBuilder.modifier().in(Moment.AFTER_RESOLUTION).only(UseConditions.politicalAction(),
                referendumPassed());
    }

    /// Gives a vampire a title, with a card or without one (VTES-SEC-17); its controller gains by it.
    private record Bestows(CardChoice aim, int title, Effects.Count card)
            implements Instruction.StartFrame<Vtes>, VoteStakes {
        @Override public Frame<Vtes> frame(Vtes t, CardPlay<Vtes> play) {
            return TitleGrants.bestowing(aim.of(play), title, card.of(t, play));
        }

        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            int vampire = aim.of(play);
            return vampire != NONE && t.controller(vampire) == seat ? HONOUR : 0;
        }
    }

    public static Instruction.StartFrame<Vtes> bestows(CardChoice aim, int title, Effects.Count card) {
        return new Bestows(aim, title, card);
    }
}
