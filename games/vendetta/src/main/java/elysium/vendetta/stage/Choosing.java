package elysium.vendetta.stage;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.stage.Reading;
import elysium.tabletop.stage.Viewers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Seals the answers that a position text says some have given already: to stay, to withdraw, or which card goes back.
final class Choosing {
    private final Vendetta t;
    private final List<String> names;

    Choosing(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    void read(String name, String words) {
        int seat = Viewers.seat(names, name);
        if (!t.asks(seat) || t.owing() == 1 << seat)
            throw Reading.wrong(name + " cannot have chosen: an answer is sealed only while others still owe theirs");
        Offers offers = t.offers(seat, Offers.silent());
        for (int i = 0; i < offers.size(); i++)
            if (says(offers.get(i), words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw Reading.wrong("expected one of the choices of " + name + ", not '" + words + "'");
    }

    private boolean says(long move, String words) {
        return switch (Move.verb(move)) {
            case Verb.STAY -> words.equals("stay");
            case Verb.WITHDRAW -> words.equals("withdraw");
            case Verb.RETURN -> Move.a(move) != NONE && Naming.called(t.name(Move.a(move)), words);
            default -> false;
        };
    }
}
