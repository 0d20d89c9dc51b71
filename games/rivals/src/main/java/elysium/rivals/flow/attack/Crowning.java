package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.rivals.flow.Attaching;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;

/// Makes a vampire Prince of the City, by a claim or by defeating the last one (RIV-PRC-13).
public record Crowning(int prince, int vampire) implements Frame<Rivals> {

    static Crowning of(int prince, int vampire) {
        return new Crowning(prince, vampire);
    }

    @Override public void resume(Rivals t) {
        t.logCard(AttackEventKind.PRINCE, t.controller(vampire), vampire, 0);
        t.become(new Attaching(prince, vampire, NONE));
    }
}
