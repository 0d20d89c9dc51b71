package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.PASSED;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Verb;

/// All players pick a draft card in secret at the same time, and pass the others to the left.
public record Draft(int round) implements Frame<Nightfall> {

    /// The destination of a draft card.
    public enum Fate {
        FIRST_ARCHIVE, SECOND_ARCHIVE, COMMON, BOX
    }

    /// The destination of each pick, then of the remaining cards.
    private static final Fate[] STANDARD = {Fate.FIRST_ARCHIVE, Fate.SECOND_ARCHIVE, Fate.COMMON, Fate.BOX},
            FOR_TWO = {Fate.BOX, Fate.FIRST_ARCHIVE, Fate.SECOND_ARCHIVE, Fate.COMMON},
            OPEN = {Fate.FIRST_ARCHIVE, Fate.SECOND_ARCHIVE, Fate.BOX},
            FOUNDATIONS = {Fate.COMMON, Fate.COMMON, Fate.BOX};

    @Override public void resume(Nightfall t) {
        if (round == fates(t).length - 1) t.leave();
        else t.askAll((1 << t.players()) - 1);
    }

    @Override public void options(Nightfall t, int seat, Offers out) {
        for (int card = t.first(DEALT + seat); card != NONE; card = t.next(card)) out.offer(Move.of(Verb.PICK, card));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        Fate[] fates = fates(t);
        for (int seat = 0; seat < t.players(); seat++) meet(t, Move.a(answers.of(seat)), seat, fates[round]);
        t.log(EventKind.PICKED, NONE, NONE, round + 1);
        if (round + 2 < fates.length) pass(t);
        else for (int seat = 0; seat < t.players(); seat++)
            while (t.first(DEALT + seat) != NONE) meet(t, t.first(DEALT + seat), seat, fates[round + 1]);
        t.become(new Draft(round + 1));
    }

    /// The destination of the current pick.
    public Fate fate(Nightfall t) {
        return fates(t)[round];
    }

    /// The destination of each pick, in order.
    public static List<Fate> picks(Nightfall t) {
        Fate[] fates = fates(t);
        return List.of(fates).subList(0, fates.length - 1);
    }

    /// The destination of the remaining cards.
    public static Fate rest(Nightfall t) {
        Fate[] fates = fates(t);
        return fates[fates.length - 1];
    }

    private static Fate[] fates(Nightfall t) {
        if (t.night.has(VariantFlags.FOUNDATIONS)) return FOUNDATIONS;
        if (t.night.has(VariantFlags.OPEN)) return OPEN;
        return t.players() == 2 && !t.night.has(VariantFlags.STANDARD_DRAFT) ? FOR_TWO : STANDARD;
    }

    private static void meet(Nightfall t, int card, int seat, Fate fate) {
        switch (fate) {
            case FIRST_ARCHIVE -> Dealing.keepForArchive(t, card, seat, 0);
            case SECOND_ARCHIVE -> Dealing.keepForArchive(t, card, seat, 1);
            case COMMON -> t.moveFaceDown(card, ARCHIVE + Dealing.freeCommon(t));
            case BOX -> t.move(card, BOX);
        }
    }

    /// Passes all hands at the same time, so that none is mixed with one still to be passed.
    private static void pass(Nightfall t) {
        for (int seat = 0; seat < t.players(); seat++) carry(t, DEALT + seat, PASSED + t.night.after(seat));
        for (int seat = 0; seat < t.players(); seat++) carry(t, PASSED + seat, DEALT + seat);
    }

    private static void carry(Nightfall t, int from, int to) {
        while (t.first(from) != NONE) t.move(t.first(from), to);
    }
}
