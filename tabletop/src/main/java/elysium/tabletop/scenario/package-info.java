/// Parts for reading and writing positions: card lists, names, marks, the text format of a table, and comparisons with
/// what a scenario expects. The `scenario` packages of the games extend them. Begin with [ScenarioValues] and
/// [PositionParser].
package elysium.tabletop.scenario;
