/// The game Vendetta as the kernel sees it: set-up, moves in words, options.
/// The other packages do not use it. Begin with [VendettaGame].
package elysium.vendetta;
