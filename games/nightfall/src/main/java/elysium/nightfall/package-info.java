/// The game Nightfall as the kernel sees it: set-up, moves in words, options, and what bots need to evaluate a
/// position. The other packages do not use it. Begin with [NightfallGame].
package elysium.nightfall;
