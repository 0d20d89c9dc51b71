/// The table of Rivals, made of parts: turn, prestige, coteries, blood, the city and so on. It keeps state and emits events,
/// and knows no rules of play. All other packages use it. Begin with [Rivals].
package elysium.rivals.table;
