package elysium.vtes.show;

import elysium.kernel.Lang;
import elysium.vtes.rules.Poll;
import elysium.vtes.rules.Priority;
import elysium.vtes.table.Vtes;

/// The figures of the referendum under way: what it is about, every source of votes, and how each was cast.
final class PollFigures {
    private final Figures figures;
    private final Vtes t;

    private PollFigures(Figures figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(Figures figures) {
        int step = Steps.poll(figures.t);
        if (step > 0) new PollFigures(figures).poll(step);
    }

    private void poll(int step) {
        figures.put("pollStep", step);
        figures.names.put("pollSteps", Steps.POLL);
        figures.name("pollTitle", Tongue.both(in -> Polled.title(t, in)));
        for (int i = 0; i < Polled.terms(t, new Tongue(Lang.EN)).size(); i++) {
            int at = i;
            figures.name("terms", Tongue.both(in -> Polled.terms(t, in).get(at)));
        }
        figures.put("pollCaller", Poll.caller(t));
        figures.put("pollSeat", Poll.seat(t));
        figures.put("pollCard", Poll.card(t));
        figures.put("pollHunted", Poll.hunted(t));
        figures.put("votesFor", Poll.votesFor(t));
        figures.put("votesAgainst", Poll.votesAgainst(t));
        for (Polled.Vote vote : Polled.votes(t)) {
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
        for (int k = 0; k < t.left(); k++) {
            int seat = Priority.seat(order, k);
            figures.list("pollTurn").add(seat);
            figures.list("pollSaid").add(t.isAsked(seat) ? 1 : 0);
        }
    }
}
