/// Vampire: The Eternal Struggle as a game of the tabletop.
/// Only this package implements the kernel's interfaces; the server and the terminal find it as a service.
/// Begin with [VtesGame].
package elysium.vtes;
