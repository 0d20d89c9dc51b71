/// The table drawn for a terminal. Begin with [VendettaDrawing].
package elysium.vendetta.show.terminal;
