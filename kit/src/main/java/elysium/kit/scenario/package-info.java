/// Scenarios: positions, moves and expectations, in Java or YAML, and what running them reports. The tests of the games
/// and the command line use it. Begin with [Scenario] or [Scenarios].
package elysium.kit.scenario;
