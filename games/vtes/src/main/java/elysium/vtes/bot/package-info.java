/// The knowledge of the bots: an evaluation of positions and the move weights of playouts.
/// These classes read the table and the rules and change nothing; only [elysium.vtes.VtesGame] uses them.
/// Begin with [VtesRolloutPolicy] and [Evaluation].
package elysium.vtes.bot;
