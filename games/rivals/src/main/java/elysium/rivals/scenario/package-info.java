/// Scenarios and position texts: sets tables up from words, compares them with expectations and writes them again.
/// Only the game itself uses it. Begin with [RivalsScenarioSupport].
package elysium.rivals.scenario;
