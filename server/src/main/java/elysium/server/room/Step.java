package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.server.message.Message;

/// One step that all players noticed: a decided question, or answers taken back.
record Step(int seq, boolean undone, List<LoggedEvent> happenings) {

    Message.Events toldTo(int viewer) {
        List<Message.Heard> heard = new ArrayList<>(happenings.size());
        for (LoggedEvent happening : happenings) heard.add(happening.toldTo(viewer));
        return new Message.Events(seq, undone, heard);
    }
}
