package elysium.kit.proofs.veil;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// Each seat in turn chooses two different marks in secret.
record Aiming(int seat, boolean again) implements Frame<Veil> {
    @Override public void resume(Veil t) {
        if (seat == t.players()) t.become(new Turn(0));
        else t.ask(seat);
    }

    @Override public void options(Veil t, int who, Offers out) {
        for (int mark = 0; mark < Veil.MARKS; mark++)
            if (!again || mark != t.secretNumbers.get(who)) out.offer(Move.of(Veil.AIM, mark));
    }

    @Override public void onAnswers(Veil t, Answers answers) {
        int mark = Move.a(answers.of(seat));
        if (again) t.aimAgain(seat, mark);
        else t.aim(seat, mark);
        t.become(again ? new Aiming(seat + 1, false) : new Aiming(seat, true));
    }
}
