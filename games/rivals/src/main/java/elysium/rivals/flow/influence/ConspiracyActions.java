package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.Conspiracies;
import elysium.rivals.table.Disclosure;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;

/// The moves with Conspiracies between two actions: show, contribute, resolve.
public final class ConspiracyActions {
    private ConspiracyActions() {}

    public static void offer(Rivals t, int seat, Offers out) {
        for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card)) {
            if (!Conspiracies.isHiddenConspiracy(t, card)) continue;
            out.offer(Move.of(Verb.RESOLVE, card), Conspiracies.forbidsResolving(t, card));
            out.offer(Move.of(Verb.CONTRIBUTE, card), Conspiracies.forbidsAdding(t, card, seat));
        }
        Disclosure.offer(t, seat, out);
    }

    public static void perform(Rivals t, int seat, long move) {
        int card = Move.a(move);
        switch (Move.verb(move)) {
            case Verb.RESOLVE -> t.push(Conspiracy.resolve(t, card));
            case Verb.CONTRIBUTE -> Conspiracies.contribute(t, card, seat);
            default -> {
                int foe = Move.b(move);
                Disclosure.show(t, seat, move);
                if (Conspiracies.mayBeInvited(t, card, foe)) t.push(new Invitation(foe));
            }
        }
    }
}
