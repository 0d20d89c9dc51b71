package elysium.vendetta;

import elysium.kernel.Text;
import elysium.vendetta.table.Vendetta;

/// What the open question asks of a seat.
final class Prompts {
    private Prompts() {}

    static Text of(Vendetta t, int seat) {
        return new Text(t.top().toString(), t.top().toString());
    }
}
