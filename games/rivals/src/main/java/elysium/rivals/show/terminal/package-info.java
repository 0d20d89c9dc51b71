/// The table drawn for a terminal. Begin with [RivalsDrawing].
package elysium.rivals.show.terminal;
