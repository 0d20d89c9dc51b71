/// The table of the game: seats, pools, regions, minions and attached cards, each class on top of the last, up to
/// [Vtes]. It keeps state and emits events, knows no card texts and decides nothing. All other packages use it.
/// Begin with [GameLayout] and [Vtes].
package elysium.vtes.table;
