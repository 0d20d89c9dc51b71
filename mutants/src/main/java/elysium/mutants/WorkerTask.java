package elysium.mutants;

/// What a worker is told before the numbers of its mutants.
///
/// @param tests a part of the name of the tests that are asked; all if empty
/// @param all whether every scenario that reaches a mutant is asked
/// @param slow whether classes of tests that take some seconds are asked as well
/// @param tells whether this worker also tells which checks there are
record WorkerTask(String game, String tests, boolean all, boolean slow, boolean tells) {}
