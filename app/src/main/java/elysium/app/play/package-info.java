/// Plays and replays games in a terminal, between people and bots; also finds cards, decks and rules for the commands.
/// Begin with `GameStarter` and `GameLoop`.
package elysium.app.play;
