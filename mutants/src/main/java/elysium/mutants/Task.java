package elysium.mutants;

import java.util.List;

/// What a worker has to do.
///
/// @param all whether every scenario that reaches a mutant is asked
/// @param tells whether this worker also tells which checks there are
/// @param mutants the numbers of those it looks at, in order
record Task(String game, boolean all, boolean tells, List<Integer> mutants) {}
