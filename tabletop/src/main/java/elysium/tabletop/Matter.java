package elysium.tabletop;

import elysium.kernel.Text;

/// A kind of question.
///
/// @param id permanent, such as `planning-card`: standing answers are kept under it
/// @param about what is asked, in a few words
/// @param secret whether the others do not see what is answered, at least not at once
public record Matter(String id, Text about, boolean secret) {
    /// The kind of every question of a game that tells none apart.
    public static final Matter ANY = new Matter("question", new Text("A question", "Une question"), false);
}
