package elysium.server.room.fold;

import java.util.ArrayList;
import java.util.List;
import elysium.server.message.Message;

/// One step that all players noticed: a decided question, or answers taken back.
public record Step(int seq, boolean undone, List<LoggedEvent> happenings) {

    public Message.Events toldTo(int viewer) {
        List<Message.Heard> heard = new ArrayList<>(happenings.size());
        for (LoggedEvent happening : happenings) heard.add(happening.toldTo(viewer));
        return new Message.Events(seq, undone, heard);
    }
}
