package elysium.vtes.flow.politics;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Verb;

/// A vampire leaving torpor was blocked by another, whose controller may have it diablerised (VTES-OAC-06).
///
/// @param done whether it was spared
public record BlockerDiablerie(int blocker, int victim, boolean done) implements Frame<Vtes> {
    @Override public void resume(Vtes t) {
        if (done) t.leave();
        else t.ask(t.controller(blocker));
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        out.offer(Move.of(Verb.DIABLERISE, blocker, victim));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        boolean spared = Move.verb(answers.of(t.controller(blocker))) == Verbs.PASS;
        t.become(new BlockerDiablerie(blocker, victim, true));
        if (spared) t.logCard(PoliticsEventKind.SPARED, t.controller(blocker), victim, t.face(blocker));
        else Diablerie.begin(t, blocker, victim);
    }
}
