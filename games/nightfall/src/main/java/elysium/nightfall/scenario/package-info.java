/// Tables in words: scenarios set up and checked, and positions written and read. Used by tests and by replays. Begin with the
/// class that ends in `ScenarioSupport`.
package elysium.nightfall.scenario;
