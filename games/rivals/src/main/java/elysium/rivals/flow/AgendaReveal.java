package elysium.rivals.flow;

import static elysium.rivals.table.vocabulary.Verb.KEEP_HIDDEN;
import static elysium.rivals.table.vocabulary.Verb.REVEAL_AGENDA;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Rivals;
import elysium.tabletop.TriggerResolution;

/// Asks the owners of face-down Agendas, in secret, whether to reveal them at a moment when one could score; then the
/// moment triggers.
///
/// @param asked the seats asked, as a bit set; 0 once they have answered, HEARD once all texts have acted
public record AgendaReveal(int moment, int place, int subject, int first, int asked)
        implements Frame<Rivals>, SafePoint {
    private static final int HEARD = -1;

    @Override public void resume(Rivals t) {
        if (asked == HEARD) {
            t.leave();
        } else if (asked == 0) {
            t.become(new AgendaReveal(moment, place, subject, first, HEARD));
            TriggerResolution.start(t, moment, place, subject, first);
        } else {
            t.askAll(asked);
        }
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        out.offer(Move.of(KEEP_HIDDEN));
        out.offer(Move.of(REVEAL_AGENDA));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        t.become(new AgendaReveal(moment, place, subject, first, 0));
        for (int seat = 0; seat < t.players(); seat++)
            if (answers.verb(seat) == REVEAL_AGENDA) t.revealAgenda(Moments.hiddenAgenda(t, seat));
    }
}
