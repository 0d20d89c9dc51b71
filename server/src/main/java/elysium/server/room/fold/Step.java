package elysium.server.room.fold;

import java.util.ArrayList;
import java.util.List;
import elysium.server.message.Message;

/// One step that all players noticed: a decided question, or answers taken back.
public record Step(int number, boolean undone, List<LoggedEvent> events) {

    public Message.Events asSeenBy(int viewer) {
        List<Message.Heard> heard = new ArrayList<>(events.size());
        for (LoggedEvent happening : events) heard.add(happening.asSeenBy(viewer));
        return new Message.Events(number, undone, heard);
    }
}
