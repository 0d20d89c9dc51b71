package elysium.vtes.show.log;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.vtes.table.event.ActionEventKind;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.event.PoliticsEventKind;

/// Drops events that a neighbouring event already implies, and adds up transfers in a row.
final class LogFilter {
    private LogFilter() {}

    static List<Event> of(List<Event> events) {
        List<Event> told = new ArrayList<>();
        for (Event event : events) if (event.kind() >= EventKind.FIRST) told.add(event);
        List<Event> gist = new ArrayList<>();
        for (int i = 0; i < told.size(); i++) {
            if (said(told, i)) continue;
            boolean more = !gist.isEmpty() && goesOn(gist.getLast(), told.get(i));
            gist.add(more ? sum(gist.removeLast(), told.get(i)) : told.get(i));
        }
        return gist;
    }

    /// Whether an event is one more transfer to or from the same card.
    private static boolean goesOn(Event before, Event event) {
        boolean transfer = event.kind() == EventKind.INVESTED || event.kind() == EventKind.DIVESTED;
        return transfer && same(event, before, event.kind()) && before.object() == event.object();
    }

    private static Event sum(Event before, Event more) {
        return new Event(before.kind(), before.subject(), before.object(), before.amount() + more.amount(),
                before.face(), before.seenBy());
    }

    private static boolean said(List<Event> events, int i) {
        Event event = events.get(i), before = events.get(Math.max(0, i - 1)),
                after = events.get(Math.min(events.size() - 1, i + 1));
        return switch (event.kind()) {
            case EventKind.LOCKED -> announces(event, after) || same(event, before, EventKind.USED)
                    || same(event, before, ActionEventKind.BLOCKED);
            case ActionEventKind.ANNOUNCED -> played(event, events, i) || after.kind() == ActionEventKind.WITH_CARD;
            case EventKind.TRIGGERED -> names(before, event) || names(after, event);
            case EventKind.BLOOD -> same(event, before, ActionEventKind.HUNTED) && event.amount() == before.amount();
            case EventKind.BURNED_POOL -> before.kind() == ActionEventKind.BLED && before.object() == event.subject()
                    && before.amount() == event.amount();
            case EventKind.DISCARDED -> before.kind() == PoliticsEventKind.BURNED_FOR_VOTE
                    && before.amount() == event.face();
            case EventKind.BURNED_BLOOD -> same(event, after, CombatEventKind.MENDED)
                    || same(event, after, CombatEventKind.HELD_OUT);
            case EventKind.BURNED -> same(event, before, CombatEventKind.DESTROYED)
                    || same(event, before, CombatEventKind.DESTROYED_BY);
            default -> false;
        };
    }

    /// Whether the line next to a triggered card already names that card.
    private static boolean names(Event by, Event event) {
        return switch (by.kind()) {
            case EventKind.TRIGGERED -> false;
            case EventKind.CHOSE_CARD, EventKind.CHOSE_SEAT, EventKind.CHOSE_NUMBER,
                    EventKind.CHOSE_CLAN -> by.amount() == event.face();
            default -> by.face() == event.face();
        };
    }

    /// An action locks its actor.
    private static boolean announces(Event locked, Event by) {
        return by.kind() == ActionEventKind.ANNOUNCED && by.face() == locked.face();
    }

    /// An action that a card played just before implies.
    private static boolean played(Event event, List<Event> events, int i) {
        for (int at = i - 1; at >= 0 && i - at < 8; at--)
            if (events.get(at).kind() == EventKind.PLAYED)
                return EventKind.player(events.get(at).amount()) == event.face();
        return false;
    }

    private static boolean same(Event event, Event by, int kind) {
        return by.kind() == kind && by.face() == event.face() && by.subject() == event.subject();
    }
}
