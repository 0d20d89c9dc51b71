/// The table: every fact of a game in progress, and the words for clans, kinds, phases, clauses and events. Everything else in
/// the game may use it. Begin with `Nightfall`.
package elysium.nightfall.table;
