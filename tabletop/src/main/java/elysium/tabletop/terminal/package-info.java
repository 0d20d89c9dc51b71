/// Drawing tables as text for a terminal: colours, panels, and the cards only their owner may see. The drawings of the
/// games build on it. Begin with [Canvas] and [Panel].
package elysium.tabletop.terminal;
