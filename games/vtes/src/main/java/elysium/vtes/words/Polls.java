package elysium.vtes.words;

import elysium.tabletop.Part;
import elysium.vtes.rules.Poll;
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

    private Polls() {}

    /// More votes for the minion that uses the text; one that has cast casts them on the same side (VTES-RUL-58).
    public static Part.Adds<Vtes> votes(int more) {
        return Adding.until(Span.REFERENDUM, Value.VOTES, (_, play) -> play.subject(), more);
    }

    /// More votes for each ready titled vampire of a sect that the text's player controls.
    public static Part.Adds<Vtes> votesOfTitled(Sect sect, int more) {
        return Adding.until(Span.REFERENDUM, Value.VOTES, (_, play) -> play.seat(), (t, by, vampire) -> {
            boolean yours = t.isReady(vampire) && t.controller(vampire) == by.subject();
            return yours && Titles.inForce(t, vampire) != 0 && t.sect(vampire) == sect ? more : 0;
        });
    }

    /// The minion may only vote against the referendum.
    public static Part.Adds<Vtes> against() {
        return Adding.until(Span.REFERENDUM, Value.BOUND_AGAINST, (_, play) -> play.subject(), 1);
    }

    public static Part.Needs<Vtes> notVotedFor() {
        return (t, play) -> Poll.side(t, play.subject()) == Poll.FOR ? CardClause.VOTED_FOR : null;
    }

    /// The referendum of the action was held and passed.
    public static Part.Needs<Vtes> referendumPassed() {
        return (t, _) -> Poll.passed(t) ? null : CardClause.NOT_PASSED;
    }

    /// In the polling step of a political action a vampire that has cast is locked and abstains (VTES-RUL-59).
    public static Way silencing(Way way) {
        Part.Needs<Vtes> somebodyHasCast = (t, play) -> VOTER.any(t, play) ? null : CardClause.NOBODY_HAS_CAST;
        Part.Does<Vtes> silence = (t, play) -> Poll.silence(t, VOTER.of(play));
        return way.in(Moment.POLLING).only(Holds.politicalAction(), somebodyHasCast).at(VOTER)
                .does(Words.lock(VOTER), silence);
    }

    /// A modifier for after a political action whose referendum passed.
    public static Way afterPassing() {
        return Way.modifier().in(Moment.AFTER_RESOLUTION).only(Holds.politicalAction(), referendumPassed());
    }

    /// As much blood as the margin, of which some goes to the pool instead (VTES-RUL-64).
    public static Part.Does<Vtes> drinksMargin(Words.Count toPool) {
        return (t, play) -> {
            int pool = toPool.of(t, play);
            t.gainPool(play.seat(), pool);
            t.addBlood(play.subject(), Poll.margin(t) - pool);
        };
    }
}
