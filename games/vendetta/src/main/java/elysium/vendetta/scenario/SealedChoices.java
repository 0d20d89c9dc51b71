package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Move;
import elysium.tabletop.scenario.SealedAnswers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Seals the answers that a position text says were given: to stay, to withdraw, or which card goes back.
final class SealedChoices {
    private final Vendetta t;
    private final List<String> names;

    SealedChoices(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    void read(String name, String words) {
        SealedAnswers.seal(t, names, name, words, move -> says(move, words));
    }

    private boolean says(long move, String words) {
        return switch (Move.verb(move)) {
            case Verb.STAY -> words.equals("stay");
            case Verb.WITHDRAW -> words.equals("withdraw");
            case Verb.RETURN -> Move.a(move) != NONE && VendettaCardLookup.called(t.name(Move.a(move)), words);
            default -> false;
        };
    }
}
