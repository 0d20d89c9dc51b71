package elysium.server.message;

import java.util.List;
import elysium.kernel.Text;

/// What is told of a game to those who go through it again.
public final class ReplayMessages {
    private ReplayMessages() {}

    /// A whole game at a glance.
    ///
    /// @param steps the number of its last step
    /// @param marks the steps worth finding again
    /// @param scores what each seat had gained at each step, from the beginning on
    public record Glance(int steps, List<Mark> marks, List<List<Integer>> scores) {}

    /// A step at which something memorable happened.
    public record Mark(int step, Text text) {}

    /// The table after a step; step 0 is the beginning.
    ///
    /// @param undone whether it is a step back
    /// @param asked the seats that are asked now
    /// @param moves the answers that led here, as far as the viewer knows them
    public record Frame(int seq, boolean undone, List<Message.Heard> events, Message.Seen view, List<Integer> asked,
            List<Played> moves) {}

    /// An answer that was given, in words.
    public record Played(int seat, String move, Text text) {}
}
