/// The table drawn for a terminal. Begin with [VtesDrawing].
package elysium.vtes.show.terminal;
