/// An attack, step by step: target, Intel, kind, card, block, Reaction, abilities, damage and what follows. Opened by an action in
/// `flow.turn`. Begin with `Attack`.
package elysium.rivals.flow.attack;
