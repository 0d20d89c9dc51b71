package elysium.server.message;

import java.util.List;
import elysium.kernel.Text;

/// The JSON of replays.
public final class ReplayMessages {
    private ReplayMessages() {}

    /// The timeline of a game.
    ///
    /// @param steps the number of the last step
    /// @param marks the highlights
    /// @param scores the score of each seat at each step, from step 0
    public record Glance(int steps, List<Mark> marks, List<List<Integer>> scores) {}

    /// A highlight.
    public record Mark(int step, Text text) {}

    /// The table after a step; step 0 is the setup.
    ///
    /// @param undone whether the step is an undo
    /// @param asked the seats asked now
    /// @param moves the answers of this step, as far as the viewer knows them
    public record Frame(int step, boolean undone, List<Message.Heard> events, Message.Seen view, List<Integer> asked,
            List<Played> moves) {}

    /// An answer in words.
    public record Played(int seat, String move, Text text) {}
}
