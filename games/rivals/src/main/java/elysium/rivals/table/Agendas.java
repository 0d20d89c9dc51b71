package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.AGENDA;

import elysium.rivals.table.event.EventKind;

/// The agenda that players have scored.
public final class Agendas extends RivalsPart {
    /// The agenda that wins.
    public static final int GOAL = 13;

    Agendas(Rivals table) {
        super(table);
    }

    public int of(int seat) {
        return get(AGENDA + seat);
    }

    /// Sets agenda without an event, for set-ups and eliminated players (RIV-WIN-08).
    public void restore(int seat, int amount) {
        set(AGENDA + seat, amount);
        if (amount >= GOAL) table.victory.requestCheck();
    }

    /// Scores agenda, by a card or by a rule (NONE).
    public void score(int seat, int amount, int card) {
        if (amount <= 0 || table.victory.isOut(seat)) return;
        restore(seat, of(seat) + amount);
        table.victory.recordProgress();
        int face = card == NONE || table.isFaceDown(card) ? NONE : table.face(card);
        emit(EventKind.SCORED, seat, card, amount, face, EVERYONE);
    }

    public void lose(int seat, int amount) {
        int lost = Math.min(amount, of(seat));
        if (lost <= 0) return;
        set(AGENDA + seat, of(seat) - lost);
        emit(EventKind.AGENDA_LOST, seat, NONE, lost, NONE, EVERYONE);
    }
}
