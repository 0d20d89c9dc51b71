package elysium.rivals.show.log;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.tabletop.CardTable;

/// Removes events that a neighbouring event already implies.
final class LogFilter {
    private LogFilter() {}

    static List<Event> of(List<Event> events) {
        List<Event> gist = new ArrayList<>();
        for (int i = 0; i < events.size(); i++)
            if (!said(events, i)) gist.add(events.get(i));
        return gist;
    }

    private static boolean said(List<Event> events, int i) {
        Event event = events.get(i);
        return switch (event.kind()) {
            case EventKind.EXHAUSTED -> exhausted(event, before(events, i)) || exhausted(event, after(events, i));
            case EventKind.DISCARDED -> same(event, after(events, i), AttackEventKind.INTEL);
            case EventKind.BURNED -> same(event, before(events, i), AttackEventKind.MORTAL_BURNED)
                    || same(event, before(events, i), EventKind.EVENT_OVER);
            case EventKind.TRIGGERED -> names(before(events, i), event) || names(after(events, i), event);
            case CardTable.LOOKED -> same(event, after(events, i), EventKind.REVEALED);
            case EventKind.DREW -> after(events, i).kind() == EventKind.TOOK && after(events, i).face() >= 0;
            case EventKind.PEEKED -> after(events, i).kind() == EventKind.SAW && after(events, i).face() >= 0;
            default -> false;
        };
    }

    /// Acting, attacking, blocking and claiming imply exhaustion.
    private static boolean exhausted(Event event, Event by) {
        return switch (by.kind()) {
            case EventKind.PLAYED -> by.amount() == event.face();
            case AttackEventKind.ATTACKS, AttackEventKind.BLOCKED, AttackEventKind.CLAIMS -> by.face() == event.face();
            default -> false;
        };
    }

    /// Whether the neighbouring line names the card of a triggered text, so that all see what triggered.
    private static boolean names(Event by, Event event) {
        return by.kind() != EventKind.TRIGGERED && by.face() == event.face();
    }

    private static boolean same(Event event, Event by, int kind) {
        return by.kind() == kind && by.face() == event.face();
    }

    /// The previous event that has a line; moves of cards have none.
    private static Event before(List<Event> events, int i) {
        int at = i - 1;
        while (at >= 0 && events.get(at).kind() < EventKind.FIRST_PLAYER) at--;
        return at < 0 ? events.get(i) : events.get(at);
    }

    private static Event after(List<Event> events, int i) {
        int at = i + 1;
        while (at < events.size() && events.get(at).kind() < EventKind.FIRST_PLAYER) at++;
        return at == events.size() ? events.get(i) : events.get(at);
    }
}
