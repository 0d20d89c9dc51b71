package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOU;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.politics.TitleGrants;
import elysium.vtes.rules.CurrentReferendum;
import elysium.vtes.rules.Titles;
import elysium.vtes.rules.VoteStakes;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// What texts do in referendums.
public final class ReferendumEffects {
    /// A vampire that has cast its votes or ballots in the referendum.
    public static final CardChoice VOTER =
            CardChoice.at(ChoiceZone.READY_MINIONS,
                    (t, _, minion) -> t.isVampire(minion) && CurrentReferendum.hasCast(t, minion));

    /// What a title is worth, about in pool.
    private static final int HONOUR = 3;

    /// Which minions a text of somebody gives votes to.
    @FunctionalInterface
    public interface Voters {
        boolean test(Vtes t, int you, int minion);
    }

    private ReferendumEffects() {}

    /// More votes for the minion that uses the text; one that has cast casts them on the same side (VTES-RUL-58).
    public static Instruction.ValueModifier<Vtes> votes(int more) {
        return Modifiers.until(Scope.REFERENDUM, Value.VOTES, THIS_MINION, more);
    }

    /// The ready titled vampires of a sect that the text's player controls.
    public static Voters yourTitled(Sect sect) {
        return (t, you, minion) -> t.isReady(minion) && t.controller(minion) == you
                && Titles.inForce(t, minion) != 0 && t.sect(minion) == sect;
    }

    /// More votes for all minions of which something is true.
    public static Instruction.ValueModifier<Vtes> votesOf(Voters voters, int more) {
        return Modifiers.until(Scope.REFERENDUM, Value.VOTES, YOU,
                (t, by, minion) -> voters.test(t, by.subject(), minion) ? more : 0);
    }

    public static Instruction.Requirement<Vtes> notVotedFor() {
        return (t, play) -> CurrentReferendum.side(t, play.subject()) == CurrentReferendum.FOR ? CardClause.VOTED_FOR
                : null;
    }

    /// The referendum of the action was held and passed.
    public static Instruction.Requirement<Vtes> referendumPassed() {
        return (t, _) -> CurrentReferendum.passed(t) ? null : CardClause.NOT_PASSED;
    }

    /// In the polling step of a political action a vampire that has cast is locked and abstains (VTES-RUL-59).
    public static ModeBuilder silencing(ModeBuilder way) {
        Instruction.Requirement<Vtes> somebodyHasCast =
                (t, play) -> VOTER.any(t, play) ? null : CardClause.NOBODY_HAS_CAST;
        Instruction.Effect<Vtes> silence = (t, play) -> CurrentReferendum.silence(t, VOTER.of(play));
        return way.in(Moment.POLLING).only(UseConditions.politicalAction(), somebodyHasCast).at(VOTER)
                .does(Effects.lock(VOTER), silence);
    }

    /// A modifier for after a political action whose referendum passed.
    public static ModeBuilder afterPassing() {
        return ModeBuilder.modifier().in(Moment.AFTER_RESOLUTION).only(UseConditions.politicalAction(),
                referendumPassed());
    }

    /// A vampire gets a title by a card, or by none (VTES-SEC-17): whoever controls it has that to gain.
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
