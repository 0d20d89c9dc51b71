package elysium.server.message;

import elysium.kernel.Game;

/// The data sent with a question besides its text and answers.
///
/// @param askedAt when it was asked, in milliseconds
/// @param undo whether the viewer may undo its last answer
/// @param standingAnswer the move that a standing order of the viewer is about to give, or [Game#NO_MOVE]
public record QuestionContext(int step, long askedAt, UndoRight undo, long standingAnswer) {}
