package elysium.server.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import elysium.server.message.Message;

/// A subscriber that records all messages.
final class Ear implements Subscriber {
    final List<Message> heard = Collections.synchronizedList(new ArrayList<>());
    private final int viewer;

    Ear(int viewer) {
        this.viewer = viewer;
    }

    @Override public int viewer() {
        return viewer;
    }

    @Override public void receive(Message message) {
        heard.add(message);
    }

    @Override public void flush() {}

    @Override public void dismiss() {
        heard.clear();
    }
}
