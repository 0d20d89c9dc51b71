/// Scenarios and position texts: sets tables up from words, compares them with expectations and writes them again.
/// The game uses it; `show` takes the names of Locations from [VendettaCardLookup].
/// Begin with [VendettaScenarioSupport].
package elysium.vendetta.scenario;
