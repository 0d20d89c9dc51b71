package elysium.tabletop.game;

import elysium.kernel.Text;

/// A kind of question.
///
/// @param id the permanent id, such as `planning-card`, under which standing orders are stored
/// @param label a short description of the question
/// @param secret whether the answer is hidden from the other players, at least at first
/// @param canPass whether a standing order can answer it by passing
public record QuestionKind(String id, Text label, boolean secret, boolean canPass) {
    /// The only kind in a game that does not distinguish questions.
    public static final QuestionKind ANY = new QuestionKind("question", new Text("A question", "Une question"), false);

    /// Whether the answer is open or secret, and whether a standing order can pass.
    public enum Bearing {
        OPEN, SECRET, QUIET, SECRET_OR_QUIET
    }

    public QuestionKind(String id, Text about, Bearing bearing) {
        this(id, about, bearing == Bearing.SECRET || bearing == Bearing.SECRET_OR_QUIET,
                bearing == Bearing.QUIET || bearing == Bearing.SECRET_OR_QUIET);
    }

    /// A kind of question that standing orders cannot pass.
    public QuestionKind(String id, Text about, boolean secret) {
        this(id, about, secret, false);
    }
}
