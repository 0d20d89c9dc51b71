package elysium.mutants.run;

/// The task of a worker.
///
/// @param tests a part of the names of the tests to run; empty for all
/// @param all whether to run every scenario that reaches a mutant
/// @param slow whether to run test classes that take seconds
/// @param tells whether this worker also reports the list of tests
record WorkerTask(String game, String tests, boolean all, boolean slow, boolean tells) {}
