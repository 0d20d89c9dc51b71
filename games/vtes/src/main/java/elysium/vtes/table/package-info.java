/// The table of the game, made of parts: seats, turn, pools, regions, minions and so on. It keeps state and emits events,
/// knows no card texts and decides nothing. All other packages use it. Begin with [GameLayout] and [Vtes].
package elysium.vtes.table;
