/// The rules of a turn outside actions: contests, hand sizes, merging, withdrawing, ousting and the end of the game.
package elysium.vtes.rules.turn;
