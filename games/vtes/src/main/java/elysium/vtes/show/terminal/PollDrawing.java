package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.show.text.ReferendumText;
import elysium.vtes.show.text.Steps;
import elysium.vtes.table.Vtes;

/// Draws the current referendum: its terms, and every source of votes with how it was cast.
final class PollDrawing {
    private static final int SIDE = 11;

    private PollDrawing() {}

    static void draw(VtesCanvas c) {
        Vtes t = c.t();
        int step = Steps.poll(t);
        if (step == 0) return;
        c.panel().section(c.colours().bold(ReferendumText.title(t, c.phrases())),
                c.say("for ", "pour ") + c.colours().gold(String.valueOf(CurrentReferendum.votesFor(t)))
                        + c.say(" · against ", " · contre ")
                        + c.colours().gold(String.valueOf(CurrentReferendum.votesAgainst(t))));
        c.steps(Steps.POLL, step);
        int card = CurrentReferendum.card(t);
        if (card != NONE && c.sees(card)) c.panel().text(0, c.phrases().spoken(c.phrases().cardText(t, t.face(card))));
        List<String> terms = ReferendumText.terms(t, c.phrases());
        if (!terms.isEmpty()) c.list(c.say("terms", "termes"), terms);
        for (int side : new int[] {CurrentReferendum.FOR, CurrentReferendum.AGAINST, CurrentReferendum.NO_SIDE,
                CurrentReferendum.ABSTAINS})
            votes(c, side);
    }

    private static void votes(VtesCanvas c, int side) {
        List<String> votes = new ArrayList<>();
        for (ReferendumText.Vote vote : ReferendumText.votes(c.t())) {
            if (vote.side() != side) continue;
            String seat = vote.seat() == NONE ? "" : " [" + (vote.seat() + 1) + "]";
            votes.add(vote.amount() + " " + c.in(vote.name()) + seat);
        }
        if (votes.isEmpty()) return;
        String head = "  " + c.colours().faint(TerminalText.alignLeft(label(c, side), SIDE));
        c.panel().lines(head, TerminalText.flow(votes, " · ", c.panel().innerWidth() - TerminalText.width(head)));
    }

    private static String label(VtesCanvas c, int side) {
        return switch (side) {
            case CurrentReferendum.FOR -> c.say("for", "pour");
            case CurrentReferendum.AGAINST -> c.say("against", "contre");
            case CurrentReferendum.ABSTAINS -> c.say("no votes", "sans voix");
            default -> c.say("not cast", "à exprimer");
        };
    }
}
