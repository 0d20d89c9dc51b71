package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.rivals.flow.Moments;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Influence;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Moment;

/// Plays Influence Modifiers: face down in a Scheme, otherwise face up (RIV-INF-09).
final class Modifying {
    private Modifying() {}

    static void playFaceDown(Rivals t, int seat, int card) {
        t.moveFaceDown(card, PLAYED + seat);
        t.log(InfluenceEventKind.MODIFIED_DOWN, seat, NONE, 0);
        Moments.fire(t, Moment.PLAYED_FACE_DOWN, seat, card, t.turn.active());
    }

    static void playFaceUp(Rivals t, int seat, int card) {
        t.move(card, PLAYED + seat);
        show(t, seat, card);
    }

    /// Reveals a Modifier and adds its Influence (RIV-INF-10).
    static void show(Rivals t, int seat, int card) {
        t.turnUp(card);
        if (Conflict.isStandIn(t, card)) Influence.recordStandIn(t, seat);
        t.logCard(InfluenceEventKind.MODIFIED, seat, card, Conflict.modifierInfluence(t, card));
        Conflict.add(t, seat, Conflict.modifierInfluence(t, card));
    }

    /// Discards a Modifier at the end of the action (RIV-INF-11).
    static void discard(Rivals t, int seat) {
        int card = Conflict.modifier(t, seat);
        if (card != NONE) t.discard(card);
    }
}
