package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// The owner of a text takes the top card of an archive they may claim from, in any turn (NF-RUL-50, NF-CLAR-02).
///
/// @param chooser the seat that chooses the archive, which is a target (NF-RUL-68)
public record TakeFromArchive(int seat, int chooser) implements Frame<Nightfall> {

    @Override public void resume(Nightfall t) {
        int first = next(t, NONE);
        if (first == NONE) t.leave();
        else if (next(t, first) == NONE) take(t, first);
        else t.ask(chooser);
    }

    private int next(Nightfall t, int after) {
        for (int archive = after + 1; archive < ARCHIVES; archive++)
            if (Archives.exists(t, archive) && Archives.mayTake(t, seat, archive)) return archive;
        return NONE;
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        for (int archive = next(t, NONE); archive != NONE; archive = next(t, archive))
            out.offer(Move.of(Verbs.PICK_PLACE, archive));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        take(t, Move.a(answers.of(chooser)));
    }

    private void take(Nightfall t, int archive) {
        Archives.take(t, seat, archive);
        t.leave();
    }
}
