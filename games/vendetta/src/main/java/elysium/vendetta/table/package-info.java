/// The table of Vendetta: zones, cells, events, verbs, clauses, and the elementary changes that keep them consistent.
/// It knows no rules of play and uses only kernel and tabletop; all other packages use it. Begin with [Vendetta].
package elysium.vendetta.table;
