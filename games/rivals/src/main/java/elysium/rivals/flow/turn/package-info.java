/// A turn and its phases, the actions offered in it, mending and the end of a turn. Begin with `Turn`.
package elysium.rivals.flow.turn;
