package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.server.message.Message;

/// What everybody could notice at once: a question was decided, or answers were taken back.
record Step(int seq, boolean undone, List<LoggedEvent> happenings) {

    Message.Events toldTo(int viewer) {
        List<Message.Heard> heard = new ArrayList<>(happenings.size());
        for (LoggedEvent happening : happenings) heard.add(happening.toldTo(viewer));
        return new Message.Events(seq, undone, heard);
    }
}
