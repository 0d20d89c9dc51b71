/// What every game is tested with: the laws, checked on random games; scenarios in Java and YAML; the clauses of its
/// rules; and transcripts. The tests of the games and the command line use it. Begin with [Laws] for random games, and
/// [Scenario] or [Scenarios] for scenarios.
package elysium.kit;
