/// The table drawn for a terminal. Begin with [NightfallDrawing].
package elysium.nightfall.show.terminal;
