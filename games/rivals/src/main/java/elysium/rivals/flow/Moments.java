package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;

import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.Card;
import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;

/// Triggers moments, after asking the owners of face-down Agendas whether to reveal them (RIV-RUL-52).
public final class Moments {
    private Moments() {}

    public static void fire(Rivals t, int moment, int place, int subject, int first) {
        int asked =
                t.turn.hidesAgendas() ? tempted(t, TriggerResolution.hypothetical(moment, place, subject, first)) : 0;
        if (asked != 0) t.push(new AgendaReveal(moment, place, subject, first, asked));
        else if (!silent(t, moment, subject)) TriggerResolution.start(t, moment, place, subject, first);
    }

    /// Whether a moment triggers no text of the active player and no common text.
    private static boolean silent(Rivals t, int moment, int seat) {
        return moment <= Moment.TORPOR_STEP && !t.hasTrigger(moment, seat) && !t.hasTrigger(moment, NONE)
                && !t.hasWaitingEffect(moment);
    }

    /// The seats with a face-down Agenda if any Agenda of the game could act now. The actual card makes no difference,
    /// so the question reveals nothing.
    private static int tempted(Rivals t, TriggerResolution<Rivals> it) {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            int agenda = hiddenAgenda(t, seat);
            if (agenda != NONE && anyHears(t, agenda, it)) seats |= 1 << seat;
        }
        return seats;
    }

    public static int hiddenAgenda(Rivals t, int seat) {
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.isFaceDown(card)) return card;
        return NONE;
    }

    private static boolean anyHears(Rivals t, int agenda, TriggerResolution<Rivals> it) {
        for (Card<Rivals> card : t.book().cards())
            if (card.kind() == Kind.AGENDA.ordinal() && hears(t, card.modes(), agenda, it)) return true;
        return false;
    }

    private static boolean hears(Rivals t, List<Mode<Rivals>> modes, int agenda, TriggerResolution<Rivals> it) {
        for (Mode<Rivals> mode : modes)
            if (mode.moment() == it.moment() && mode.trigger().reactsTo(t, agenda, it)) return true;
        return false;
    }
}
