/// Rivals as the platform sees it: the game, its book of cards and its notation. Begin with [RivalsGame].
package elysium.rivals;
