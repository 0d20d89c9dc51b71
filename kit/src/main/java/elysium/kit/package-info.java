/// Tools for tests and benchmarks that fit nowhere else; the packages inside hold the laws, scenarios and checks.
/// Begin with `elysium.kit.law` for random games and `elysium.kit.scenario` for scenarios.
package elysium.kit;
