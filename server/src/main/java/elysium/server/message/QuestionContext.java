package elysium.server.message;

import elysium.kernel.Game;

/// What is told of an open question besides what it asks.
///
/// @param since when it was opened, in milliseconds
/// @param undo whether the viewer's last answer may be taken back
/// @param ordered the move that a standing order of the viewer is about to give, or [Game#NO_FALLBACK]
public record QuestionContext(int seq, long since, UndoRight undo, long ordered) {}
