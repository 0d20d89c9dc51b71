/// Nightfall as the platform sees it: the game, its book of cards and its notation. Begin with [NightfallGame].
package elysium.nightfall;
