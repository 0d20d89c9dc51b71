/// Frames of single card effects that ask players more than the card vocabulary can.
/// Only the vocabulary opens them; each class handles one effect.
package elysium.rivals.flow.deeds;
