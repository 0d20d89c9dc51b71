package elysium.vtes.show.outline;

import elysium.kernel.Lang;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.show.text.ReferendumText;
import elysium.vtes.show.text.Steps;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;

/// Adds the current referendum to the outline: its terms, every source of votes and how each was cast.
final class PollOutline {
    private final OutlineBuilder figures;
    private final Vtes t;

    private PollOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        int step = Steps.poll(figures.t);
        if (step > 0) new PollOutline(figures).poll(step);
    }

    private void poll(int step) {
        figures.put("pollStep", step);
        figures.names.put("pollSteps", Steps.POLL);
        figures.name("pollTitle", VtesPhrases.inBothLanguages(in -> ReferendumText.title(t, in)));
        for (int i = 0; i < ReferendumText.terms(t, new VtesPhrases(Lang.EN)).size(); i++) {
            int at = i;
            figures.name("terms", VtesPhrases.inBothLanguages(in -> ReferendumText.terms(t, in).get(at)));
        }
        figures.put("pollCaller", CurrentReferendum.caller(t));
        figures.put("pollSeat", CurrentReferendum.seat(t));
        figures.put("pollCard", CurrentReferendum.card(t));
        figures.put("pollHunted", CurrentReferendum.huntedVampire(t));
        figures.put("votesFor", CurrentReferendum.votesFor(t));
        figures.put("votesAgainst", CurrentReferendum.votesAgainst(t));
        for (ReferendumText.Vote vote : ReferendumText.votes(t)) {
            figures.list("voteSeat").add(vote.seat());
            figures.list("voteRow").add(vote.minion());
            figures.list("voteSource").add(vote.source());
            figures.list("voteAmount").add(vote.amount());
            figures.list("voteSide").add(vote.side());
            figures.name("vote", vote.name());
        }
        turns();
    }

    private void turns() {
        int order = Priority.order(t);
        for (int k = 0; k < t.seats.count(); k++) {
            int seat = Priority.seat(order, k);
            figures.list("pollTurn").add(seat);
            figures.list("pollSaid").add(t.isAsked(seat) ? 1 : 0);
        }
    }
}
