package elysium.vtes.words;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.words.Those.THIS_MINION;
import static elysium.vtes.words.Those.YOU;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.politics.Honours;
import elysium.vtes.rules.Poll;
import elysium.vtes.rules.Stakes;
import elysium.vtes.rules.Titles;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// What texts do in referendums.
public final class Polls {
    /// A vampire that has cast its votes or ballots in the referendum.
    public static final Aim VOTER =
            Aim.at(Among.READY_MINIONS, (t, _, minion) -> t.isVampire(minion) && Poll.hasCast(t, minion));

    /// What a title is worth, about in pool.
    private static final int HONOUR = 3;

    /// Which minions a text of somebody gives votes to.
    @FunctionalInterface
    public interface Voters {
        boolean test(Vtes t, int you, int minion);
    }

    private Polls() {}

    /// More votes for the minion that uses the text; one that has cast casts them on the same side (VTES-RUL-58).
    public static Instruction.ValueModifier<Vtes> votes(int more) {
        return Adding.until(Span.REFERENDUM, Value.VOTES, THIS_MINION, more);
    }

    /// The ready titled vampires of a sect that the text's player controls.
    public static Voters yourTitled(Sect sect) {
        return (t, you, minion) -> t.isReady(minion) && t.controller(minion) == you
                && Titles.inForce(t, minion) != 0 && t.sect(minion) == sect;
    }

    /// More votes for all minions of which something is true.
    public static Instruction.ValueModifier<Vtes> votesOf(Voters voters, int more) {
        return Adding.until(Span.REFERENDUM, Value.VOTES, YOU,
                (t, by, minion) -> voters.test(t, by.subject(), minion) ? more : 0);
    }

    public static Instruction.Requirement<Vtes> notVotedFor() {
        return (t, play) -> Poll.side(t, play.subject()) == Poll.FOR ? CardClause.VOTED_FOR : null;
    }

    /// The referendum of the action was held and passed.
    public static Instruction.Requirement<Vtes> referendumPassed() {
        return (t, _) -> Poll.passed(t) ? null : CardClause.NOT_PASSED;
    }

    /// In the polling step of a political action a vampire that has cast is locked and abstains (VTES-RUL-59).
    public static Way silencing(Way way) {
        Instruction.Requirement<Vtes> somebodyHasCast =
                (t, play) -> VOTER.any(t, play) ? null : CardClause.NOBODY_HAS_CAST;
        Instruction.Effect<Vtes> silence = (t, play) -> Poll.silence(t, VOTER.of(play));
        return way.in(Moment.POLLING).only(Holds.politicalAction(), somebodyHasCast).at(VOTER)
                .does(Words.lock(VOTER), silence);
    }

    /// A modifier for after a political action whose referendum passed.
    public static Way afterPassing() {
        return Way.modifier().in(Moment.AFTER_RESOLUTION).only(Holds.politicalAction(), referendumPassed());
    }

    /// A vampire gets a title by a card, or by none (VTES-SEC-17): whoever controls it has that to gain.
    private record Bestows(Aim aim, int title, Words.Count card) implements Instruction.StartFrame<Vtes>, Stakes {
        @Override public Frame<Vtes> frame(Vtes t, CardPlay<Vtes> play) {
            return Honours.bestowing(aim.of(play), title, card.of(t, play));
        }

        @Override public int of(Vtes t, CardPlay<Vtes> play, int seat) {
            int vampire = aim.of(play);
            return vampire != NONE && t.controller(vampire) == seat ? HONOUR : 0;
        }
    }

    public static Instruction.StartFrame<Vtes> bestows(Aim aim, int title, Words.Count card) {
        return new Bestows(aim, title, card);
    }
}
