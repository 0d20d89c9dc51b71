package elysium.mutants;

/// What a worker is told before the numbers of its mutants.
///
/// @param tests a part of the name of the tests that are asked; all if empty
/// @param all whether every scenario that reaches a mutant is asked
/// @param tells whether this worker also tells which checks there are
record Task(String game, String tests, boolean all, boolean tells) {}
