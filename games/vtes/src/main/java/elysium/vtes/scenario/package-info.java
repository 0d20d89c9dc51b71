/// Reads and writes tables as text: the scenarios of tests, and positions to save and to share.
/// Only tests and tools call it, through [VtesScenarioSupport]; it may use every other package. Begin there.
package elysium.vtes.scenario;
