package elysium.tabletop;

import elysium.kernel.Text;

/// A kind of question.
///
/// @param id permanent, such as `planning-card`: standing answers are kept under it
/// @param about what is asked, in a few words
/// @param secret whether the others do not see what is answered, at least not at once
/// @param quiet whether it can have a quiet answer, which may be left standing
public record QuestionKind(String id, Text about, boolean secret, boolean quiet) {
    /// The kind of every question of a game that tells none apart.
    public static final QuestionKind ANY = new QuestionKind("question", new Text("A question", "Une question"), false);

    /// How such a question is answered: before all eyes, in secret, in a quiet way that may be left standing, or both.
    public enum Bearing {
        OPEN, SECRET, QUIET, SECRET_OR_QUIET
    }

    public QuestionKind(String id, Text about, Bearing bearing) {
        this(id, about, bearing == Bearing.SECRET || bearing == Bearing.SECRET_OR_QUIET,
                bearing == Bearing.QUIET || bearing == Bearing.SECRET_OR_QUIET);
    }

    /// A kind of question that must be answered each time.
    public QuestionKind(String id, Text about, boolean secret) {
        this(id, about, secret, false);
    }
}
